import Drawing
import Geometry
import Graphemes
import Screen
import Testing

@testable import Raster

@Suite struct FillTests {
    @Test func aFillIsBlocksInItsColour() {
        var canvas = Canvas(4, 2)
        canvas.fill(Rect(1, 2, 6, 6), ink: .red)
        #expect(canvas.rows() == ["▗▄▄▖", "▐██▌"])
        #expect(canvas.cell(1, 1).foreground == .exact(NamedColour.red.colour))
        #expect(canvas.cell(1, 1).background == .standard)
    }

    @Test func anEdgeBetweenQuartersUsesEighths() {
        var canvas = Canvas(3, 2)
        canvas.fill(Rect(0, 3, 6, 2))
        #expect(canvas.rows()[0] == "▂▂▂")
        // The lower part of the row below stays paper: three quarters from below, in reverse.
        #expect(canvas.cell(0, 1).grapheme.text == "▆")
        #expect(canvas.cell(0, 1).attributes == .reverse)
    }

    @Test func whereTwoFillsMeetTheCellHasBothColours() {
        var canvas = Canvas(2, 1)
        canvas.fill(Rect(0, 0, 4, 4), ink: .red)
        canvas.fill(Rect(1, 0, 3, 4), ink: .blue)
        let cell = canvas.cell(0, 0)
        #expect(["▌", "▐"].contains(cell.grapheme.text))
        #expect(Set([cell.foreground, cell.background]) == [.exact(NamedColour.red.colour), .exact(NamedColour.blue.colour)])
    }

    @Test func strokesOverAFillAreDotsOnItsColour() {
        var canvas = Canvas(3, 1)
        canvas.fill(Rect(0, 0, 6, 4), ink: .blue)
        canvas.stroke([(0, 1.5), (6, 1.5)], ink: .red)
        let cell = canvas.cell(1, 0)
        #expect(cell.grapheme.text == "⠒")
        #expect(cell.foreground == .exact(NamedColour.red.colour))
        #expect(cell.background == .exact(NamedColour.blue.colour))
    }

    @Test func evenOddLeavesTheInnerPieceEmpty() {
        var path = Path(rectangle: Rect(0, 0, 12, 12))
        path.append(Path(rectangle: Rect(4, 4, 4, 4)))
        var evenOdd = Canvas(6, 3)
        evenOdd.painter.fill(path, rule: .evenOdd, ink: .standard)
        #expect(evenOdd.rows() == ["██████", "██  ██", "██████"])
        var nonzero = Canvas(6, 3)
        nonzero.painter.fill(path, rule: .nonzero, ink: .standard)
        #expect(nonzero.rows() == ["██████", "██████", "██████"])
    }

    @Test func aLaterFillCoversAnEarlierOne() {
        var canvas = Canvas(2, 1)
        canvas.fill(Rect(0, 0, 4, 4), ink: .red)
        canvas.fill(Rect(0, 0, 4, 4), ink: .blue)
        #expect(canvas.cell(0, 0).foreground == .exact(NamedColour.blue.colour))
    }

    @Test func fillsFallBackToShadesAndNumberSigns() {
        func rows(_ glyphs: GlyphSet) -> [String] {
            var canvas = Canvas(4, 2, glyphs: glyphs)
            canvas.fill(Rect(1, 2, 6, 6))
            return canvas.rows()
        }
        #expect(rows(.ascii) == [".__.", "|##|"])
        #expect(rows(.console) == ["░▒▒░", "▒██▒"])
        #expect(rows(.blocks) == [" ▄▄", "▐██▌"] || rows(.blocks) == ["▄▄▄▄", "▐██▌"])
    }

    @Test func zoomScalesFills() {
        var small = Canvas(4, 2, zoom: 0.25)
        small.fill(Rect(0, 0, 32, 32))
        #expect(small.rows() == ["████", "████"])
        var large = Canvas(4, 2, zoom: 16)
        large.fill(Rect(0, 0, 0.25, 0.25))
        #expect(large.rows() == ["██"])
        var moved = Canvas(4, 2, origin: Point(-4, -4))
        moved.fill(Rect(0, 0, 4, 4))
        #expect(moved.rows() == ["", "  ██"])
    }

    @Test func cellsWithoutPaintAreLeftAsTheyAre() {
        var canvas = Canvas(3, 1)
        canvas.fill(Rect(2, 0, 2, 4))
        var surface = Surface(CellSize(columns: 5, rows: 2), filledWith: Cell(Grapheme("x" as Character)))
        canvas.painter.compose(onto: &surface, at: CellPosition(column: 1, row: 1))
        #expect(surface.text == "xxxxx\nxx█xx")
    }

    @Test func partlyPaintedCellsKeepTheColourOfTheirPaper() {
        var canvas = Canvas(1, 1)
        canvas.fill(Rect(0, 2, 2, 2), ink: .red)
        var surface = Surface(CellSize(columns: 1, rows: 1), filledWith: Cell(.space, background: .palette(7)))
        canvas.painter.compose(onto: &surface, at: .zero)
        #expect(
            surface[0, 0] == Cell(Grapheme("▄" as Character), foreground: .exact(NamedColour.red.colour), background: .palette(7))
        )
    }

    @Test func aCopyIsAPictureOfItsOwn() {
        var canvas = Canvas(2, 1)
        canvas.fill(Rect(0, 0, 2, 4))
        var draft = canvas
        draft.fill(Rect(2, 0, 2, 4))
        #expect(canvas.rows() == ["█"])
        #expect(draft.rows() == ["██"])
        draft.painter.reset(view: CellView(size: CellSize(columns: 2, rows: 1)))
        #expect(draft.rows().isEmpty)
        #expect(canvas.rows() == ["█"])
    }
}
