import Geometry
import Testing

@Suite("Flattened paths")
struct FlattenedPathTests {
    private let start = Point(0, 0)
    private let first = Point(40, -90)
    private let second = Point(160, 170)
    private let end = Point(200, 10)

    private var curve: Path { Path([.move(start), .cubic(first, second, end)]) }

    @Test("stay within the tolerance of the curve", arguments: [0.05, 0.25, 1, 10])
    func tolerance(_ tolerance: Double) throws {
        let piece = try #require(curve.flattened(tolerance: tolerance).first)
        for step in 0...1000 {
            let point = Path.cubic(start, first, second, end, at: Double(step) / 1000)
            let distance = zip(piece.points, piece.points.dropFirst()).map { point.distance(toSegmentFrom: $0, to: $1) }.min()
            #expect(try #require(distance) <= tolerance)
        }
        #expect(piece.points.first == start && piece.points.last == end)
    }

    @Test("a finer tolerance takes more segments")
    func fineness() {
        let coarse = curve.flattened(tolerance: 1)[0].points.count
        #expect(curve.flattened(tolerance: 0.01)[0].points.count > coarse)
        #expect(coarse < 30)
    }

    @Test("a straight cubic needs one segment")
    func straightCubic() {
        let path = Path([.move(Point(0, 0)), .cubic(Point(1, 1), Point(2, 2), Point(3, 3))])
        #expect(path.flattened(tolerance: 0.25) == [Polyline([Point(0, 0), Point(3, 3)])])
    }

    @Test("a closed piece says so and does not repeat its first point")
    func closedPiece() {
        let rect = Rect(1, 2, 3, 4)
        #expect(Path(rectangle: rect).flattened(tolerance: 1) == [Polyline(rect.corners, isClosed: true)])
    }

    @Test("closed pieces that follow one another leave nothing between them")
    func severalClosedPieces() {
        var path = Path(rectangle: Rect(0, 0, 2, 2))
        path.append(Path(rectangle: Rect(10, 0, 2, 2)))
        path.append(Path(polyline: [Point(20, 0), Point(21, 0)]))
        #expect(
            path.flattened(tolerance: 1) == [
                Polyline(Rect(0, 0, 2, 2).corners, isClosed: true),
                Polyline(Rect(10, 0, 2, 2).corners, isClosed: true),
                Polyline([Point(20, 0), Point(21, 0)]),
            ])
    }

    @Test("what follows a close without a move begins where the piece began")
    func behindClose() {
        let path = Path([.move(Point(1, 1)), .line(Point(5, 1)), .close, .line(Point(1, 9))])
        #expect(
            path.flattened(tolerance: 1) == [
                Polyline([Point(1, 1), Point(5, 1)], isClosed: true), Polyline([Point(1, 1), Point(1, 9)]),
            ])
    }

    @Test("a move alone is a point, and nothing is nothing")
    func points() {
        #expect(Path([.move(Point(3, 3))]).flattened(tolerance: 1) == [Polyline([Point(3, 3)])])
        #expect(Path().flattened(tolerance: 1).isEmpty)
        #expect(Path([.close]).flattened(tolerance: 1).isEmpty)
        #expect(Path([.cubic(Point(1, 1), Point(2, 2), Point(3, 3))]).flattened(tolerance: 1).isEmpty)
    }

    @Test("numbers that are huge or none break nothing", arguments: [Double.nan, .infinity, 1e300, 1e100])
    func extremeNumbers(_ value: Double) {
        let path = Path([.move(Point(0, 0)), .cubic(Point(value, 0), Point(0, -value), Point(1, 1)), .close])
        #expect(path.flattened(tolerance: 0.25).count == 1)
    }
}
