import Drawing
import Geometry
import Testing

@testable import Typography

@Suite struct LayoutTests {
    private let typesetter = TestFonts.typesetter()

    private func layout(_ text: String, size: Int = 20, width: Double? = nil, alignment: TextAlignment = .start) -> TextLayout {
        typesetter.layout(TextRequest(text, face: TestFonts.sans, size: size, width: width, alignment: alignment))
    }

    @Test func anEmptyTextHasOneLineWithOneStop() {
        let layout = layout("")
        #expect(layout.lines.count == 1)
        #expect(layout.lines.first?.stops == [CaretStop(offset: 0, x: 0)])
        #expect(layout.size.height > 20)
    }

    @Test func theTerminalFaceIsSetInCells() {
        let request = TextRequest("abc", face: .terminal, size: 24)
        #expect(typesetter.layout(request) == CellTextSetter.layout(request))
    }

    @Test func lineFeedsEndLinesAndOffsetsCountCharacters() {
        let layout = layout("ab\n\ncd\r\ne\u{301}f")
        #expect(layout.lines.map(\.range) == [0..<2, 3..<3, 4..<6, 7..<9])
        #expect(layout.lines[3].stops.map(\.offset) == [7, 8, 9])
        for (above, below) in zip(layout.lines, layout.lines.dropFirst()) { #expect(below.top == above.top + above.height) }
    }

    @Test func measuresGrowWithTheSize() {
        let small = layout("Hamburg", size: 10)
        let large = layout("Hamburg", size: 40)
        #expect(abs(large.size.width - 4 * small.size.width) < 0.01)
        #expect(abs(large.size.height - 4 * small.size.height) < 0.01)
        #expect(large.lines[0].baseline > 30 && large.lines[0].baseline < large.size.height)
    }

    @Test func wrappedLinesFitAndLoseNothing() {
        let text = "The quick brown fox jumps over the lazy dog, again and again."
        let layout = layout(text, width: 100)
        #expect(layout.lines.count > 3)
        #expect(layout.lines.first?.range.lowerBound == 0)
        #expect(layout.lines.last?.range.upperBound == text.count)
        for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
            #expect(line.range.upperBound == next.range.lowerBound)
        }
        for line in layout.lines {
            let shown = Array(text)[line.range].reversed().drop { $0 == " " }.count
            let end = line.stops.first { $0.offset == line.range.lowerBound + shown }
            #expect((end?.x ?? .infinity) <= 100.001)
        }
    }

    @Test func anOverlongWordIsBrokenBetweenClusters() {
        let text = String(repeating: "e\u{301}", count: 40)
        let layout = layout(text, width: 60)
        #expect(layout.lines.count > 5)
        #expect(layout.lines.last?.range.upperBound == 40)
        #expect(layout.lines.allSatisfy { $0.width <= 60.001 })
    }

    @Test func aFrameNarrowerThanALetterHoldsOneLetterALine() {
        #expect(layout("abc", width: 0).lines.map(\.range) == [0..<1, 1..<2, 2..<3])
        #expect(layout("abc", width: -5).lines.count == 3)
    }

    @Test func blanksHangOverTheEdge() {
        let width = layout("word").size.width
        let layout = layout("word     word", width: width)
        #expect(layout.lines.map(\.range) == [0..<9, 9..<13])
    }

    @Test func aTextThatFitsExactlyStaysOnOneLine() {
        let text = "Hamburgefonts AVATAR"
        #expect(layout(text, width: layout(text).size.width).lines.count == 1)
    }

    @Test func centredLinesHaveTheSameSpaceOnBothSides() throws {
        let line = try #require(layout("mid  ", width: 200, alignment: .centre).lines.first)
        let end = try #require(line.stops.first { $0.offset == 3 })
        #expect(abs(line.left - (200 - end.x)) < 0.001)
        #expect(line.left > 50)
        #expect(line.stops.first?.x == line.left)
    }

    @Test func stopsRunFromLeftToRight() {
        let stops = layout("AVATAR office fi").lines[0].stops
        #expect(stops.map(\.offset) == Array(0...16))
        for (left, right) in zip(stops, stops.dropFirst()) { #expect(left.x < right.x) }
    }

    @Test func aLigatureIsOneGlyphWithStopsInside() throws {
        let layout = layout("ffi")
        #expect(layout.glyphRuns.first?.glyphs.count == 1)
        let stops = layout.lines[0].stops.map(\.x)
        #expect(stops.count == 4)
        #expect(abs((stops[1] - stops[0]) - (stops[3] - stops[2])) < 0.001)
        #expect(stops[1] > stops[0])
    }

    @Test func kerningBringsLettersTogether() {
        #expect(layout("AV").size.width < layout("A").size.width + layout("V").size.width)
    }

    @Test func aTabIsWorthFourBlanks() {
        #expect(abs(layout("\t").size.width - 4 * layout(" ").size.width) < 0.001)
    }

    @Test func aTallerFallbackMakesTheLineHigher() {
        let mono = FaceName("DejaVu Sans Mono Book")
        let catalogue = TestFonts.catalogue
        guard let wanted = catalogue.position(of: mono), let other = catalogue.fallback.general.first, wanted != other else {
            return
        }
        // A letter that DejaVu Sans Mono lacks and DejaVu Sans has.
        let request = TextRequest("a\u{5D0}", face: mono, size: 20)
        let plain = TextRequest("a", face: mono, size: 20)
        #expect(typesetter.layout(request).size.height >= typesetter.layout(plain).size.height)
        #expect(Set(typesetter.layout(request).glyphRuns.map(\.name)).count == 2)
    }

    @Test func linesBreakBetweenFlagsAndBetweenPictographs() {
        #expect(layout("🇩🇪🇫🇷🇪🇸", width: 30).lines.count > 1)
        #expect(layout("ab😀cd", width: layout("ab😀c").size.width).lines.first?.range == 0..<3)
        #expect(layout("a\u{FFFF} b", width: 10).lines.last?.range.upperBound == 4)
    }

    @Test func thaiBreaksBetweenClustersButNotBehindALeadingVowel() {
        #expect(SpacelessScript.mayBreak(between: 0xE01, and: 0xE02))
        #expect(!SpacelessScript.mayBreak(between: 0xE40, and: 0xE01))
        #expect(!SpacelessScript.mayBreak(between: 0xE01, and: 0xE32))
        #expect(!SpacelessScript.mayBreak(between: 0x61, and: 0xE01))
    }

    @Test func linesBrokenInsideAJoinedWordLookAsIfSetAlone() throws {
        let word = "سسسسسسسسسسسس"
        let layout = layout(word, width: 40)
        #expect(layout.lines.count > 1)
        let first = layout.lines[0]
        let alone = self.layout(String(Array(word)[first.range]))
        guard case .glyphs(let run)? = first.runs.first else {
            Issue.record("no glyphs")
            return
        }
        #expect(run.glyphs.map(\.glyph) == alone.glyphRuns.first?.glyphs.map(\.glyph))
    }
}
