import Drawing
import Geometry
import Testing

@testable import Raster

@Suite("Outlines of strokes and curves, by the samples they cover")
struct OutlineTests {
    /// Whether something was painted at a place in dots.
    private func isPainted(_ canvas: Canvas, _ x: Double, _ y: Double) -> Bool {
        canvas.painter.samples[Int(y * 2) * canvas.painter.view.size.columns * CellSamples.columns + Int(x * 2)] != 0
    }

    @Test(
        "a corner is pointed, round or cut off",
        arguments: [
            (.mitre, [true, true, true]), (.round, [true, true, false]), (.bevel, [true, false, false]),
        ] as [(Stroke.Join, [Bool])])
    func joins(_ join: Stroke.Join, _ expected: [Bool]) {
        var canvas = Canvas(32, 16)
        let corner = Path(polyline: [Point(8, 40), Point(40, 40), Point(40, 8)])
        canvas.painter.stroke(corner, with: Stroke(ink: .standard, width: 16, cap: .butt, join: join))
        #expect([42.5, 45, 47].map { isPainted(canvas, $0, $0) } == expected)
        #expect(!isPainted(canvas, 50, 50))
    }

    @Test("a mitre longer than ten times the width is cut off")
    func mitreLimit() {
        for (opening, isPointed) in [(8.0, true), (1.0, false)] {
            var canvas = Canvas(64, 16)
            let needle = Path(polyline: [Point(20, 32 - opening), Point(60, 32), Point(20, 32 + opening)])
            canvas.painter.stroke(needle, with: Stroke(ink: .standard, width: 4, cap: .butt, join: .mitre))
            #expect(isPainted(canvas, 66, 32) == isPointed)
        }
    }

    @Test(
        "an end is cut at the point, rounded or square",
        arguments: [
            (.butt, [false, false]), (.round, [true, false]), (.square, [true, true]),
        ] as [(Stroke.Cap, [Bool])])
    func caps(_ cap: Stroke.Cap, _ expected: [Bool]) {
        var canvas = Canvas(32, 16)
        canvas.painter.stroke(
            Path(polyline: [Point(8, 32), Point(40, 32)]), with: Stroke(ink: .standard, width: 16, cap: cap))
        // Ahead of the end, and in the corner of the square there.
        #expect([(46.0, 32.0), (47, 39)].map { isPainted(canvas, $0.0, $0.1) } == expected)
        #expect(isPainted(canvas, 38, 32))
    }

    @Test("a curve stays within a quarter of a sample of its true outline", arguments: [10, 40, 60] as [Double])
    func tolerance(radius: Double) {
        var canvas = Canvas(64, 32)
        canvas.painter.fill(
            Path(ellipseIn: Rect(64 - radius, 64 - radius, 2 * radius, 2 * radius)), rule: .nonzero, ink: .standard)
        // Four cubic segments are themselves as far as 0.03 % of the radius from a circle.
        let slack = 0.25 + 2 * radius * 0.0003
        for row in 0..<256 {
            for column in 0..<256 {
                let distance = Point(Double(column) + 0.5, Double(row) + 0.5).distance(to: Point(128, 128))
                guard abs(distance - 2 * radius) > slack else { continue }
                let isOn = canvas.painter.samples[row * 256 + column] != 0
                #expect(isOn == (distance < 2 * radius), "\(column), \(row)")
            }
        }
    }

    @Test("where a path crosses itself, the rule says what is inside")
    func rules() {
        let twice = Path(
            polyline: [
                Point(4, 4), Point(60, 4), Point(60, 60), Point(4, 60), Point(4, 4), Point(20, 20), Point(40, 20), Point(40, 40),
                Point(20, 40), Point(20, 20),
            ], closed: true)
        for (rule, isFilled) in [(FillRule.nonzero, true), (.evenOdd, false)] {
            var canvas = Canvas(32, 16)
            canvas.painter.fill(twice, rule: rule, ink: .standard)
            #expect(isPainted(canvas, 30, 30) == isFilled)
            #expect(isPainted(canvas, 50, 50))
        }
    }
}
