import Geometry
import Testing

@Suite("Points")
struct PointTests {
    @Test("distances are Euclidean")
    func distance() {
        #expect(Point(3, 4).length == 5)
        #expect(Point(1, 1).distance(to: Point(4, 5)) == 5)
    }

    @Test("interpolation runs from one point to the other")
    func interpolation() {
        let start = Point(2, 2)
        let end = Point(6, -2)
        #expect(start.interpolated(to: end, at: 0) == start)
        #expect(start.interpolated(to: end, at: 0.25) == Point(3, 1))
        #expect(start.interpolated(to: end, at: 1) == end)
    }

    @Test(
        "the nearest point of a segment is its foot or an end",
        arguments: [(Point(5, 3), 3), (Point(-3, 4), 5), (Point(13, -4), 5), (Point(4, 0), 0)] as [(Point, Double)])
    func segment(_ point: Point, _ distance: Double) {
        #expect(point.distance(toSegmentFrom: Point(0, 0), to: Point(10, 0)) == distance)
    }

    @Test("a segment without length is a point")
    func degenerateSegment() {
        #expect(Point(3, 4).distance(toSegmentFrom: .zero, to: .zero) == 5)
    }

    @Test("arithmetic works by coordinate")
    func arithmetic() {
        var point = Point(1, 2) + Point(3, 4) - Point(0, 1)
        #expect(point == Point(4, 5))
        point += Point(1, 1) * 2
        #expect(point == Point(6, 7))
        #expect(-point == Point(-6, -7))
    }

    @Test(
        "angles run counter-clockwise from the right",
        arguments: [(1, 0, 0), (0, 1, 90), (-1, 0, 180), (0, -1, -90), (1, 1, 45)] as [(Double, Double, Double)])
    func degrees(_ x: Double, _ y: Double, _ angle: Double) {
        #expect(abs(Trigonometry.degrees(x: x, y: y) - angle) < 1e-9)
    }
}
