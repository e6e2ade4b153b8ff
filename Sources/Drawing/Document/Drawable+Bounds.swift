import Geometry

extension Drawable {
    /// The rectangle in dots that everything the drawable paints lies in, or nothing when it paints nothing.
    ///
    /// Box pens take whole cells: of those at its edges they paint what lies outside of it as well.
    public func bounds(setter: some TextSetter) -> Rect? {
        let reach = strokeWidth / 2 + (style.heads == .none ? 0 : ArrowHead.length(forWidth: strokeWidth))
        let own: Rect? =
            switch shape {
            case .pencil(let points): Rect(enclosing: points)?.inset(by: -reach)
            case .line(let start, let end): Rect(corner: start, opposite: end).inset(by: -max(reach, CellRun.cellHeight))
            case .rectangle(let rect), .oval(let rect): rect
            case .curve(let anchors, let closed):
                CurvePath.path(through: anchors, closed: closed).controlBounds?.inset(by: -reach)
            case .text(let box): TextBlock(box, style: style).bounds(setter: setter)
            case .unknown: nil
            }
        guard let label = labelBlock(setter: setter)?.bounds(setter: setter) else { return own }
        return own?.union(label) ?? label
    }
}

extension Drawable {
    /// The rectangle in dots that everything the drawable paints on a canvas lies in at any zoom, or nothing when it paints
    /// nothing.
    ///
    /// Cells keep their size on the screen: zoomed out they cover more of the plane.
    public func reach(setter: some TextSetter) -> Rect? {
        bounds(setter: setter).map { reach(beyond: $0, setter: setter) }
    }

    /// The same for bounds that are known.
    func reach(beyond bounds: Rect, setter: some TextSetter) -> Rect {
        var result = bounds
        if style.pen.isBox { result = result.inset(by: -CellRun.cellHeight / CellGrid.smallestZoom) }
        if case .text(let box) = shape {
            result = result.union(TextBlock(box, style: style).reach(setter: setter))
        } else if let label = labelBlock(setter: setter) {
            result = result.union(label.reach(setter: setter))
        }
        return result
    }
}

extension TextBlock {
    /// The rectangle in dots that the lines stand in, with the frame they wrap in.
    func frame(setter: some TextSetter) -> Rect {
        let size = setter.layout(request).size
        let height = min(size.height, visible.map { max(0, $0.upperBound - origin.y) } ?? size.height)
        return Rect(origin.x, origin.y, max(size.width, request.width ?? 0), height)
    }

    /// The rectangle in dots that the set text lies in at any zoom.
    public func reach(setter: some TextSetter) -> Rect {
        let near = bounds(setter: setter)
        let hasCells = setter.layout(request).lines.contains { line in
            line.runs.contains { run in if case .cells = run { true } else { false } }
        }
        guard hasCells else { return near }
        let scale = 1 / CellGrid.smallestZoom
        return near.union(Rect(origin.x, origin.y, near.width * scale, near.height * scale))
    }

    /// The rectangle in dots around the set text; glyphs that overhang their lines are allowed for with a quarter of the size.
    public func bounds(setter: some TextSetter) -> Rect {
        let set = frame(setter: setter)
        return request.face.isTerminal ? set : set.inset(by: -Double(request.size) / 4)
    }
}
