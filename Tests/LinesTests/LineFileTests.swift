import Testing

@testable import Lines

@Suite struct LineFileTests {
    private func texts(_ bytes: [UInt8]) throws -> [String] {
        var file = try LineFile(bytes)
        var texts: [String] = []
        while let entry = file.next() {
            #expect(entry.number == texts.count + 1)
            texts.append(file.text(of: entry))
        }
        return texts
    }

    @Test func linesEndWithALineFeedAndMayHaveACarriageReturn() throws {
        #expect(try texts(Array("a\r\nb\n\nc".utf8)) == ["a", "b", "", "c"])
        #expect(
            try texts(Array("a\r\r\nb\r".utf8)) == ["a", "b"], "what is kept must be the same when it is written and read again")
        #expect(try texts([]).isEmpty)
    }

    @Test func aByteOrderMarkIsLeftOut() throws {
        #expect(try texts([0xEF, 0xBB, 0xBF] + Array("dudel 1\n".utf8)) == ["dudel 1"])
    }

    @Test func aFileThatWasCutOffIsNoticed() throws {
        #expect(try LineFile(Array("a\nb".utf8)).isCutOff)
        #expect(try !LineFile(Array("a\nb\n".utf8)).isCutOff)
        #expect(try !LineFile([]).isCutOff)
    }

    @Test func bytesThatAreNotUTF8AreToldWithTheirLine() {
        for bad: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] {
            #expect(throws: NumberedLineError(line: 3, LineError(.notUTF8))) {
                try LineFile(Array("a\nb\nc".utf8) + bad + [0x0A])
            }
        }
    }

    @Test func aBrokenLineIsToldWithItsNumber() throws {
        var file = try LineFile(Array("a\n\"b\n".utf8))
        let entries = [file.next(), file.next()].compactMap { $0 }
        let first = entries[0]
        #expect(try file.line(of: first) == Line("a"))
        let second = entries[1]
        #expect(throws: NumberedLineError(line: 2, LineError(.missingName, column: 1))) { try file.line(of: second) }
    }
}
