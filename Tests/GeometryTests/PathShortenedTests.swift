import Geometry
import Testing

@Suite struct PathShortenedTests {
    private let curve = Path([.move(.zero), .line(Point(9, 0)), .cubic(Point(20, 0), Point(30, 10), Point(30, 20))])

    @Test func aSegmentLosesTheDistanceFromItsEnd() {
        let line = Path(polyline: [Point(1, 1), Point(1, 11)])
        #expect(line.shortened(by: 4) == Path(polyline: [Point(1, 1), Point(1, 7)]))
        #expect(line.shortened(by: 9) == Path(polyline: [Point(1, 1), Point(1, 6)]))
        guard case .cubic(_, _, let end) = curve.shortened(by: 5).elements[2] else {
            Issue.record("no curve")
            return
        }
        #expect(abs(end.distance(to: Point(30, 20)) - 5) < 0.05)
    }

    @Test func theRestOfACurveLiesOnIt() {
        let whole = curve.flattened(tolerance: 0.001).flatMap(\.points)
        for point in curve.shortened(by: 7).flattened(tolerance: 0.1).flatMap(\.points) {
            let distance = whole.map { $0.distance(to: point) }.min() ?? .infinity
            #expect(distance < 0.3, "\(point)")
        }
    }

    @Test func twiceReversedIsTheSame() {
        #expect(curve.reversed.reversed == curve)
        #expect(curve.reversed.elements.first == .move(Point(30, 20)))
    }

    @Test(arguments: [Path(), Path([.move(.zero)]), Path(polyline: [.zero, Point(1, 0), Point(1, 1)], closed: true)])
    func whatHasNoEndIsLeftAsItIs(path: Path) {
        #expect(path.shortened(by: 3) == path)
    }
}
