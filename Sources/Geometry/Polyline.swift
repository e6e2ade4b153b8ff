/// One piece of a flattened path: points joined by straight segments.
public struct Polyline: Hashable, Sendable {
    /// The joints in order, in dots; a single one is a point.
    public var points: [Point]
    /// Whether the last point is joined to the first.
    public var isClosed: Bool

    /// Creates a polyline from its points in dots.
    public init(_ points: [Point], isClosed: Bool = false) {
        self.points = points
        self.isClosed = isClosed
    }
}

extension Path {
    /// The pieces of the path with every curve replaced by segments that stay within `tolerance` dots of it.
    public func flattened(tolerance: Double) -> [Polyline] {
        var pieces: [Polyline] = []
        var points: [Point] = []
        // What follows a close without a move goes on from where the closed piece began.
        var closed: Point?
        func finish(closed: Bool) {
            if !points.isEmpty { pieces.append(Polyline(points, isClosed: closed)) }
        }
        func resume() {
            if points.isEmpty, let closed { points = [closed] }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(closed: false)
                points = [point]
            case .line(let point):
                resume()
                points.append(point)
            case .cubic(let first, let second, let end):
                resume()
                guard let start = points.last else { continue }
                let count = Path.segments(start, first, second, end, tolerance: tolerance)
                for step in 1...count {
                    points.append(Path.cubic(start, first, second, end, at: Double(step) / Double(count)))
                }
            case .close:
                finish(closed: true)
                closed = points.first ?? closed
                points = []
            }
        }
        finish(closed: false)
        return pieces
    }

    /// The point of a cubic Bézier segment at a parameter of 0…1.
    public static func cubic(_ start: Point, _ first: Point, _ second: Point, _ end: Point, at time: Double) -> Point {
        let rest = 1 - time
        let a = rest * rest * rest
        let b = 3 * rest * rest * time
        let c = 3 * rest * time * time
        let d = time * time * time
        return Point(
            a * start.x + b * first.x + c * second.x + d * end.x,
            a * start.y + b * first.y + c * second.y + d * end.y)
    }

    /// The number of equal parameter steps that keeps a cubic within a tolerance.
    ///
    /// Wang's bound: a chord over 1/n of the parameter strays at most 6·M/8n² from the cubic, M being the longest second
    /// difference of the control points; hence n = √(0.75·M/tolerance), at most 256.
    static func segments(_ start: Point, _ first: Point, _ second: Point, _ end: Point, tolerance: Double) -> Int {
        let one = (start - first * 2 + second).length
        let two = (first - second * 2 + end).length
        let estimate = (0.75 * max(one, two) / tolerance).squareRoot().rounded(.up)
        return estimate.isFinite ? Int(min(256, max(1, estimate))) : 1
    }
}
