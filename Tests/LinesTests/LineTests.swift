import TestSupport
import Testing

@testable import Lines

@Suite struct LineTests {
    @Test func namePositionalAndAttributesAreTold() throws {
        let line = try #require(try Line.parse(#"text 12 60 "Release 2.0" id=q8v2t5aa face="DejaVu Serif Book" size=36"#))
        #expect(line.name == "text")
        #expect(line.positional == ["12", "60", Argument("Release 2.0", isQuoted: true)])
        #expect(
            line.attributes == [
                Attribute("id", "q8v2t5aa"), Attribute("face", "DejaVu Serif Book"), Attribute("size", "36"),
            ])
        #expect(line["size"] == "36")
        #expect(line["stroke"] == nil)
    }

    @Test(arguments: ["", "   ", "\t", "# a comment", "  #x"]) func blankLinesAndCommentsAreNothing(_ text: String) throws {
        #expect(try Line.parse(text) == nil)
    }

    @Test func escapesAreResolved() throws {
        let line = try #require(try Line.parse(#"text "a\"b\\c\nd\te\u{1b}\u{1F600}""#))
        #expect(line.positional[0].text == "a\"b\\c\nd\te\u{1b}\u{1F600}")
    }

    @Test func aQuotedEqualsSignMakesNoAttribute() throws {
        let line = try #require(try Line.parse(#"select "a=b" a=b"#))
        #expect(line.positional == [Argument("a=b", isQuoted: true)])
        #expect(line.attributes == [Attribute("a", "b")])
    }

    @Test func anAddressWithEqualsSignsIsPositional() throws {
        let line = try #require(try Line.parse("article https://en.wikipedia.org/w/index.php?title=Rome"))
        #expect(line.positional == ["https://en.wikipedia.org/w/index.php?title=Rome"])
    }

    @Test func commandsKeepTheirSigns() throws {
        #expect(try Line.parse("q!")?.name == "q!")
        #expect(try Line.parse("map = zoom-in")?.positional == ["=", "zoom-in"])
        #expect(try Line.parse("stroke #ff8000")?.positional == ["#ff8000"])
        #expect(try Line.parse("set a=")?.attributes == [Attribute("a", "")])
    }

    @Test(arguments: [
        (#"text "abc"#, LineError.Reason.unterminatedString, 6),
        (#"text "ab\q""#, .badEscape, 9),
        (#"text "\u{110000}""#, .badEscape, 7),
        (#"text "\u{d800}""#, .badEscape, 7),
        (#"text "\u{}""#, .badEscape, 7),
        (#"text "\u{1234567}""#, .badEscape, 7),
        (#"text "\"#, .badEscape, 7),
        (#"text ab"c"#, .strayQuote, 8),
        (#"text "ab"c"#, .strayQuote, 10),
        (#"text "é" a=1 a=2"#, .repeatedAttribute("a"), 14),
        (#""text" 1"#, .missingName, 1),
        ("a=b c", .missingName, 1),
        ("= c", .missingName, 1),
        ("text a\u{1b}[31m", .controlCharacter, 7),
    ]) func whatIsWrongIsToldWithItsColumn(_ text: String, reason: LineError.Reason, column: Int) {
        #expect(throws: LineError(reason, column: column)) { try Line.parse(text) }
    }

    @Test func aLineWithTooManyArgumentsIsRefused() {
        let text = "pencil" + String(repeating: " 1", count: Line.argumentLimit + 1)
        #expect(throws: LineError.self) { try Line.parse(text) }
        let keys = "pencil" + (0..<1_000).map { " k\($0)=1" }.joined()
        #expect(throws: LineError.self) { try Line.parse(keys) }
    }

    @Test func quotesAreWrittenOnlyWhereTheyAreNeeded() {
        let line = Line(
            "text", ["12", "a b", "a=b", "x?=y", "", Argument("q", isQuoted: true)],
            attributes: [Attribute("face", "DejaVu Serif"), Attribute("stroke", "#ff8000"), Attribute("label", "Größe")])
        #expect(line.text == #"text 12 "a b" "a=b" x?=y "" "q" face="DejaVu Serif" stroke=#ff8000 label="Größe""#)
    }

    @Test func controlsAndDirectionMarksAreWrittenAsEscapes() {
        let line = Line("text", ["a\u{1b}[31m\u{9b}\u{202e}\u{7f}\r\n\t\\\""])
        #expect(line.text == #"text "a\u{1b}[31m\u{9b}\u{202e}\u{7f}\u{d}\n\t\\\"""#)
    }

    @Test(arguments: 0..<20) func anyTextSurvivesBeingWrittenAndRead(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let line = Line(
                "name", (0..<Int.random(in: 0...4, using: &random)).map { _ in random.argument() },
                attributes: (0..<Int.random(in: 0...4, using: &random)).map { Attribute("k\($0)", random.lineText()) })
            let read = try #require(try Line.parse(line.text), "seed \(seed)")
            #expect(read.name == line.name)
            #expect(read.positional.map(\.text.unicodeScalars.count) == line.positional.map(\.text.unicodeScalars.count))
            #expect(read.positional.map(\.text) == line.positional.map(\.text), "seed \(seed)")
            #expect(read.attributes == line.attributes, "seed \(seed)")
            #expect(read.text == line.text, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<20) func noTextCrashesTheReader(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 { _ = try? Line.parse(random.lineText()) }
    }
}
