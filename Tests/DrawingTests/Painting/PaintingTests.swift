import Drawing
import Geometry
import TestSupport
import Testing

@Suite("What drawables paint")
struct PaintingTests {
    private let setter = CellTypesetter()

    private func calls(_ shape: Shape, _ style: Style = Style(), label: String = "") -> [RecordingPainter.Call] {
        var painter = RecordingPainter()
        Drawable(id: "a", shape: shape, style: style, label: label).paint(on: &painter, setter: setter)
        return painter.calls
    }

    @Test("lies in their bounds", arguments: 0..<300)
    func bounds(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let drawable = random.drawable()
        var painter = RecordingPainter()
        drawable.paint(on: &painter, setter: setter)
        guard let painted = painter.painted else { return }
        let bounds = try #require(drawable.bounds(setter: setter), "seed \(seed)")
        // Coordinates reach to 10⁷, where a double has nine decimals left.
        let slack = bounds.inset(by: -1e-6)
        #expect(slack.contains(painted.origin) && slack.contains(painted.corners[2]), "seed \(seed): \(drawable.shape)")
    }

    @Test("what is not drawn has no bounds", arguments: [.unknown("star 1"), .pencil([]), .curve([], closed: true)] as [Shape])
    func nothing(_ shape: Shape) {
        #expect(calls(shape, Style(fill: nil, heads: .both)).allSatisfy { $0.isEmptyStroke })
        #expect(Drawable(id: "a", shape: shape, style: Style()).bounds(setter: setter) == nil)
    }

    @Test("the fill lies below the stroke, which lies inside the edges")
    func rectangle() {
        let fill = Ink.colour(NamedColour.red.colour)
        let rect = Rect(0, 0, 20, 10)
        #expect(
            calls(.rectangle(rect), Style(fill: fill, width: 4)) == [
                .fill(Path(rectangle: rect), fill),
                .stroke(
                    Path(rectangle: Rect(2, 2, 16, 6)), Stroke(ink: .standard, width: 4, cap: .square, join: .mitre)),
            ])
        #expect(
            calls(.oval(rect), Style(width: 4)) == [
                .stroke(Path(ellipseIn: Rect(2, 2, 16, 6)), Stroke(ink: .standard, width: 4))
            ])
    }

    @Test("a stroke wider than its box fills the box and no more")
    func narrowBox() {
        #expect(
            calls(.rectangle(Rect(0, 0, 4, 40)), Style(width: 20)) == [
                .stroke(
                    Path(polyline: [Point(2, 2), Point(2, 38)]), Stroke(ink: .standard, width: 4, cap: .square, join: .mitre))
            ])
        #expect(
            calls(.oval(Rect(0, 0, 6, 6)), Style(width: 20)) == [
                .stroke(Path(ellipseIn: Rect(3, 3, 0, 0)), Stroke(ink: .standard, width: 6))
            ])
    }

    @Test("box pens draw rectangles and upright lines; all else is drawn with dots")
    func boxPens() {
        let style = Style(pen: .double, heads: .end)
        let rect = Rect(0, 0, 20, 12)
        #expect(calls(.rectangle(rect), style) == [.box(BoxStroke(.rectangle(rect), pen: .double, ink: .standard))])
        #expect(
            calls(.line(Point(1, 2), Point(21, 2)), style) == [
                .box(BoxStroke(.line(Point(1, 2), Point(21, 2), heads: .end), pen: .double, ink: .standard))
            ])
        #expect(calls(.line(Point(1, 2), Point(21, 22)), style).count == 2, "a slanted line and its head")
        #expect(calls(.oval(rect), style).allSatisfy { if case .stroke = $0 { true } else { false } })
        #expect(calls(.pencil([.zero, Point(9, 0)]), style).count == 1)
    }

    @Test("a closed curve is filled and has no heads, an open one has them")
    func curves() {
        let anchors = [CurveAnchor(Point(0, 0)), CurveAnchor(Point(30, 0)), CurveAnchor(Point(30, 30))]
        let style = Style(fill: .standard, heads: .both)
        #expect(calls(.curve(anchors, closed: true), style).count == 2)
        #expect(calls(.curve(anchors, closed: false), style).count == 4)
    }

    @Test("a text paints its lines in the stroke colour")
    func text() {
        let ink = Ink.colour(NamedColour.blue.colour)
        #expect(
            calls(.text(TextBox("ab\nc", at: Point(4, 8))), Style(stroke: ink)) == [
                .cells("ab", at: Point(4, 8), ink), .cells("c", at: Point(4, 12), ink),
            ])
    }
}

extension RecordingPainter.Call {
    fileprivate var isEmptyStroke: Bool {
        if case .stroke(let path, _) = self { path.isEmpty } else { false }
    }
}
