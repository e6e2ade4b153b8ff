import Geometry

extension Drawable {
    /// The drawable with one of its own points moved, or nothing where the handle is none of its own or nothing could be seen of
    /// it any more.
    public func reshaped(by kind: Handle.Kind, to point: Point) -> Drawable? {
        var result = self
        switch (kind, shape) {
        case (.end(isLast: true), .line(let start, _)): result.shape = .line(start, point)
        case (.end(isLast: false), .line(_, let end)): result.shape = .line(point, end)
        case (.point(let index), .pencil(var points)):
            guard points.indices.contains(index) else { return nil }
            points[index] = point
            result.shape = .pencil(points)
        case (.anchor(let index), .curve(var anchors, let closed)):
            guard anchors.indices.contains(index) else { return nil }
            let offset = point - anchors[index].point
            anchors[index] = CurveAnchor(point, handle: anchors[index].handle + offset)
            result.shape = .curve(anchors, closed: closed)
        case (.outgoing(let index), .curve(var anchors, let closed)):
            guard anchors.indices.contains(index) else { return nil }
            anchors[index].handle = point
            result.shape = .curve(anchors, closed: closed)
        case (.incoming(let index), .curve(var anchors, let closed)):
            guard anchors.indices.contains(index) else { return nil }
            anchors[index].handle = anchors[index].point * 2 - point
            result.shape = .curve(anchors, closed: closed)
        default: return nil
        }
        return result.shape.canBeSeen ? result : nil
    }

    /// The drawable as it becomes when the box around all that is resized goes from one to another, turned over along some axes;
    /// the same where nothing could be seen of it any more.
    public func resized(
        from old: Rect, to new: Rect, mirroredX: Bool = false, mirroredY: Bool = false, setter: some TextSetter
    ) -> Drawable {
        let result = mapped(by: BoxMap(from: old, to: new, mirroredX: mirroredX, mirroredY: mirroredY), setter: setter)
        return result.shape.canBeSeen ? result : self
    }
}
