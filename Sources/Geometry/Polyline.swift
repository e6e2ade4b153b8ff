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
        walk(tolerance: tolerance) { joint in
            switch joint {
            case .first(let point): points = [point]
            case .next(let point): points.append(point)
            case .end(let isClosed): pieces.append(Polyline(points, isClosed: isClosed))
            }
        }
        return pieces
    }

    /// What a flattened path consists of, one after the other.
    public enum Joint {
        /// Where a piece begins.
        case first(Point)
        /// The end of a segment.
        case next(Point)
        /// The end of a piece; a closed one goes back to where it began.
        case end(isClosed: Bool)
    }

    /// Hands out the joints of the path without keeping them, every curve replaced by segments that stay within `tolerance` dots
    /// of it.
    public func walk(tolerance: Double, _ body: (Joint) -> Void) {
        var last: Point?
        // What follows a close without a move goes on from where the closed piece began.
        var first = Point.zero
        var isResumable = false
        func begin(_ point: Point) {
            body(.first(point))
            (first, last, isResumable) = (point, point, true)
        }
        for element in elements {
            switch element {
            case .move(let point):
                if last != nil { body(.end(isClosed: false)) }
                begin(point)
            case .line(let point):
                if last == nil, !isResumable {
                    begin(point)
                    continue
                }
                if last == nil { begin(first) }
                body(.next(point))
                last = point
            case .cubic(let one, let two, let end):
                if last == nil, isResumable { begin(first) }
                guard let start = last else { continue }
                let count = Path.segments(start, one, two, end, tolerance: tolerance)
                for step in 1...count { body(.next(Path.cubic(start, one, two, end, at: Double(step) / Double(count)))) }
                last = end
            case .close:
                if last != nil { body(.end(isClosed: true)) }
                last = nil
            }
        }
        if last != nil { body(.end(isClosed: false)) }
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
