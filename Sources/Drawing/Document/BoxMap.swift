import Geometry

/// Brings one rectangle to another, each axis by itself, mirrored where it was turned over.
public struct BoxMap: Hashable, Sendable {
    private var scale: Point
    private var offset: Point

    /// Creates the map from one rectangle to another; an axis along which the first has no extent keeps its size.
    public init(from old: Rect, to new: Rect, mirroredX: Bool = false, mirroredY: Bool = false) {
        func axis(_ low: Double, _ length: Double, _ newLow: Double, _ newLength: Double, _ mirrored: Bool) -> (Double, Double) {
            let factor = length > 0 ? newLength / length : 1
            return mirrored ? (-factor, newLow + newLength + low * factor) : (factor, newLow - low * factor)
        }
        let x = axis(old.minX, old.width, new.minX, new.width, mirroredX)
        let y = axis(old.minY, old.height, new.minY, new.height, mirroredY)
        scale = Point(x.0, y.0)
        offset = Point(x.1, y.1)
    }

    /// Where a point goes, to a thousandth of a dot so that files stay short.
    public func apply(_ point: Point) -> Point {
        func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        return Point(rounded(point.x * scale.x + offset.x), rounded(point.y * scale.y + offset.y))
    }

    /// Where a rectangle goes.
    public func apply(_ rect: Rect) -> Rect {
        Rect(corner: apply(rect.origin), opposite: apply(Point(rect.maxX, rect.maxY)))
    }
}
