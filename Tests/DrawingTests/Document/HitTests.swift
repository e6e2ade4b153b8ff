import Drawing
import Geometry
import TestSupport
import Testing

@Suite("Hit testing")
struct HitTests {
    private let setter = CellTypesetter()

    private func hit(_ shape: Shape, at point: Point, tolerance: Double = 1, width: Int = 2) -> Hit? {
        Drawable(id: "a", shape: shape, style: Style(width: width)).hit(at: point, tolerance: tolerance, setter: setter)
    }

    @Test("a stroke is hit within half its width and the tolerance")
    func tolerance() {
        let line = Shape.line(Point(0, 0), Point(100, 0))
        #expect(hit(line, at: Point(50, 2)) == .edge)
        #expect(hit(line, at: Point(50, 2.1)) == nil)
        #expect(hit(line, at: Point(50, 11), width: 20) == .edge)
        #expect(hit(line, at: Point(50, 5), tolerance: 4) == .edge)
        #expect(hit(line, at: Point(-3, 0)) == nil)
    }

    @Test("a rectangle and an oval have an edge, an inside and an outside")
    func boxes() {
        let rect = Rect(0, 0, 40, 20)
        #expect(hit(.rectangle(rect), at: Point(0, 10)) == .edge)
        #expect(hit(.rectangle(rect), at: Point(20, 10)) == .inside)
        #expect(hit(.rectangle(rect), at: Point(45, 10)) == nil)
        #expect(hit(.oval(rect), at: Point(20, 0)) == .edge)
        #expect(hit(.oval(rect), at: Point(20, 10)) == .inside)
        #expect(hit(.oval(rect), at: Point(2, 2)) == nil, "the corner of its box lies outside of an oval")
    }

    @Test("paths are hit along their line, closed ones along the last segment too")
    func paths() {
        let triangle = [Point(0, 0), Point(40, 0), Point(40, 40)]
        #expect(hit(.pencil(triangle), at: Point(40, 20)) == .edge)
        #expect(hit(.pencil(triangle), at: Point(20, 20)) == nil)
        #expect(hit(.pencil([Point(5, 5)]), at: Point(6, 5)) == .edge)
        let anchors = triangle.map { CurveAnchor($0) }
        #expect(hit(.curve(anchors, closed: false), at: Point(20, 20)) == nil)
        #expect(hit(.curve(anchors, closed: true), at: Point(20, 20)) == .edge)
    }

    @Test("a text is hit where it is set; what is not drawn is never hit")
    func texts() {
        let text = Shape.text(TextBox("abc\nd", at: Point(10, 10)))
        #expect(hit(text, at: Point(15, 12)) == .inside)
        #expect(hit(text, at: Point(17, 12)) == nil)
        #expect(hit(.unknown("star 1"), at: .zero) == nil)
        #expect(hit(.pencil([]), at: .zero) == nil)
        #expect(hit(.curve([], closed: true), at: .zero) == nil)
    }
}
