/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
    /// How much x' grows with x.
    public var a: Double
    /// How much y' grows with x.
    public var b: Double
    /// How much x' grows with y.
    public var c: Double
    /// How much y' grows with y.
    public var d: Double
    /// Where the origin goes to horizontally, in dots.
    public var tx: Double
    /// Where the origin goes to vertically, in dots.
    public var ty: Double

    /// The map that leaves every point where it is.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a map from its six numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a map that scales about the origin and then moves by an offset in dots.
    public init(scale: Double, offset: Point = .zero) {
        self.init(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
    }

    /// Where a point goes.
    public func apply(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }
}
