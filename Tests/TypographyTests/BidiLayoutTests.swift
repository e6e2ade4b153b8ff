import Drawing
import Geometry
import Graphemes
import Testing

@testable import Typography

@Suite struct BidiLayoutTests {
    private let typesetter = TestFonts.typesetter()

    private func line(_ text: String, width: Double? = nil) throws -> TextLine {
        try #require(typesetter.layout(TextRequest(text, face: TestFonts.sans, size: 20, width: width)).lines.first)
    }

    private func order(_ text: String) throws -> [Int] { try line(text).stops.map(\.offset) }

    @Test func hebrewRunsFromRightToLeft() throws {
        #expect(try order("אבג") == [3, 2, 1, 0])
        let stops = try line("אבג").stops
        for (left, right) in zip(stops, stops.dropFirst()) { #expect(left.x < right.x) }
    }

    @Test func aHebrewWordInAnEnglishLineIsTurnedInItsPlace() throws {
        // Before `א` the caret stands at the right end of the word, behind `ג` at its left end.
        #expect(try order("ab אבג") == [0, 1, 2, 6, 5, 4, 3])
        // Offsets 3 and 6 share the place at the right end of the word.
        #expect(try order("ab אבג cd") == [0, 1, 2, 5, 4, 3, 6, 7, 8, 9])
    }

    @Test func everyOffsetHasOneStopInsideTheLine() throws {
        for text in ["مرحبا hello שלום 123", "(אבג) [x] 12.5", "a\u{5D0}b\u{5D1}c", "אב  "] {
            let line = try line(text)
            #expect(line.stops.map(\.offset).sorted() == Array(0...text.count))
            for (left, right) in zip(line.stops, line.stops.dropFirst()) { #expect(left.x <= right.x) }
            #expect(line.stops.allSatisfy { $0.x > line.left - 0.001 && $0.x < line.left + line.width + 0.001 })
        }
    }

    @Test func bracketsAreMirrored() throws {
        let mixed = typesetter.layout(TextRequest("(א)", face: TestFonts.sans, size: 20)).glyphRuns.flatMap(\.glyphs).map(\.glyph)
        let plain = typesetter.layout(TextRequest("()", face: TestFonts.sans, size: 20)).glyphRuns.flatMap(\.glyphs).map(\.glyph)
        #expect(mixed.first == plain.first)
        #expect(mixed.last == plain.last)
    }

    @Test func arabicLettersJoin() throws {
        let joined = typesetter.layout(TextRequest("ببب", face: TestFonts.sans, size: 20)).glyphRuns.flatMap(\.glyphs)
        #expect(Set(joined.map(\.glyph)).count == 3)
    }

    @Test func aRightToLeftParagraphBeginsAtTheRightOfItsFrame() throws {
        let line = try line("אבג  ", width: 300)
        let first = try #require(line.stops.first { $0.offset == 0 })
        #expect(abs(first.x - 300) < 0.001)
    }

    @Test func withoutAFrameRightToLeftLinesEndAtTheWidestLine() throws {
        let layout = typesetter.layout(TextRequest("אבגדהו\nאב", face: TestFonts.sans, size: 20))
        #expect(abs(layout.lines[1].left + layout.lines[1].width - layout.size.width) < 0.001)
    }

    @Test func visualOrderReversesNestedLevels() {
        #expect(BidiParagraph.visualOrder([0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
        #expect(BidiParagraph.visualOrder([1, 2, 1]) == [2, 1, 0])
        #expect(BidiParagraph.visualOrder([0, 0]) == [0, 1])
        #expect(BidiParagraph.visualOrder([]).isEmpty)
    }

    @Test func aLineBrokenInMixedTextKeepsTheOrderOfItsWords() throws {
        let layout = typesetter.layout(TextRequest("abc אבג דהו xyz אבג", face: TestFonts.sans, size: 20, width: 90))
        #expect(layout.lines.count > 1)
        for line in layout.lines {
            #expect(line.stops.map(\.offset).sorted() == Array(line.range.lowerBound...line.range.upperBound))
        }
    }
}
