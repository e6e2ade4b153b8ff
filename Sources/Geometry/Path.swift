/// A sequence of straight and cubic Bézier segments in dots, open or closed, in one or more pieces.
public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        /// Begins a new piece at a point.
        case move(Point)
        /// A straight segment to a point.
        case line(Point)
        /// A cubic Bézier segment: the two control points and the end.
        case cubic(Point, Point, Point)
        /// A straight segment back to where the piece began.
        case close
    }

    /// The steps in drawing order, with points in dots.
    public var elements: [Element]

    /// Creates a path from its elements.
    public init(_ elements: [Element] = []) { self.elements = elements }

    /// Creates a polyline through the points.
    public init(polyline points: [Point], closed: Bool = false) {
        elements = []
        elements.reserveCapacity(points.count + 1)
        for point in points { elements.append(elements.isEmpty ? .move(point) : .line(point)) }
        if closed, !points.isEmpty { elements.append(.close) }
    }

    /// Creates the outline of a rectangle, clockwise.
    public init(rectangle: Rect) {
        elements = [
            .move(rectangle.origin), .line(Point(rectangle.maxX, rectangle.minY)), .line(Point(rectangle.maxX, rectangle.maxY)),
            .line(Point(rectangle.minX, rectangle.maxY)), .close,
        ]
    }

    /// Creates the outline of the ellipse that touches a rectangle's sides, as four cubic segments.
    ///
    /// The control points lie at 0.5522847498 of the radius, which keeps the outline within 0.03 % of a true ellipse
    /// (the usual four-segment approximation of a circle: 4/3·(√2−1)).
    public init(ellipseIn rectangle: Rect) {
        let kappa = 0.5522847498307936
        let centre = rectangle.centre
        let radiusX = rectangle.width / 2
        let radiusY = rectangle.height / 2
        func at(_ x: Double, _ y: Double) -> Point { Point(centre.x + x * radiusX, centre.y + y * radiusY) }
        elements = [
            .move(at(0, -1)),
            .cubic(at(kappa, -1), at(1, -kappa), at(1, 0)),
            .cubic(at(1, kappa), at(kappa, 1), at(0, 1)),
            .cubic(at(-kappa, 1), at(-1, kappa), at(-1, 0)),
            .cubic(at(-1, -kappa), at(-kappa, -1), at(0, -1)),
            .close,
        ]
    }

    /// Whether the path has no step at all.
    public var isEmpty: Bool { elements.isEmpty }

    /// The rectangle around all points and control points, or nothing for an empty path.
    public var controlBounds: Rect? {
        Rect(
            enclosing: elements.lazy.flatMap { element -> [Point] in
                switch element {
                case .move(let point), .line(let point): [point]
                case .cubic(let first, let second, let end): [first, second, end]
                case .close: []
                }
            })
    }

    /// The rectangle around the path's line within a tolerance in dots, or nothing for an empty path.
    public func lineBounds(tolerance: Double) -> Rect? {
        var bounds: (low: Point, high: Point)?
        walk(tolerance: tolerance) { joint in
            switch joint {
            case .end: break
            case .first(let point), .next(let point):
                let known = bounds ?? (point, point)
                bounds = (
                    Point(min(known.low.x, point.x), min(known.low.y, point.y)),
                    Point(max(known.high.x, point.x), max(known.high.y, point.y))
                )
            }
        }
        return bounds.map { Rect(corner: $0.low, opposite: $0.high) }
    }

    /// The path with every point sent through a transform.
    public func transformed(by transform: Transform) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(point))
                case .line(let point): .line(transform.apply(point))
                case .cubic(let first, let second, let end):
                    .cubic(transform.apply(first), transform.apply(second), transform.apply(end))
                case .close: .close
                }
            })
    }

    /// Adds the elements of another path behind this one's.
    public mutating func append(_ other: Path) { elements += other.elements }
}
