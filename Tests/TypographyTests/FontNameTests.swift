import Testing

@testable import Typography

@Suite struct FontNameTests {
    private func text(_ bytes: [UInt8]) -> String {
        (bytes + [0]).withUnsafeBufferPointer { $0.baseAddress.map { FontName.text(of: $0) } ?? "" }
    }

    @Test func aPlainNameIsLeftAlone() {
        #expect(text(Array("DejaVu Sans".utf8)) == "DejaVu Sans")
        #expect(text(Array("源ノ角ゴシック".utf8)) == "源ノ角ゴシック")
        #expect(text([]).isEmpty)
    }

    @Test func whatWouldActOnATerminalIsShownInstead() {
        #expect(text(Array("A\u{1b}[31mB\nC\u{202E}D\u{9B}E".utf8)) == "A␛[31mB␊C\u{FFFD}D\u{FFFD}E")
        #expect(text(Array("  two   blanks ".utf8)) == "two blanks")
        #expect(text(Array("%s%n".utf8)) == "%s%n")
    }

    @Test func brokenBytesAreReplaced() {
        #expect(text([0x41, 0xFF, 0xC3]) == "A\u{FFFD}\u{FFFD}")
    }

    @Test func aNameWithoutEndIsCutBetweenCharacters() {
        let name = text(Array(repeating: 0x41, count: 65_536))
        #expect(name == String(repeating: "A", count: FontName.longest) + "…")
        for count in 80...90 {
            let name = text(Array(String(repeating: "é", count: count * 3).utf8))
            #expect(name.allSatisfy { $0 == "é" || $0 == "…" })
            #expect(name.utf8.count <= FontName.longest + 3)
        }
    }

    @Test func aLanguageIsFoundUnderTheNamesThatFontsGiveIt() {
        func names(_ code: String, _ name: String) -> Int? {
            FontconfigWord.names(of: code).firstIndex { word in
                Array(name.utf8 + [0]).withUnsafeBufferPointer { $0.baseAddress.map { word.matches($0) } ?? false }
            }
        }
        #expect(names("de", "de") == 0)
        #expect(names("pt_BR", "pt") == 1)
        #expect(names("zh-Hant", "zh-tw") == 1)
        #expect(names("zh-Hant", "zh-cn") == nil)
        #expect(names("zh", "zh-cn") == 1)
        #expect(names("en-GB", "en") == nil)
    }
}
