import Geometry
import Testing

@Suite("Transforms")
struct TransformTests {
    @Test("the identity moves nothing")
    func identity() {
        #expect(Transform.identity.apply(Point(3, -7)) == Point(3, -7))
    }

    @Test("scaling comes before moving")
    func scaleAndOffset() {
        #expect(Transform(scale: 2, offset: Point(10, 20)).apply(Point(3, 4)) == Point(16, 28))
    }

    @Test("all six numbers count")
    func affine() {
        let map = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(map.apply(Point(10, 100)) == Point(1 * 10 + 3 * 100 + 5, 2 * 10 + 4 * 100 + 6))
    }

    @Test("a path is sent through point by point")
    func path() {
        let path = Path([.move(Point(1, 1)), .line(Point(2, 1)), .cubic(Point(3, 1), Point(3, 2), Point(2, 2)), .close])
        let doubled = Path([.move(Point(2, 2)), .line(Point(4, 2)), .cubic(Point(6, 2), Point(6, 4), Point(4, 4)), .close])
        #expect(path.transformed(by: Transform(scale: 2)) == doubled)
    }
}
