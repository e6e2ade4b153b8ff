import Geometry

extension Shape {
    /// Whether it has an extent, so that somebody can see and pick it.
    public var canBeSeen: Bool {
        switch self {
        case .line(let start, let end): start != end
        case .rectangle(let rect), .oval(let rect): rect.width > 0 && rect.height > 0
        case .curve(let anchors, _):
            anchors.count > 1 && anchors.contains { $0.point != anchors[0].point || $0.handle != $0.point }
        case .pencil(let points): !points.isEmpty
        case .text(let box): !box.string.isEmpty
        case .unknown: true
        }
    }

    /// Whether all its coordinates lie within a distance of the origin, in dots, and no side is longer than that.
    public func lies(within limit: Double) -> Bool {
        func isInside(_ point: Point) -> Bool { abs(point.x) <= limit && abs(point.y) <= limit }
        func isInside(_ rect: Rect) -> Bool {
            isInside(rect.origin) && isInside(Point(rect.maxX, rect.maxY)) && isInside(rect.size)
        }
        func isInside(_ size: Size) -> Bool { size.width <= limit && size.height <= limit }
        return switch self {
        case .pencil(let points): points.allSatisfy(isInside)
        case .line(let start, let end): isInside(start) && isInside(end)
        case .rectangle(let rect), .oval(let rect): isInside(rect)
        case .curve(let anchors, _): anchors.allSatisfy { isInside($0.point) && isInside($0.handle) }
        case .text(let box): isInside(box.origin) && box.frame.map(isInside) ?? true
        case .unknown: true
        }
    }
}
