/// A position in the plane, or the difference of two, in dots; y grows downwards.
public struct Point: Hashable, Sendable {
    /// The distance to the right of the origin, in dots.
    public var x: Double
    /// The distance below the origin, in dots.
    public var y: Double

    /// The origin of the plane.
    public static let zero = Point(0, 0)

    /// Creates a point from its coordinates in dots.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The distance from the origin, in dots.
    public var length: Double { (x * x + y * y).squareRoot() }

    /// The distance to another point, in dots.
    public func distance(to other: Point) -> Double { (self - other).length }

    /// The point at a fraction of the way to another, 0 being this one and 1 the other.
    public func interpolated(to other: Point, at fraction: Double) -> Point { self + (other - self) * fraction }

    /// The distance to the nearest point of a segment, in dots.
    public func distance(toSegmentFrom start: Point, to end: Point) -> Double {
        let direction = end - start
        let squared = direction.x * direction.x + direction.y * direction.y
        guard squared > 0 else { return distance(to: start) }
        let along = ((x - start.x) * direction.x + (y - start.y) * direction.y) / squared
        return distance(to: start + direction * min(1, max(0, along)))
    }

    /// The position moved by an offset.
    public static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
    /// The offset that leads from the right point to the left one.
    public static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
    /// The offset made longer by a factor.
    public static func * (point: Point, factor: Double) -> Point { Point(point.x * factor, point.y * factor) }
    /// Moves the position by an offset.
    public static func += (left: inout Point, right: Point) { left = left + right }
    /// The offset in the opposite direction.
    public static prefix func - (point: Point) -> Point { Point(-point.x, -point.y) }
}
