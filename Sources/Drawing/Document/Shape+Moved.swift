import Geometry

extension Shape {
    /// The shape moved by an offset in dots.
    public func moved(by offset: Point) -> Shape {
        switch self {
        case .pencil(let points): .pencil(points.map { $0 + offset })
        case .line(let start, let end): .line(start + offset, end + offset)
        case .rectangle(let rect): .rectangle(rect.offset(by: offset))
        case .oval(let rect): .oval(rect.offset(by: offset))
        case .curve(let anchors, let closed):
            .curve(anchors.map { CurveAnchor($0.point + offset, handle: $0.handle + offset) }, closed: closed)
        case .text(let box): .text(TextBox(box.string, at: box.origin + offset, frame: box.frame))
        case .unknown(let line): .unknown(line)
        }
    }
}
