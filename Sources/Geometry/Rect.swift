/// An upright rectangle in dots, whose width and height are never negative.
public struct Rect: Hashable, Sendable {
    /// The top left corner, in dots.
    public var origin: Point
    /// The extent to the right and downwards, in dots; never negative.
    public var size: Size

    /// Creates a rectangle from its top left corner and its size, in dots; a negative size counts from the other side.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        origin = Point(width < 0 ? x + width : x, height < 0 ? y + height : y)
        size = Size(abs(width), abs(height))
    }

    /// Creates the smallest rectangle that holds both corners.
    public init(corner: Point, opposite: Point) {
        self.init(corner.x, corner.y, opposite.x - corner.x, opposite.y - corner.y)
    }

    /// Creates the smallest rectangle that holds all points of an array, or nothing when it is empty.
    ///
    /// Arrays have their own, since a generic one that another module calls is not specialised.
    public init?(enclosing points: [Point]) {
        guard let first = points.first else { return nil }
        var low = first
        var high = first
        for point in points {
            low = Point(min(low.x, point.x), min(low.y, point.y))
            high = Point(max(high.x, point.x), max(high.y, point.y))
        }
        self.init(corner: low, opposite: high)
    }

    /// Creates the smallest rectangle that holds all points, or nothing when there are none.
    public init?(enclosing points: some Sequence<Point>) {
        var iterator = points.makeIterator()
        guard let first = iterator.next() else { return nil }
        var low = first
        var high = first
        while let point = iterator.next() {
            low = Point(min(low.x, point.x), min(low.y, point.y))
            high = Point(max(high.x, point.x), max(high.y, point.y))
        }
        self.init(corner: low, opposite: high)
    }

    /// The left edge, in dots.
    public var minX: Double { origin.x }
    /// The top edge, in dots.
    public var minY: Double { origin.y }
    /// The right edge, in dots.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge, in dots.
    public var maxY: Double { origin.y + size.height }
    /// The distance from the left edge to the right one, in dots.
    public var width: Double { size.width }
    /// The distance from the top edge to the bottom one, in dots.
    public var height: Double { size.height }

    /// The middle of the rectangle.
    public var centre: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }

    /// The corners, clockwise from the top left.
    public var corners: [Point] {
        [origin, Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
    }

    /// Whether a point lies inside or on the edge.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Whether another rectangle lies inside, edges included.
    public func contains(_ other: Rect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    /// Whether the two rectangles share a point, edges included.
    public func intersects(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rect) -> Rect {
        Rect(
            corner: Point(min(minX, other.minX), min(minY, other.minY)),
            opposite: Point(max(maxX, other.maxX), max(maxY, other.maxY)))
    }

    /// The rectangle made smaller by a distance in dots on each side (larger where it is negative), never less than empty.
    public func inset(by distance: Double) -> Rect {
        let horizontal = min(distance, width / 2)
        let vertical = min(distance, height / 2)
        return Rect(minX + horizontal, minY + vertical, width - 2 * horizontal, height - 2 * vertical)
    }

    /// The rectangle moved by an offset in dots.
    public func offset(by offset: Point) -> Rect {
        Rect(minX + offset.x, minY + offset.y, width, height)
    }
}
