import Geometry

extension Drawable {
    /// The rectangle in dots that everything the drawable paints lies in, or nothing when it paints nothing.
    ///
    /// Box pens take whole cells: of those at its edges they paint what lies outside of it as well.
    public func bounds(setter: some TextSetter) -> Rect? {
        let reach = Double(style.width) / 2 + (style.heads == .none ? 0 : ArrowHead.length(forWidth: Double(style.width)))
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

extension TextBlock {
    /// The rectangle in dots that the lines stand in, with the frame they wrap in.
    func frame(setter: some TextSetter) -> Rect {
        let size = setter.layout(request).size
        return Rect(origin.x, origin.y, max(size.width, request.width ?? 0), size.height)
    }

    /// The rectangle in dots around the set text; glyphs that overhang their lines are allowed for with a quarter of the size.
    public func bounds(setter: some TextSetter) -> Rect {
        let set = frame(setter: setter)
        return request.face.isTerminal ? set : set.inset(by: -Double(request.size) / 4)
    }
}
