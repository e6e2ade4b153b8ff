import Drawing
import Geometry
import Testing

@Suite("Shapes")
struct ShapeTests {
    @Test(
        "move with everything they have",
        arguments: [
            (.pencil([Point(0, 0), Point(1, 2)]), .pencil([Point(10, -5), Point(11, -3)])),
            (.line(Point(0, 0), Point(1, 2)), .line(Point(10, -5), Point(11, -3))),
            (.rectangle(Rect(1, 1, 4, 5)), .rectangle(Rect(11, -4, 4, 5))),
            (.oval(Rect(1, 1, 4, 5)), .oval(Rect(11, -4, 4, 5))),
            (
                .curve([CurveAnchor(Point(0, 0), handle: Point(3, 3))], closed: true),
                .curve([CurveAnchor(Point(10, -5), handle: Point(13, -2))], closed: true)
            ),
            (.text(TextBox("a", at: .zero, frame: Size(9, 9))), .text(TextBox("a", at: Point(10, -5), frame: Size(9, 9)))),
            (.unknown("star 1"), .unknown("star 1")),
        ] as [(Shape, Shape)])
    func moved(_ shape: Shape, _ expected: Shape) {
        #expect(shape.moved(by: Point(10, -5)) == expected)
    }

    @Test("the handle that enters an anchor mirrors the one that leaves it")
    func anchors() {
        #expect(CurveAnchor(Point(5, 5), handle: Point(8, 6)).incoming == Point(2, 4))
        #expect(CurveAnchor(Point(5, 5)).incoming == Point(5, 5))
    }

    @Test("a curve goes through its anchors, straight between corners")
    func curvePath() {
        let corner = CurveAnchor(Point(0, 0))
        let round = CurveAnchor(Point(10, 0), handle: Point(12, 2))
        let path = CurvePath.path(through: [corner, CurveAnchor(Point(5, 0)), round], closed: true)
        #expect(
            path.elements == [
                .move(Point(0, 0)), .line(Point(5, 0)), .cubic(Point(5, 0), Point(8, -2), Point(10, 0)),
                .cubic(Point(12, 2), Point(0, 0), Point(0, 0)), .close,
            ])
        #expect(CurvePath.path(through: [], closed: true).isEmpty)
    }

    @Test("a single point is a segment without length, which a round cap makes a dot")
    func dots() {
        let dot = Path([.move(Point(3, 3)), .line(Point(3, 3))])
        #expect(PencilPath.path(through: [Point(3, 3)]) == dot)
        #expect(CurvePath.path(through: [CurveAnchor(Point(3, 3))], closed: false) == dot)
    }
}
