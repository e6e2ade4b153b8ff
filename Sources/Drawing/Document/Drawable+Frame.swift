import Geometry

extension Drawable {
    /// The rectangle in dots that its geometry takes, without the width of strokes and the heads of arrows; nothing for what has
    /// no geometry.
    ///
    /// A text without a frame takes the room of its lines. This is what is aligned, resized and told in numbers.
    public func frame(setter: some TextSetter) -> Rect? {
        switch shape {
        case .pencil(let points): return Rect(enclosing: points)
        case .line(let start, let end): return Rect(corner: start, opposite: end)
        case .rectangle(let rect), .oval(let rect): return rect
        case .curve(let anchors, let closed):
            return CurvePath.path(through: anchors, closed: closed).lineBounds(tolerance: 0.25)
        case .text(let box):
            let frame = TextBlock(box, style: style).frame(setter: setter)
            guard let size = box.frame else { return frame }
            return Rect(frame.minX, frame.minY, size.width, size.height)
        case .unknown: return nil
        }
    }

    /// Where its geometry begins: the point that a cursor stands on to act on it; nothing for what has no geometry.
    public func start(setter: some TextSetter) -> Point? {
        switch shape {
        case .pencil(let points): return points.first
        case .line(let start, _): return start
        case .curve(let anchors, _): return anchors.first?.point
        case .oval(let rect): return Point(rect.centre.x, rect.minY + min(0.01, rect.height / 4))
        case .rectangle, .text:
            return frame(setter: setter).map { Point($0.minX + min(0.01, $0.width / 4), $0.minY + min(0.01, $0.height / 4)) }
        case .unknown: return nil
        }
    }
}
