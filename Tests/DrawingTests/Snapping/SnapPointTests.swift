import Drawing
import Geometry
import TestSupport
import Testing

@Suite("Points to snap to")
struct SnapPointTests {
    private func points(_ shape: Shape, pen: Pen = .dots) -> [SnapPoint.Kind: Set<Point>] {
        var style = Style.first
        style.pen = pen
        let drawable = Drawable(id: "sample", shape: shape, style: style)
        return Dictionary(grouping: drawable.snapPoints(setter: CellTypesetter()), by: \.kind).mapValues { Set($0.map(\.point)) }
    }

    @Test("a line has its ends and its middle")
    func line() {
        #expect(points(.line(Point(1, 2), Point(5, 10))) == [.end: [Point(1, 2), Point(5, 10)], .middle: [Point(3, 6)]])
    }

    @Test("a rectangle has corners, the middles of its sides and its centre; an oval has no corners")
    func boxes() {
        let rect = Rect(10, 20, 30, 41)
        let middles: Set = [Point(25, 20), Point(40, 40.5), Point(25, 61), Point(10, 40.5)]
        #expect(
            points(.rectangle(rect)) == [.corner: Set(rect.corners), .middle: middles, .centre: [Point(25, 40.5)]])
        #expect(points(.oval(rect)) == [.middle: middles, .centre: [Point(25, 40.5)]])
        #expect(points(.oval(rect), pen: .light) == points(.oval(rect)), "ovals ignore box pens")
    }

    @Test("with a box pen they are the middles of the cells that its characters stand in")
    func boxPens() {
        let found = points(.rectangle(Rect(4, 4, 22, 24)), pen: .double)
        #expect(found[.corner] == [Point(5, 6), Point(25, 6), Point(5, 26), Point(25, 26)])
        #expect(found[.middle] == [Point(15, 6), Point(25, 18), Point(15, 26), Point(5, 18)])
        #expect(found[.centre] == [Point(15, 18)])
        #expect(points(.line(Point(4.5, 7), Point(24.9, 6)), pen: .light)[.end] == [Point(5, 6), Point(25, 6)])
        #expect(
            points(.line(Point(4.5, 7), Point(24.9, 60)), pen: .light)[.end] == [Point(4.5, 7), Point(24.9, 60)],
            "a slanting line is drawn with dots")
    }

    @Test("a curve has its anchors, and its ends where it is open")
    func curve() {
        let anchors = [CurveAnchor(Point(0, 0)), CurveAnchor(Point(9, 9), handle: Point(30, 30)), CurveAnchor(Point(20, 0))]
        #expect(
            points(.curve(anchors, closed: false)) == [.end: [Point(0, 0), Point(20, 0)], .anchor: [Point(9, 9)]])
        #expect(points(.curve(anchors, closed: true)) == [.anchor: [Point(0, 0), Point(20, 0), Point(9, 9)]])
    }

    @Test("a pencil's stroke has its ends, one where both are the same")
    func pencil() {
        #expect(points(.pencil([Point(1, 1), Point(5, 5), Point(9, 1)])) == [.end: [Point(1, 1), Point(9, 1)]])
        #expect(points(.pencil([Point(1, 1)])) == [.end: [Point(1, 1)]])
        #expect(points(.pencil([])) == [:])
    }

    @Test("a text has those of the rectangle it stands in, its frame included")
    func text() {
        #expect(
            points(.text(TextBox("four", at: Point(2, 4))))[.corner] == [Point(2, 4), Point(10, 4), Point(2, 8), Point(10, 8)])
        #expect(
            points(.text(TextBox("four", at: Point(2, 4), frame: Size(40, 20))))[.corner]
                == [Point(2, 4), Point(42, 4), Point(2, 8), Point(42, 8)])
    }

    @Test("the mark of a point on an edge lies inside")
    func marks() {
        let rect = Rect(4, 4, 22, 24)
        let drawable = Drawable(id: "sample", shape: .rectangle(rect), style: .first)
        for point in drawable.snapPoints(setter: CellTypesetter()) {
            #expect(rect.contains(point.mark) && point.mark.x < rect.maxX && point.mark.y < rect.maxY)
        }
    }

    @Test("nothing has points that are no numbers", arguments: [Shape.unknown("x"), .curve([], closed: true)])
    func none(shape: Shape) {
        #expect(points(shape) == [:])
    }
}
