import Drawing
import Geometry
import TestSupport
import Testing

@Suite("Lines that a box pen cannot draw upright")
struct SlantedLineTests {
    private func line(_ pen: Pen, heads: ArrowHeads = .none) -> Drawable {
        var style = Style()
        (style.pen, style.width, style.heads) = (pen, 9, heads)
        return Drawable(id: "aaaaaaaa", shape: .line(Point(0, 0), Point(60, 40)), style: style)
    }

    @Test(
        "are as wide as the pen's own strokes, whatever the width of the dots pen",
        arguments: [(Pen.light, 1.0), (.rounded, 1), (.dashed, 1), (.ascii, 1), (.heavy, 2), (.double, 2), (.dots, 9)])
    func width(pen: Pen, width: Double) {
        var painter = RecordingPainter()
        line(pen).paint(on: &painter, setter: CellTypesetter())
        guard case .stroke(_, let stroke)? = painter.calls.first else {
            Issue.record("nothing is stroked")
            return
        }
        #expect(stroke.width == width)
    }

    @Test("have heads to match", arguments: Pen.allCases)
    func heads(pen: Pen) throws {
        var painter = RecordingPainter()
        let drawable = line(pen, heads: .end)
        drawable.paint(on: &painter, setter: CellTypesetter())
        guard case .fill(let head, _)? = painter.calls.last else {
            Issue.record("there is no head")
            return
        }
        let bounds = try #require(head.controlBounds)
        #expect(max(bounds.width, bounds.height) <= (pen == .dots ? 60 : 12))
        let outer = try #require(drawable.bounds(setter: CellTypesetter()))
        let painted = try #require(painter.painted)
        #expect(outer.contains(painted))
    }
}
