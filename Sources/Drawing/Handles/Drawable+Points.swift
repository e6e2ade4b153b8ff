import Geometry

extension Drawable {
    /// The drawable with a point more on its path, where the path is nearest to a place; nothing for what is no free path.
    ///
    /// The new anchor of a curve takes the direction that the curve has there; since one handle mirrors the other, a bent curve may
    /// move a little on both sides of it.
    public func addingPoint(near place: Point) -> Drawable? {
        var result = self
        switch shape {
        case .pencil(var points):
            guard points.count > 1, let found = Drawable.nearest(to: place, on: points) else { return nil }
            points.insert(found.point, at: found.segment + 1)
            result.shape = .pencil(points)
        case .curve(var anchors, let closed):
            guard let found = Drawable.nearest(to: place, on: anchors, closed: closed) else { return nil }
            anchors.insert(found.anchor, at: found.segment + 1)
            result.shape = .curve(anchors, closed: closed)
        default: return nil
        }
        return result
    }

    /// The drawable without one of its points; nothing where too few would be left to be seen.
    public func removingPoint(_ kind: Handle.Kind) -> Drawable? {
        var result = self
        switch (kind, shape) {
        case (.point(let index), .pencil(var points)):
            guard points.count > 1, points.indices.contains(index) else { return nil }
            points.remove(at: index)
            result.shape = .pencil(points)
        case (.anchor(let index), .curve(var anchors, let closed)):
            guard anchors.count > 2, anchors.indices.contains(index) else { return nil }
            anchors.remove(at: index)
            result.shape = .curve(anchors, closed: closed)
        default: return nil
        }
        return result.shape.canBeSeen ? result : nil
    }

    /// The drawable with an anchor of its curve turned from a corner into a smooth one, or back.
    ///
    /// A smooth anchor's handle is a sixth of the way between its neighbours, which makes the curve one of Catmull and Rom.
    public func smoothingPoint(_ kind: Handle.Kind) -> Drawable? {
        guard case .anchor(let index) = kind, case .curve(var anchors, let closed) = shape, anchors.indices.contains(index) else {
            return nil
        }
        let anchor = anchors[index]
        if anchor.handle != anchor.point {
            anchors[index].handle = anchor.point
        } else {
            let count = anchors.count
            let former = index > 0 ? anchors[index - 1] : closed ? anchors[count - 1] : anchor
            let next = index < count - 1 ? anchors[index + 1] : closed ? anchors[0] : anchor
            anchors[index].handle = anchor.point + (next.point - former.point) * (1 / 6)
        }
        var result = self
        result.shape = .curve(anchors, closed: closed)
        return result.shape.canBeSeen ? result : nil
    }

    private static func nearest(to place: Point, on points: [Point]) -> (segment: Int, point: Point)? {
        var best: (segment: Int, point: Point)?
        var least = Double.infinity
        for (segment, ends) in zip(points, points.dropFirst()).enumerated() {
            let way = ends.1 - ends.0
            let squared = way.x * way.x + way.y * way.y
            let offset = place - ends.0
            let along = squared > 0 ? min(1, max(0, (offset.x * way.x + offset.y * way.y) / squared)) : 0
            let point = ends.0 + way * along
            guard point.distance(to: place) < least else { continue }
            (best, least) = ((segment, point), point.distance(to: place))
        }
        return best
    }

    /// The nearest of 32 places of each segment: finer than a cell of the screen for all but the longest.
    private static func nearest(
        to place: Point, on anchors: [CurveAnchor], closed: Bool
    ) -> (segment: Int, anchor: CurveAnchor)? {
        var best: (segment: Int, anchor: CurveAnchor)?
        var least = Double.infinity
        let segments = zip(anchors, Array(anchors.dropFirst()) + (closed ? anchors.prefix(1) : []))
        for (segment, ends) in segments.enumerated() {
            for step in 1..<32 {
                let anchor = split(ends.0, ends.1, at: Double(step) / 32)
                guard anchor.point.distance(to: place) < least else { continue }
                (best, least) = ((segment, anchor), anchor.point.distance(to: place))
            }
        }
        return best
    }

    /// The anchor at a parameter of a segment, with the outgoing handle that the method of de Casteljau gives.
    private static func split(_ from: CurveAnchor, _ to: CurveAnchor, at time: Double) -> CurveAnchor {
        if from.handle == from.point, to.handle == to.point {
            return CurveAnchor(from.point.interpolated(to: to.point, at: time))
        }
        let middle = from.handle.interpolated(to: to.incoming, at: time)
        let first = from.point.interpolated(to: from.handle, at: time).interpolated(to: middle, at: time)
        let second = middle.interpolated(to: to.incoming.interpolated(to: to.point, at: time), at: time)
        return CurveAnchor(first.interpolated(to: second, at: time), handle: second)
    }
}
