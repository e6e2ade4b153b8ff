import Geometry

/// Which edges or middles boxes are brought to one line by.
public enum EdgeAlignment: String, CaseIterable, Sendable {
    case left, centre, right, top, middle, bottom

    /// The offset in dots that aligns a box with the box around all.
    public func offset(of box: Rect, in whole: Rect) -> Point {
        switch self {
        case .left: Point(whole.minX - box.minX, 0)
        case .centre: Point(whole.centre.x - box.centre.x, 0)
        case .right: Point(whole.maxX - box.maxX, 0)
        case .top: Point(0, whole.minY - box.minY)
        case .middle: Point(0, whole.centre.y - box.centre.y)
        case .bottom: Point(0, whole.maxY - box.maxY)
        }
    }
}
