import Geometry

/// What of a drawable lies under a point.
public enum Hit: Hashable, Sendable {
    case edge, inside
}

extension Drawable {
    /// What lies under a point, within a tolerance in dots, or nothing.
    public func hit(at point: Point, tolerance: Double, setter: some TextSetter) -> Hit? {
        let reach = strokeWidth / 2 + tolerance
        switch shape {
        case .pencil(let points):
            return PencilPath.path(through: points).distance(to: point) <= reach ? .edge : nil
        case .line(let start, let end):
            return point.distance(toSegmentFrom: start, to: end) <= reach ? .edge : nil
        case .rectangle(let rect):
            return Drawable.hit(point, outline: Path(rectangle: rect), in: rect, reach: reach)
        case .oval(let rect):
            guard let hit = Drawable.hit(point, outline: Path(ellipseIn: rect), in: rect, reach: reach) else { return nil }
            if hit == .edge { return .edge }
            let x = (point.x - rect.centre.x) / max(rect.width / 2, 0.5)
            let y = (point.y - rect.centre.y) / max(rect.height / 2, 0.5)
            return x * x + y * y <= 1 ? .inside : nil
        case .curve(let anchors, let closed):
            return CurvePath.path(through: anchors, closed: closed).distance(to: point) <= reach ? .edge : nil
        case .text(let box):
            return TextBlock(box, style: style).bounds(setter: setter).contains(point) ? .inside : nil
        case .unknown:
            return nil
        }
    }

    private static func hit(_ point: Point, outline: Path, in rect: Rect, reach: Double) -> Hit? {
        if outline.distance(to: point) <= reach { return .edge }
        return rect.contains(point) ? .inside : nil
    }
}

extension Path {
    /// The distance in dots from a point to the path's line, infinite for an empty path.
    public func distance(to point: Point) -> Double {
        var nearest = Double.infinity
        for piece in flattened(tolerance: 0.25) {
            if piece.points.count == 1 { nearest = min(nearest, point.distance(to: piece.points[0])) }
            for (start, end) in zip(piece.points, piece.points.dropFirst()) {
                nearest = min(nearest, point.distance(toSegmentFrom: start, to: end))
            }
            if piece.isClosed, let first = piece.points.first, let last = piece.points.last {
                nearest = min(nearest, point.distance(toSegmentFrom: last, to: first))
            }
        }
        return nearest
    }
}
