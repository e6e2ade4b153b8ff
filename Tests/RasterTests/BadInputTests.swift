import Drawing
import Geometry
import Graphemes
import Screen
import Testing

@testable import Raster

@Suite struct BadInputTests {
    static let wild: [Double] = [
        0, 0.5, 3, -1e9, 1e9, 1e15, -1e15, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .nan, .infinity,
        -.infinity,
    ]

    @Test(arguments: wild)
    func wildCoordinatesDoNotCrash(first: Double) {
        for second in BadInputTests.wild {
            for zoom in [1, 16.0] {
                var canvas = Canvas(8, 4, zoom: zoom)
                let points = [Point(first, second), Point(second, first), Point(4, 4), Point(first, first)]
                let curve = Path([.move(points[0]), .cubic(points[1], points[2], points[3]), .close])
                for path in [Path(polyline: points, closed: true), curve, Path(ellipseIn: Rect(first, second, first, second))] {
                    canvas.painter.fill(path, rule: .evenOdd, ink: .red)
                    for width in [1, 2, first] {
                        for join in [Stroke.Join.mitre, .round] {
                            canvas.painter.stroke(
                                path, with: Stroke(ink: .blue, width: width, cap: .square, join: join, dashes: [first, second]))
                        }
                        canvas.painter.stroke(path, with: Stroke(ink: .blue, width: width, dashes: [3, 1]))
                    }
                }
                canvas.box(Rect(first, second, second, first))
                canvas.line(points[0], points[1], heads: .both)
                canvas.text("ab日", at: points[0])
                canvas.painter.cells(CellRun("ab".graphemes, at: points[1]), at: .zero, ink: .standard)
                canvas.compose()
            }
        }
    }

    @Test func aLineFromFarAwayCrossesTheViewWhereItShould() {
        for width in [1.0, 2] {
            var canvas = Canvas(4, 2)
            canvas.stroke([(-1e9, -1e9), (1e9, 1e9)], width: width)
            let rows = canvas.rows()
            #expect(rows[0].first != " " && rows[1].count == 4, "width \(width): \(rows)")
        }
    }

    @Test func aFillFarLargerThanTheViewFillsIt() {
        for reach in [1e9, 1e300] {
            var canvas = Canvas(3, 2)
            canvas.fill(Rect(corner: Point(-reach, -reach), opposite: Point(reach, reach)))
            #expect(canvas.rows() == ["███", "███"], "\(reach)")
        }
    }

    @Test func aMillionPointsInOnePath() {
        let points = (0..<1_000_000).map { Point(Double($0 % 97), Double($0 % 89)) }
        var canvas = Canvas(20, 10)
        canvas.painter.stroke(Path(polyline: points), with: Stroke(ink: .standard, width: 2))
        canvas.painter.fill(Path(polyline: points, closed: true), rule: .nonzero, ink: .red)
        #expect(!canvas.rows().joined().isEmpty)
    }

    @Test func twoHundredThousandDrawablesInOneCell() {
        var canvas = Canvas(4, 2)
        for _ in 0..<50_000 {
            canvas.stroke([(0, 0), (1, 3)])
            canvas.fill(Rect(0, 0, 2, 4), ink: .standard)
            canvas.box(Rect(0, 0, 2, 4))
            canvas.text("x", at: .zero)
        }
        #expect(canvas.rows() == ["x"])
        #expect(canvas.painter.texts.count == 8)
    }

    @Test func shapesWithoutSizeShowOneDotOrNothing() {
        var canvas = Canvas(4, 2)
        canvas.fill(Rect(3, 3, 0, 0))
        #expect(canvas.rows() == [])
        canvas.stroke([(3, 1), (3, 1)])
        #expect(canvas.rows() == [" ⠐"])
    }

    @Test func aCanvasWithoutCellsStaysEmpty() {
        for (columns, rows) in [(0, 0), (0, 5), (5, 0), (-3, 4)] {
            var canvas = Canvas(columns, rows)
            canvas.fill(Rect(0, 0, 8, 8))
            canvas.stroke([(0, 0), (8, 8)], width: 3)
            canvas.stroke([(0, 0), (8, 8)])
            canvas.box(Rect(0, 0, 8, 8))
            canvas.text("a", at: .zero)
            canvas.compose()
        }
    }

    @Test func randomPicturesDoNotCrashInAnyGlyphSet() {
        let seed: UInt64 = 42
        var generator = SplitMix(seed: seed)
        func number() -> Double { .random(in: -40...120, using: &generator) }
        for glyphs in GlyphSet.allCases {
            for colours in ColourDepth.allCases {
                var canvas = Canvas(
                    20, 10, glyphs: glyphs, colours: colours, zoom: [0.25, 0.7, 1, 3][Int.random(in: 0..<4, using: &generator)])
                for _ in 0..<60 {
                    let rect = Rect(number(), number(), number(), number())
                    let ink: Ink = [.standard, .red, .blue][Int.random(in: 0..<3, using: &generator)]
                    switch Int.random(in: 0..<5, using: &generator) {
                    case 0: canvas.fill(rect, ink: ink)
                    case 1: canvas.box(rect, pen: Pen.allCases.randomElement(using: &generator) ?? .light, ink: ink)
                    case 2: canvas.text("w日x y", at: rect.origin, ink: ink)
                    case 3: canvas.line(rect.origin, rect.corners[2], heads: .both, ink: ink)
                    default: canvas.painter.stroke(Path(ellipseIn: rect), with: Stroke(ink: ink, width: abs(number()) / 20))
                    }
                }
                let plain = canvas.rows().joined().unicodeScalars.filter { $0.value > 0x7E && $0.value < 0x3000 }
                if glyphs == .ascii { #expect(plain.isEmpty, "seed \(seed)") }
                if glyphs != .braille { #expect(plain.allSatisfy { $0.value < 0x2800 }, "seed \(seed)") }
            }
        }
    }
}
