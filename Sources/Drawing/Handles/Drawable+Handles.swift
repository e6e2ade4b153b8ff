import Geometry

extension Drawable {
    /// The handles of a drawable that is selected alone, those that are taken first where several share a place in front.
    ///
    /// - Parameter cell: The size of a cell of the screen, in dots.
    public func handles(cell: Size, setter: some TextSetter) -> [Handle] {
        switch shape {
        case .line(let start, let end):
            return [Handle(.end(isLast: true), at: end), Handle(.end(isLast: false), at: start)]
        case .pencil(let points):
            // More points than a screen has cells are no help to anybody.
            let own = points.count > 2_000 ? [] : points.indices.map { Handle(.point($0), at: points[$0]) }
            return own + (points.count > 1 ? boxHandles(cell: cell, setter: setter) : [])
        case .curve(let anchors, _):
            return Drawable.handles(of: anchors) + boxHandles(cell: cell, setter: setter)
        case .rectangle(let rect), .oval(let rect):
            return Handle.around(rect)
        case .text(let box):
            guard let frame = frame(setter: setter) else { return [] }
            if box.frame != nil { return Handle.around(frame) }
            // A text without a frame gets one by its right side, which is taken behind its letters.
            let side = BoxHandle(.high, .none)
            let middle = side.point(on: frame)
            return [Handle(.box(side), at: middle, mark: Point(middle.x + cell.width / 2, middle.y - 0.01))]
        case .unknown:
            return []
        }
    }

    private static func handles(of anchors: [CurveAnchor]) -> [Handle] {
        let pulled = anchors.indices.filter { anchors[$0].handle != anchors[$0].point }
        return anchors.indices.map { Handle(.anchor($0), at: anchors[$0].point) }
            + pulled.map { Handle(.outgoing($0), at: anchors[$0].handle) }
            + pulled.map { Handle(.incoming($0), at: anchors[$0].incoming) }
    }

    /// The handles of the box around a free path, a cell away from it so that they leave its own points alone.
    private func boxHandles(cell: Size, setter: some TextSetter) -> [Handle] {
        guard let frame = frame(setter: setter) else { return [] }
        return BoxHandle.all.map { handle in
            let shown = handle.point(
                on: Rect(
                    frame.minX - cell.width, frame.minY - cell.height, frame.width + 2 * cell.width,
                    frame.height + 2 * cell.height))
            return Handle(.box(handle), at: handle.point(on: frame), mark: shown)
        }
    }
}

extension Handle {
    /// The eight handles of a box, each shown in the box's own outermost cells.
    public static func around(_ box: Rect) -> [Handle] {
        let inner = box.inset(by: min(0.01, box.width / 4, box.height / 4))
        return BoxHandle.all.map { Handle(.box($0), at: $0.point(on: box), mark: $0.point(on: inner)) }
    }
}
