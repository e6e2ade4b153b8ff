import Testing

@testable import Terminal

@Suite struct AttributeTrimmerTests {
    private func trimmed(_ frames: String...) -> [String] {
        var trimmer = AttributeTrimmer()
        return frames.map { String(decoding: trimmer.trimmed(Array($0.utf8)), as: UTF8.self) }
    }

    @Test func theFirstDesignationIsKeptAndItsRepetitionsAreNot() {
        #expect(trimmed("\u{1B}(B\u{1B}[m a\u{1B}(B\u{1B}[0;7mb", "\u{1B}(Bc") == ["\u{1B}(B\u{1B}[m a\u{1B}[7mb", "c"])
    }

    @Test func aResetInFrontOfAttributesGoesOnlyBehindAnotherReset() {
        #expect(trimmed("\u{1B}[0;1mx\u{1B}[0;7my\u{1B}[mz\u{1B}[0;4m") == ["\u{1B}[0;1mx\u{1B}[0;7my\u{1B}[mz\u{1B}[4m"])
    }

    @Test func anotherCharacterSetIsTakenBack() {
        #expect(trimmed("\u{1B}(B\u{1B}(0q\u{1B}(Bx") == ["\u{1B}(B\u{1B}(0q\u{1B}(Bx"])
    }

    @Test func everythingElseIsLeftAsItIs() {
        let frame = "\u{1B}[6;26H\u{203A} \u{1B}[38;2;1;2;3mred\u{1B}[K\u{1B}[1;24r\u{1B}"
        #expect(trimmed(frame) == [frame])
    }
}
