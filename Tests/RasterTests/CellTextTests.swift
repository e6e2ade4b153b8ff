import Drawing
import Geometry
import Graphemes
import Screen
import Testing

@testable import Raster

@Suite struct CellTextTests {
    @Test func textStandsOnTheFillBelow() {
        var canvas = Canvas(6, 1)
        canvas.fill(Rect(0, 0, 12, 4), ink: .blue)
        canvas.text("a b", at: Point(2, 0), ink: .red)
        #expect(canvas.rows() == ["█a█b██"])
        #expect(
            canvas.cell(1, 0)
                == Cell(
                    Grapheme("a" as Character), foreground: .exact(NamedColour.red.colour),
                    background: .exact(NamedColour.blue.colour)))
    }

    @Test func textHidesStrokesAndBorders() {
        var canvas = Canvas(4, 1)
        canvas.stroke([(0, 1), (8, 1)])
        canvas.line(Point(1, 1), Point(7, 1))
        canvas.text("ab", at: Point(2, 0))
        #expect(canvas.rows() == ["╶ab╴"])
    }

    @Test func standardInkOnAStandardFillIsReversed() {
        var canvas = Canvas(2, 1)
        canvas.fill(Rect(0, 0, 4, 4))
        canvas.text("a", at: .zero)
        #expect(canvas.cell(0, 0) == Cell(Grapheme("a" as Character), attributes: .reverse))
    }

    @Test func laterFillsHideText() {
        var canvas = Canvas(2, 1)
        canvas.text("ab", at: .zero)
        canvas.fill(Rect(0, 0, 2, 4))
        #expect(canvas.rows() == ["█b"])
        canvas.text("c", at: .zero)
        #expect(canvas.rows() == ["cb"])
    }

    @Test func wideCharactersAreCutAtEdges() {
        var canvas = Canvas(4, 1)
        canvas.text("日本", at: Point(-2, 0))
        #expect(canvas.rows() == [" 本"])
        var right = Canvas(4, 1)
        right.text("a日本", at: Point(0, 0))
        #expect(right.rows() == ["a日"])
        var surface = Surface(CellSize(columns: 6, rows: 1), filledWith: Cell(Grapheme("x" as Character)))
        right.painter.compose(onto: &surface, at: .zero)
        #expect(surface.text == "a日 xx")
    }

    @Test func halfAWideCharacterBecomesBlank() {
        var canvas = Canvas(4, 1)
        canvas.text("日本", at: .zero)
        canvas.text("x", at: Point(2, 0))
        #expect(canvas.rows() == [" x本"])
        canvas.text("y", at: Point(4, 0))
        #expect(canvas.rows() == [" xy"])
        canvas.fill(Rect(0, 0, 8, 4))
        #expect(canvas.rows() == ["████"])
    }

    @Test func textKeepsItsSizeAtEveryZoom() {
        for zoom in [0.25, 1, 16] {
            var canvas = Canvas(4, 2, zoom: zoom)
            canvas.painter.cells(CellRun("ab".graphemes, at: .zero), at: .zero, ink: .standard)
            canvas.painter.cells(CellRun("cd".graphemes, at: Point(0, 4)), at: .zero, ink: .standard)
            #expect(canvas.rows() == ["ab", "cd"])
        }
    }

    @Test func manyTextsInOneCellTakeBoundedMemory() {
        var canvas = Canvas(2, 1)
        for _ in 0..<10_000 { canvas.text("ab", at: .zero) }
        #expect(canvas.painter.texts.count <= 8)
        #expect(canvas.rows() == ["ab"])
    }
}
