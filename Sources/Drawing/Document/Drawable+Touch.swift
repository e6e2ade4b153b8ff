import Geometry

extension Drawable {
    /// Whether a rectangle in dots touches what is drawn: a stroke, a filled inside, a text or a label.
    ///
    /// The empty inside of a shape does not count, so that what stands in a frame can be taken without the frame.
    public func isTouched(by rect: Rect, setter: some TextSetter) -> Bool {
        guard let bounds = bounds(setter: setter), bounds.intersects(rect) else { return false }
        if let label = labelBlock(setter: setter)?.bounds(setter: setter), label.intersects(rect) { return true }
        let reached = rect.inset(by: -strokeWidth / 2)
        switch shape {
        case .pencil(let points): return PencilPath.path(through: points).crosses(reached)
        case .line(let start, let end): return Path(polyline: [start, end]).crosses(reached)
        case .rectangle(let own):
            if style.fill != nil { return true }
            let border =
                style.pen.isBox ? Size(CellRun.cellWidth, CellRun.cellHeight) : Size(Double(style.width), Double(style.width))
            let hole = Rect(
                corner: Point(min(own.centre.x, own.minX + border.width), min(own.centre.y, own.minY + border.height)),
                opposite: Point(max(own.centre.x, own.maxX - border.width), max(own.centre.y, own.maxY - border.height)))
            return !hole.contains(rect)
        case .oval(let own):
            let outline = Path(ellipseIn: own)
            return outline.crosses(reached) || (style.fill != nil && hit(at: rect.centre, tolerance: 0, setter: setter) != nil)
        case .curve(let anchors, let closed):
            let path = CurvePath.path(through: anchors, closed: closed)
            return path.crosses(reached) || (style.fill != nil && path.controlBounds?.contains(rect) == true)
        case .text: return true
        case .unknown: return false
        }
    }
}

extension Path {
    /// Whether its line runs through a rectangle or lies in it.
    func crosses(_ rect: Rect) -> Bool {
        flattened(tolerance: 0.25).contains { piece in
            if let only = piece.points.first, rect.contains(only) { return true }
            let closing = piece.isClosed ? piece.points.prefix(1) : []
            return zip(piece.points, piece.points.dropFirst() + closing).contains { rect.isCrossed(from: $0, to: $1) }
        }
    }
}

extension Rect {
    /// Whether a segment has a point in the rectangle (the clipping of Liang and Barsky).
    func isCrossed(from start: Point, to end: Point) -> Bool {
        let way = end - start
        var span = (low: 0.0, high: 1.0)
        for (step, low, high) in [(way.x, minX - start.x, maxX - start.x), (way.y, minY - start.y, maxY - start.y)] {
            if step == 0 {
                if low > 0 || high < 0 { return false }
                continue
            }
            span.low = max(span.low, min(low / step, high / step))
            span.high = min(span.high, max(low / step, high / step))
        }
        return span.low <= span.high
    }
}
