import Geometry
import Testing

@Suite("Paths")
struct PathTests {
    @Test("a polyline joins its points, and closes where it is told to")
    func polyline() {
        let points = [Point(0, 0), Point(4, 0), Point(4, 3)]
        #expect(Path(polyline: points).elements == [.move(points[0]), .line(points[1]), .line(points[2])])
        #expect(Path(polyline: points, closed: true).elements.last == .close)
        #expect(Path(polyline: [], closed: true).isEmpty)
    }

    @Test("the control bounds hold points and control points")
    func controlBounds() {
        let path = Path([.move(Point(0, 0)), .cubic(Point(-5, 2), Point(3, 9), Point(1, 1))])
        #expect(path.controlBounds == Rect(-5, 0, 8, 9))
        #expect(Path().controlBounds == nil)
    }

    @Test("appending adds pieces")
    func append() {
        var path = Path(rectangle: Rect(0, 0, 1, 1))
        path.append(Path(polyline: [Point(5, 5), Point(6, 6)]))
        #expect(path.flattened(tolerance: 0.1).count == 2)
    }

    @Test("an ellipse keeps within 0.03 % of the true one and touches all four sides")
    func ellipse() throws {
        let rect = Rect(10, 20, 200, 80)
        let piece = try #require(Path(ellipseIn: rect).flattened(tolerance: 0.001).first)
        for point in piece.points {
            let x = (point.x - rect.centre.x) / 100
            let y = (point.y - rect.centre.y) / 40
            #expect(abs((x * x + y * y).squareRoot() - 1) < 0.0003)
        }
        let bounds = try #require(Rect(enclosing: piece.points))
        #expect(abs(bounds.minX - rect.minX) < 1e-9 && abs(bounds.maxX - rect.maxX) < 1e-9)
        #expect(abs(bounds.minY - rect.minY) < 1e-9 && abs(bounds.maxY - rect.maxY) < 1e-9)
    }
}
