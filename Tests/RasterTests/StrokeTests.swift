import Drawing
import Geometry
import Screen
import Testing

@testable import Raster

@Suite struct StrokeTests {
    @Test func aLineOfOneDotIsOneDotThick() {
        var canvas = Canvas(4, 2)
        canvas.stroke([(0, 1), (7, 1)])
        canvas.stroke([(3, 4), (3, 7)])
        #expect(canvas.rows() == ["⠒⠒⠒⠒", " ⢸"])
    }

    @Test func aLineOfTwoDotsIsTwoDotsThickWhereverItsMiddleLies() {
        for middle in [2.0, 2.25, 2.5, 2.75] {
            var canvas = Canvas(4, 2)
            canvas.stroke([(-4, middle), (12, middle)], width: 2)
            let rows = canvas.rows()
            #expect(rows[0] == "⠶⠶⠶⠶" || rows[0] == "⣤⣤⣤⣤", "middle \(middle): \(rows)")
            #expect(rows.count == 1)
        }
    }

    @Test func aDiagonalTouchesAtCornersAlone() {
        var canvas = Canvas(4, 2)
        canvas.stroke([(0.5, 0.5), (7.5, 7.5)])
        #expect(canvas.rows() == ["⠑⢄", "  ⠑⢄"])
    }

    @Test func theStepsOfASlopingLineOverlapWhereDotsAreBrailleAlone() {
        var braille = Canvas(5, 2)
        braille.stroke([(0, 1), (10, 5)])
        #expect(braille.rows() == ["⠒⠦⢄⣀", "   ⠈⠉"])
        var octants = Canvas(5, 2, glyphs: .octants)
        octants.stroke([(0, 1), (10, 5)])
        #expect(octants.cell(1, 0).grapheme.base.value == Octants.scalar(0b0011_0000))
    }

    @Test func linesNearlyLevelOrAtHalfARightAngleStayOneDotThick() {
        var level = Canvas(40, 1)
        level.stroke([(0, 1.9), (80, 2.1)])
        #expect(level.rows()[0].filter { $0 == "⠶" }.count <= 1)
        var diagonal = Canvas(4, 2)
        diagonal.stroke([(0.5, 0.9), (7, 7.4)])
        #expect(diagonal.rows() == ["⠑⢄", "  ⠑⢄"])
    }

    @Test func anOvalIsClosedAndSymmetric() {
        var canvas = Canvas(8, 4)
        canvas.painter.stroke(Path(ellipseIn: Rect(0.5, 0.5, 15, 15)), with: Stroke(ink: .standard, width: 1))
        #expect(canvas.rows() == [" ⡠⠊⠉⠉⠑⢄", "⡎      ⢱", "⢇      ⡸", " ⠑⢄⣀⣀⡠⠊"])
    }

    @Test func aRectangleOfTheDotsPenCoversItsOuterDots() {
        var canvas = Canvas(4, 2)
        canvas.painter.stroke(Path(rectangle: Rect(0.5, 0.5, 7, 7)), with: Stroke(ink: .standard, width: 1, join: .mitre))
        #expect(canvas.rows() == ["⡏⠉⠉⢹", "⣇⣀⣀⣸"])
    }

    @Test func aWideRectangleHasFullCornersByMitreOnly() {
        var mitred = Canvas(6, 3)
        mitred.painter.stroke(Path(rectangle: Rect(2, 2, 8, 8)), with: Stroke(ink: .standard, width: 4, join: .mitre))
        var bevelled = Canvas(6, 3)
        bevelled.painter.stroke(Path(rectangle: Rect(2, 2, 8, 8)), with: Stroke(ink: .standard, width: 4, join: .bevel))
        #expect(mitred.cell(0, 0).grapheme.text == "⣿")
        #expect(bevelled.cell(0, 0).grapheme.text == "⣴")
    }

    @Test func capsReachOverTheEndsUnlessButt() {
        func columns(_ cap: Stroke.Cap) -> Int {
            var canvas = Canvas(10, 2)
            canvas.painter.stroke(Path(polyline: [Point(8, 4), Point(12, 4)]), with: Stroke(ink: .standard, width: 4, cap: cap))
            return canvas.rows()[0].filter { $0 != " " }.count
        }
        #expect(columns(.butt) == 2)
        #expect(columns(.square) == 4)
        #expect(columns(.round) == 4)
    }

    @Test func dashesLeaveGaps() {
        var canvas = Canvas(8, 1)
        canvas.stroke([(0, 0.5), (16, 0.5)], dashes: [3.5, 4.5])
        #expect(canvas.rows() == ["⠉⠉  ⠉⠉"])
    }

    @Test(arguments: [[0, 0], [-1, 2], [.nan], [1e-9, 1e-9], [.infinity]])
    func dashesWithoutSenseAreSolid(dashes: [Double]) {
        var canvas = Canvas(3, 1)
        canvas.stroke([(0, 0.5), (6, 0.5)], dashes: dashes)
        #expect(canvas.rows() == ["⠉⠉⠉"])
    }

    @Test func dashesOfAHugeLineAreCutInViewOnly() {
        var canvas = Canvas(8, 1)
        canvas.stroke([(-1e12, 0.5), (1e12, 0.5)], width: 2, dashes: [4, 4])
        #expect(canvas.rows()[0].contains("⠉") || canvas.rows()[0].contains("⠛"))
    }

    @Test func aPieceWithoutLengthIsADot() {
        for width in [1.0, 2, 8] {
            var canvas = Canvas(4, 2)
            canvas.painter.stroke(PencilPath.path(through: [Point(4, 4)]), with: Stroke(ink: .standard, width: width))
            #expect(canvas.rows().joined().contains { $0 != " " }, "width \(width)")
        }
    }

    @Test func thinStrokesShowAtEveryZoom() {
        for zoom in [0.25, 0.5, 1, 4, 16] {
            var canvas = Canvas(4, 2, zoom: zoom)
            canvas.stroke([(0, 3 / zoom), (8 / zoom, 3 / zoom)], width: 1)
            #expect(!canvas.rows().joined().isEmpty, "zoom \(zoom)")
        }
        var canvas = Canvas(4, 2, zoom: 16)
        canvas.stroke([(0, 0.25), (1, 0.25)], width: 0.5)
        #expect(canvas.rows() == ["⣿⣿⣿⣿", "⣿⣿⣿⣿"])
    }

    @Test func withoutBrailleLinesAreQuadrantsHalvesOrCharacters() {
        func rows(_ glyphs: GlyphSet) -> [String] {
            var canvas = Canvas(4, 2, glyphs: glyphs)
            canvas.stroke([(0, 0), (7, 0)])
            canvas.stroke([(0, 0), (0, 7)])
            return canvas.rows()
        }
        #expect(rows(.quadrants) == ["▛▀▀▀", "▌"])
        #expect(rows(.blocks).map { $0.dropFirst() } == ["▀▀▀", ""])
        #expect(rows(.ascii) == ["+---", "|"])
        #expect(rows(.console) == ["+---", "|"])
    }

    @Test func slopesHaveTheirCharactersInASCII() {
        var canvas = Canvas(4, 4, glyphs: .ascii)
        canvas.stroke([(0.5, 0.5), (7.5, 15.5)])
        #expect(canvas.rows() == ["\\", " \\", "  \\", "   \\"])
    }

    @Test func arrowHeadsAreDotsLikeTheirLine() {
        var canvas = Canvas(10, 3)
        let drawable = DrawableID("a").map { id in
            Drawable(id: id, shape: .line(Point(2, 6), Point(18, 6)), style: Style(pen: .dots, heads: .end))
        }
        drawable?.paint(on: &canvas.painter, setter: CellsOnly())
        let used = canvas.rows().joined().unicodeScalars.filter { $0 != " " }
        #expect(!used.isEmpty)
        #expect(used.allSatisfy { (0x2800...0x28FF).contains($0.value) })
    }

    @Test func theTipOfAThickArrowIsNotBlunted() {
        var canvas = Canvas(20, 6)
        let drawable = DrawableID("a").map { id in
            Drawable(id: id, shape: .line(Point(2, 12), Point(36, 12)), style: Style(width: 6, pen: .dots, heads: .end))
        }
        drawable?.paint(on: &canvas.painter, setter: CellsOnly())
        #expect(
            canvas.rows() == [
                "      ⣷⣦⣄⡀", "      ⣿⣿⣿⣿⣷⣦⣄⡀", "⣶⣶⣶⣶⣶⣶⣿⣿⣿⣿⣿⣿⣿⣿⣷⣦⣄⡀", "⠿⠿⠿⠿⠿⠿⣿⣿⣿⣿⣿⣿⣿⣿⡿⠟⠋⠁", "      ⣿⣿⣿⣿⡿⠟⠋⠁",
                "      ⡿⠟⠋⠁",
            ])
    }
}

/// Sets everything in cells.
private final class CellsOnly: TextSetter {
    func layout(_ request: TextRequest) -> TextLayout { CellTextSetter.layout(request) }
    func resolve(_ face: FaceName, language: String) -> FaceResolution { .installed }
}
