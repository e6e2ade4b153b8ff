import Drawing
import Geometry
import Graphemes
import Screen
import Testing

@testable import Raster

@Suite struct BoxTests {
    @Test(arguments: [
        (Pen.light, ["┌──┐", "│  │", "└──┘"]), (.heavy, ["┏━━┓", "┃  ┃", "┗━━┛"]), (.double, ["╔══╗", "║  ║", "╚══╝"]),
        (.rounded, ["╭──╮", "│  │", "╰──╯"]), (.dashed, ["┌┄┄┐", "┆  ┆", "└┄┄┘"]), (.ascii, ["+--+", "|  |", "+--+"]),
    ])
    func eachPenHasItsBox(pen: Pen, rows: [String]) {
        var canvas = Canvas(4, 3)
        canvas.box(Rect(0, 0, 8, 12), pen: pen)
        #expect(canvas.rows() == rows)
    }

    @Test func withoutUTF8EveryPenIsASCII() {
        var canvas = Canvas(6, 3, glyphs: .ascii)
        canvas.box(Rect(0, 0, 8, 12), pen: .double)
        canvas.line(Point(7, 5), Point(11, 5), heads: .end)
        #expect(canvas.rows() == ["+--+", "|  +->", "+--+"])
    }

    @Test func theConsoleHasNoHeavyRoundOrHalfLines() {
        var canvas = Canvas(6, 3, glyphs: .console)
        canvas.box(Rect(0, 0, 8, 12), pen: .rounded)
        canvas.line(Point(9, 5), Point(11, 5), pen: .heavy)
        #expect(canvas.rows() == ["┌──┐", "│  │──", "└──┘"])
    }

    @Test func boxesCoverTheCellsTheyTouch() {
        var canvas = Canvas(6, 3)
        canvas.box(Rect(1, 1, 8, 10))
        #expect(canvas.rows() == ["┌───┐", "│   │", "└───┘"])
    }

    @Test func crossingBoxesJoin() {
        var canvas = Canvas(6, 4)
        canvas.box(Rect(0, 0, 8, 12))
        canvas.box(Rect(4, 4, 8, 12))
        #expect(canvas.rows() == ["┌──┐", "│ ┌┼─┐", "└─┼┘ │", "  └──┘"])
    }

    @Test func boxesSideBySideShareABorder() {
        var canvas = Canvas(7, 3)
        canvas.box(Rect(0, 0, 8, 12))
        canvas.box(Rect(6, 0, 8, 12), pen: .double)
        #expect(canvas.rows() == ["┌──╦══╗", "│  ║  ║", "└──╩══╝"])
    }

    @Test func roundCornersBecomeSquareWhereTheyJoin() {
        var canvas = Canvas(4, 3)
        canvas.box(Rect(0, 0, 8, 12), pen: .rounded)
        canvas.line(Point(1, 2), Point(7, 2))
        canvas.line(Point(7, 2), Point(7, 10), pen: .rounded)
        canvas.line(Point(1, 10), Point(1, 2))
        #expect(canvas.rows()[0].hasPrefix("┌") || canvas.rows()[0].hasPrefix("╭"))
        canvas.line(Point(1, 6), Point(7, 6))
        #expect(canvas.rows()[1] == "├──┤")
    }

    @Test func aLineEndingOnABorderMakesATeeOfTheBordersColour() {
        var canvas = Canvas(7, 3)
        canvas.box(Rect(0, 0, 8, 12), ink: .red)
        canvas.line(Point(7, 5), Point(13, 5), ink: .blue)
        #expect(canvas.rows() == ["┌──┐", "│  ├──╴", "└──┘"])
        #expect(canvas.cell(3, 1).foreground == .exact(NamedColour.red.colour))
        #expect(canvas.cell(4, 1).foreground == .exact(NamedColour.blue.colour))
    }

    @Test func aLineBesideABorderJoinsNothing() {
        var canvas = Canvas(7, 3)
        canvas.box(Rect(0, 0, 8, 12))
        canvas.line(Point(9, 5), Point(13, 5))
        #expect(canvas.rows()[1] == "│  │╶─╴")
    }

    @Test func linesMeetInCornersAndCrossings() {
        var canvas = Canvas(5, 3)
        canvas.line(Point(1, 2), Point(9, 2))
        canvas.line(Point(9, 2), Point(9, 10), pen: .heavy)
        canvas.line(Point(5, 2), Point(5, 10))
        #expect(canvas.rows() == ["╶─┬─┒", "  │ ┃", "  ╵ ╹"])
    }

    @Test func headsPointAlongTheLine() {
        var canvas = Canvas(5, 3)
        canvas.line(Point(1, 2), Point(9, 2), heads: .both)
        canvas.line(Point(1, 10), Point(1, 6), heads: .end)
        canvas.line(Point(5, 6), Point(5, 10), heads: .end)
        #expect(canvas.rows() == ["<───>", "^ ╷", "╵ v"])
    }

    @Test(arguments: Pen.allCases.filter(\.isBox), [GlyphSet.braille, .console, .ascii])
    func headsOfEveryPenTakeTheEndsOfItsLine(pen: Pen, glyphs: GlyphSet) {
        var canvas = Canvas(5, 5, glyphs: glyphs)
        canvas.line(Point(1, 2), Point(9, 2), pen: pen, heads: .both)
        canvas.line(Point(1, 10), Point(1, 18), pen: pen, heads: .both)
        let rows = canvas.rows()
        #expect(rows[0].first == "<" && rows[0].last == ">" && rows[0].count == 5, "\(rows)")
        #expect(rows[2] == "^" && rows[4] == "v" && rows[3].count == 1, "\(rows)")
    }

    @Test func textOfCellsStandsOverBordersAndKeepsTheFillBelow() {
        var canvas = Canvas(8, 3)
        canvas.fill(Rect(0, 0, 16, 12), ink: .blue)
        canvas.box(Rect(0, 0, 16, 12), pen: .double)
        canvas.text("name", at: Point(4, 0), ink: .red)
        canvas.text("value", at: Point(2, 4))
        #expect(canvas.rows() == ["╔═name═╗", "║value█║", "╚══════╝"])
        #expect(canvas.cell(2, 0).foreground == .exact(NamedColour.red.colour))
        #expect(canvas.cell(2, 0).background == .exact(NamedColour.blue.colour))
        #expect(canvas.cell(1, 1).background == .exact(NamedColour.blue.colour))
    }

    @Test func drawablesOfDifferentPensJoinInOneCharacter() {
        var canvas = Canvas(9, 5)
        canvas.box(Rect(0, 0, 18, 20), pen: .double)
        canvas.line(Point(1, 10), Point(17, 10))
        canvas.line(Point(9, 2), Point(9, 18), pen: .heavy)
        #expect(canvas.rows() == ["╔═══┳═══╗", "║   ┃   ║", "╟───╂───╢", "║   ┃   ║", "╚═══┻═══╝"])
    }

    @Test func dashesAreStraightAlone() {
        var canvas = Canvas(5, 3)
        canvas.box(Rect(0, 0, 10, 12), pen: .dashed)
        canvas.line(Point(5, 2), Point(5, 10), pen: .dashed)
        #expect(canvas.rows() == ["┌┄┬┄┐", "┆ ┆ ┆", "└┄┴┄┘"])
    }

    @Test func withoutExtentThereIsALine() {
        var canvas = Canvas(4, 3)
        canvas.box(Rect(0, 0, 0, 0))
        canvas.line(Point(1, 6), Point(1, 6), heads: .end)
        canvas.box(Rect(2, 8, 6, 0))
        #expect(canvas.rows() == ["─", "─", " ╶─╴"])
    }

    @Test func boxesKeepTheirPenAtEveryZoom() {
        var half = Canvas(4, 3, zoom: 0.25)
        half.box(Rect(0, 0, 32, 48))
        #expect(half.rows() == ["┌──┐", "│  │", "└──┘"])
        var large = Canvas(8, 4, zoom: 16)
        large.box(Rect(0, 0, 1, 1))
        #expect(large.rows() == ["┌──────┐", "│      │", "│      │", "└──────┘"])
    }

    @Test func aFillStaysBelowItsBorder() {
        var canvas = Canvas(4, 3)
        canvas.fill(Rect(1, 2, 6, 8), ink: .blue)
        canvas.box(Rect(1, 2, 6, 8), ink: .red)
        for (column, row) in [(0, 0), (1, 0), (0, 1), (3, 2)] {
            let cell = canvas.cell(column, row)
            #expect(cell.background == .exact(NamedColour.blue.colour), "\(column), \(row)")
            #expect(cell.foreground == .exact(NamedColour.red.colour))
        }
        #expect(canvas.cell(1, 1).grapheme.text == "█")
    }

    @Test func aLaterFillHidesABorder() {
        var canvas = Canvas(4, 3)
        canvas.box(Rect(0, 0, 8, 12))
        canvas.fill(Rect(4, 0, 4, 12), ink: .red)
        #expect(canvas.rows() == ["┌─██", "│ ██", "└─██"])
    }
}
