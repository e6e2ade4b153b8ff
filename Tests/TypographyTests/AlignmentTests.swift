import Drawing
import Geometry
import Testing

@testable import Typography

/// Where lines stand between their margins.
@Suite struct AlignmentTests {
    private let typesetter = TestFonts.typesetter()

    private func layout(_ text: String, width: Double? = 120, _ alignment: TextAlignment) -> TextLayout {
        typesetter.layout(TextRequest(text, face: TestFonts.sans, size: 20, width: width, alignment: alignment))
    }

    /// The left and the right edge of what is seen of a line, the blanks at its end left out.
    private func edges(_ line: TextLine, of text: String) -> (left: Double, right: Double) {
        let characters = Array(text)
        var end = line.range.upperBound
        while end > line.range.lowerBound, characters[end - 1] == " " { end -= 1 }
        let seen = line.stops.filter { (line.range.lowerBound..<end).contains($0.offset) }.flatMap { [$0.x, $0.farX] }
        return (seen.min() ?? line.left, seen.max() ?? line.left)
    }

    private static let latin = "The quick brown fox jumps over the lazy dog"
    private static let hebrew = "אבג דהו זחט יכל מנס עפצ קרש תאב גדה"

    @Test func linesOfLatinTextStandWhereTheAlignmentSays() {
        for line in layout(Self.latin, .left).lines { #expect(abs(edges(line, of: Self.latin).left) < 0.001) }
        #expect(layout(Self.latin, .left) == layout(Self.latin, .start))
        for line in layout(Self.latin, .right).lines { #expect(abs(edges(line, of: Self.latin).right - 120) < 0.001) }
        for line in layout(Self.latin, .centre).lines {
            let seen = edges(line, of: Self.latin)
            #expect(abs(seen.left - (120 - seen.right)) < 0.001)
        }
    }

    @Test func linesOfHebrewTextStandWhereTheAlignmentSays() {
        #expect(layout(Self.hebrew, .right) == layout(Self.hebrew, .start))
        for line in layout(Self.hebrew, .start).lines { #expect(abs(edges(line, of: Self.hebrew).right - 120) < 0.001) }
        for line in layout(Self.hebrew, .left).lines { #expect(abs(edges(line, of: Self.hebrew).left) < 0.001) }
        for line in layout(Self.hebrew, .centre).lines {
            let seen = edges(line, of: Self.hebrew)
            #expect(abs(seen.left - (120 - seen.right)) < 0.001)
        }
    }

    @Test func withoutAFrameTheLongestLineMakesTheMargins() {
        let right = layout("ab\nabcdef", width: nil, .right)
        #expect(right.lines[1].left == 0)
        #expect(abs(right.lines[0].left + right.lines[0].width - right.size.width) < 0.001)
        let centre = layout("ab\nabcdef", width: nil, .centre)
        #expect(abs(centre.lines[0].left * 2 + centre.lines[0].width - centre.size.width) < 0.001)
        #expect(layout("ab\nabcdef", width: nil, .justify) == layout("ab\nabcdef", width: nil, .start))
    }

    @Test(arguments: [latin, hebrew]) func justifiedLinesReachFromMarginToMarginButForTheLast(text: String) {
        let lines = layout(text, .justify).lines
        #expect(lines.count > 2)
        for line in lines.dropLast() {
            #expect(abs(edges(line, of: text).left) < 0.001)
            #expect(abs(edges(line, of: text).right - 120) < 0.001)
        }
        #expect(lines.last == layout(text, .start).lines.last)
        #expect(lines.map(\.range) == layout(text, .start).lines.map(\.range))
    }

    @Test func justifyingWidensBlanksAndNothingElse() throws {
        let plain = try #require(layout(Self.latin, .start).lines.first)
        let justified = try #require(layout(Self.latin, .justify).lines.first)
        let widths: [[Double]] = [plain, justified].map { line in line.stops.map { $0.farX - $0.x } }
        var added: [Double] = []
        for (index, character) in Array(Self.latin)[plain.range].enumerated() {
            let change = widths[1][index] - widths[0][index]
            if character == " ", index + 1 < plain.range.count { added.append(change) } else { #expect(abs(change) < 0.001) }
        }
        #expect(added.allSatisfy { abs($0 - added[0]) < 0.001 && $0 > 0 })
    }

    @Test func linesBeforeALineFeedAreNotJustified() {
        let lines = layout("ab cd\nThe quick brown fox jumps", .justify).lines
        #expect(lines[0] == layout("ab cd", .start).lines[0])
    }

    @Test func withoutBlanksTheRoomBetweenIdeographsIsStretched() throws {
        guard TestFonts.has("WenQuanYi Micro Hei Regular") else { return }
        let text = "漢字仮名交文日本語文章組版"
        let request = TextRequest(
            text, face: FaceName("WenQuanYi Micro Hei Regular"), size: 20, width: 110, language: "ja", alignment: .justify)
        let line = try #require(typesetter.layout(request).lines.first)
        #expect(line.range.count == 5)
        #expect(abs(edges(line, of: text).right - 110) < 0.001)
        let widths = line.stops.map { $0.farX - $0.x }
        #expect(abs(widths[0] - widths[1]) < 0.001)
        #expect(widths[0] > widths[4])
    }

    @Test func aWordThatIsTooLongIsReadFromItsBeginning() {
        let text = "Donaudampfschifffahrt"
        for alignment in TextAlignment.allCases {
            for line in layout(text, width: 8, alignment).lines { #expect(line.left > -0.001) }
        }
    }

    @Test func everyStopStaysInItsLineInEveryAlignment() {
        for alignment in TextAlignment.allCases {
            for text in [Self.latin, Self.hebrew, "abc אבג xyz דהו abc אבג xyz דהו", "a b  c   d    e     f", "   ", ""] {
                for line in layout(text, width: 90, alignment).lines {
                    #expect(line.stops.map(\.offset).sorted() == Array(line.range.lowerBound...line.range.upperBound))
                    for (left, right) in zip(line.stops, line.stops.dropFirst()) { #expect(left.x <= right.x + 1e-9) }
                    #expect(line.stops.allSatisfy { $0.x > line.left - 0.001 && $0.x < line.left + line.width + 0.001 })
                }
            }
        }
    }
}
