import Drawing
import Geometry
import Testing

@testable import Typography

/// Line spacing and letter spacing.
@Suite struct SpacingTests {
    private let typesetter = TestFonts.typesetter()

    private func layout(
        _ text: String, face: FaceName = TestFonts.sans, width: Double? = nil, alignment: TextAlignment = .start,
        leading: Int = 100, tracking: Int = 0
    ) -> TextLayout {
        typesetter.layout(
            TextRequest(text, face: face, size: 20, width: width, alignment: alignment, leading: leading, tracking: tracking))
    }

    @Test func lineSpacingChangesTheDistanceOfBaselines() {
        let plain = layout("a\nb\nc")
        let double = layout("a\nb\nc", leading: 200)
        let distance = plain.lines[1].baseline - plain.lines[0].baseline
        #expect(double.lines[0].baseline == plain.lines[0].baseline)
        for (above, below) in zip(double.lines, double.lines.dropFirst()) {
            #expect(abs(below.baseline - above.baseline - 2 * distance) < 0.001)
            #expect(abs(below.top - above.top - above.height) < 0.001)
        }
        #expect(abs(layout("a\nb", leading: 50).size.height - 1.5 * distance) < 0.001)
    }

    @Test func lineSpacingLeavesALineAlone() {
        #expect(layout("one line", leading: 400) == layout("one line"))
        #expect(abs(layout("a\nb", leading: 300).size.height - 4 * layout("a").size.height) < 0.001)
    }

    @Test func letterSpacingStandsBetweenCharactersAndNotBehindTheLast() {
        for count in 1...5 {
            let text = String(repeating: "n", count: count)
            #expect(abs(layout(text, tracking: 250).size.width - layout(text).size.width - Double(count - 1) * 5) < 0.001)
        }
        #expect(abs(layout("nnn", tracking: -100).size.width - layout("nnn").size.width + 4) < 0.001)
    }

    @Test func letterSpacingKeepsMarksOnTheirLetters() {
        let plain = layout("x\u{30A}\u{323}x")
        let spaced = layout("x\u{30A}\u{323}x", tracking: 500)
        #expect(abs(spaced.size.width - plain.size.width - 10) < 0.001)
        let marks = [plain, spaced].map { layout in layout.glyphRuns.flatMap(\.glyphs).dropLast().map(\.position) }
        #expect(marks[0] == marks[1])
    }

    @Test func letterSpacingPutsLigaturesOutOfUse() {
        #expect(layout("ffi").glyphRuns.first?.glyphs.count == 1)
        #expect(layout("ffi", tracking: 10).glyphRuns.first?.glyphs.count == 3)
        #expect(layout("ffi", tracking: -10).glyphRuns.first?.glyphs.count == 3)
    }

    @Test func letterSpacingDoesNotTearArabic() {
        #expect(layout("السلام عليكم", tracking: 300) == layout("السلام عليكم"))
        let mixed = layout("ab سلام cd", tracking: 250)
        #expect(mixed.size.width > layout("ab سلام cd").size.width)
        let words = [mixed, layout("ab سلام cd")].map { $0.glyphRuns.first { $0.text.contains("س") } }
        #expect(words[0]?.glyphs.map(\.glyph) == words[1]?.glyphs.map(\.glyph))
        #expect(abs((words[0]?.width ?? 0) - (words[1]?.width ?? 1)) < 0.001)
    }

    @Test func letterSpacingWorksInHebrewAndOnRightAlignedLines() {
        #expect(abs(layout("אבג", tracking: 250).size.width - layout("אבג").size.width - 10) < 0.001)
        let line = layout("abc", width: 200, alignment: .right, tracking: 500).lines[0]
        #expect(abs(line.left + line.width - 200) < 0.001)
    }

    @Test func noCharacterBecomesNarrowerThanNothing() {
        for text in ["iiiilll...", "a\u{301}\u{302}b", "😀👨‍👩‍👧x", "‌\u{200D}ab", "漢字", "עברית abc"] {
            let line = layout(text, tracking: -200).lines[0]
            for (left, right) in zip(line.stops, line.stops.dropFirst()) { #expect(left.x <= right.x + 1e-9) }
            #expect(line.stops.map(\.offset).sorted() == Array(0...text.count))
        }
    }

    @Test func justifiedTextWithLetterSpacingStillReachesTheMargin() {
        let text = "The quick brown fox jumps over the lazy dog"
        let lines = layout(text, width: 200, alignment: .justify, tracking: 100).lines
        #expect(lines.count > 2)
        for line in lines.dropLast() {
            let last = Array(text)[line.range].lastIndex { $0 != " " } ?? 0
            let seen = line.stops.first { $0.offset == last }
            // What was added behind the last letter was taken away.
            #expect(abs((seen?.farX ?? 0) - 200) < 0.001)
        }
    }

    @Test func runsSayWhatWasAdded() {
        #expect(layout("abc", tracking: 250).glyphRuns.first?.spacing == GlyphRun.Spacing(letters: 5, words: 0))
        let words = layout("ab cd ef gh ij kl", width: 70, alignment: .justify).glyphRuns.first?.spacing
        #expect(words?.letters == 0)
        #expect((words?.words ?? 0) > 0)
        #expect(layout("abc").glyphRuns.first?.spacing == GlyphRun.Spacing.none)
    }

    @Test func theTerminalFaceTakesNoSpacing() {
        let plain = layout("ab\ncd", face: .terminal)
        #expect(layout("ab\ncd", face: .terminal, leading: 300, tracking: 900) == plain)
    }
}
