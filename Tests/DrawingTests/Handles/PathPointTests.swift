import Drawing
import Geometry
import Testing

@Suite("Points of paths")
struct PathPointTests {
    private func path(_ shape: Shape) -> Drawable { Drawable(id: "p", shape: shape, style: Style()) }

    @Test("A point goes into the nearest segment")
    func pencil() {
        let added = path(.pencil([Point(0, 0), Point(10, 0), Point(10, 10)])).addingPoint(near: Point(12, 4))
        #expect(added?.shape == .pencil([Point(0, 0), Point(10, 0), Point(10, 4), Point(10, 10)]))
    }

    @Test("An anchor on a straight segment is a corner; on the closing segment it comes last")
    func curve() {
        let corners = [CurveAnchor(Point(0, 0)), CurveAnchor(Point(32, 0)), CurveAnchor(Point(32, 32))]
        let open = path(.curve(corners, closed: false)).addingPoint(near: Point(16, 3))
        #expect(open?.shape == .curve([corners[0], CurveAnchor(Point(16, 0)), corners[1], corners[2]], closed: false))
        let closed = path(.curve(corners, closed: true)).addingPoint(near: Point(15, 17))
        #expect(closed?.shape == .curve(corners + [CurveAnchor(Point(16, 16))], closed: true))
    }

    @Test("A path keeps what it needs to be seen")
    func least() {
        #expect(path(.pencil([Point(0, 0)])).removingPoint(.point(0)) == nil)
        #expect(
            path(.curve([CurveAnchor(Point(0, 0)), CurveAnchor(Point(9, 9))], closed: false)).removingPoint(.anchor(0)) == nil)
        let same = [CurveAnchor(Point(0, 0)), CurveAnchor(Point(0, 0)), CurveAnchor(Point(9, 9))]
        #expect(path(.curve(same, closed: false)).removingPoint(.anchor(2)) == nil)
        #expect(path(.line(Point(0, 0), Point(9, 0))).reshaped(by: .end(isLast: true), to: Point(0, 0)) == nil)
    }

    @Test("A handle pulled on one side pulls the other one along")
    func mirrored() {
        let curve = path(.curve([CurveAnchor(Point(0, 0), handle: Point(5, 0)), CurveAnchor(Point(9, 9))], closed: false))
        guard case .curve(let anchors, _) = curve.reshaped(by: .incoming(0), to: Point(-8, -1))?.shape else {
            Issue.record("no curve")
            return
        }
        #expect(anchors[0].handle == Point(8, 1))
    }

    @Test("A number past the points changes nothing")
    func wild() {
        let path = path(.pencil([Point(0, 0), Point(1, 1)]))
        #expect(path.reshaped(by: .point(7), to: .zero) == nil)
        #expect(path.removingPoint(.anchor(0)) == nil)
        #expect(path.smoothingPoint(.point(0)) == nil)
    }
}
