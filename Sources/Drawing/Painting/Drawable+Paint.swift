import Geometry

extension Drawable {
    /// Describes the drawable to a painter, its texts set by a setter.
    public func paint(on painter: inout some Painter, setter: some TextSetter) {
        switch shape {
        case .pencil(let points):
            painter.stroke(PencilPath.path(through: points), with: stroke)
        case .line(let start, let end):
            paintLine(from: start, to: end, on: &painter)
        case .rectangle(let rect):
            paintRectangle(rect, on: &painter)
        case .oval(let rect):
            if let fill = style.fill { painter.fill(Path(ellipseIn: rect), rule: .nonzero, ink: fill) }
            let (middle, stroke) = strokeInside(rect)
            painter.stroke(Path(ellipseIn: middle), with: stroke)
        case .curve(let anchors, let closed):
            paintCurve(anchors, closed: closed, on: &painter)
        case .text(let box):
            TextBlock(box, style: style).paint(on: &painter, setter: setter)
        case .unknown:
            break
        }
        labelBlock(setter: setter)?.paint(on: &painter, setter: setter)
    }

    /// The stroke of the dots pen, which shapes that no box pen can draw use as well.
    private var stroke: Stroke { Stroke(ink: style.stroke, width: strokeWidth) }

    /// The width in dots of what it strokes: that of the dots pen, and of a line that a box pen cannot draw upright what comes
    /// nearest to the pen's own strokes.
    var strokeWidth: Double {
        if case .line = shape, let width = style.pen.slantedWidth { return width }
        return Double(style.width)
    }

    private func paintLine(from start: Point, to end: Point, on painter: inout some Painter) {
        if style.pen.isBox, CellGrid.sharesRowOrColumn(start, end) {
            painter.box(BoxStroke(.line(start, end, heads: style.heads), pen: style.pen, ink: style.stroke))
            return
        }
        let shaft = ArrowHead.shaft(from: start, to: end, heads: style.heads, width: stroke.width)
        painter.stroke(shaft, with: stroke)
        for head in ArrowHead.paths(from: start, to: end, heads: style.heads, width: stroke.width) {
            painter.fill(head, rule: .nonzero, ink: style.stroke)
        }
    }

    private func paintRectangle(_ rect: Rect, on painter: inout some Painter) {
        if let fill = style.fill { painter.fill(Path(rectangle: rect), rule: .nonzero, ink: fill) }
        if style.pen.isBox {
            painter.box(BoxStroke(.rectangle(rect), pen: style.pen, ink: style.stroke))
        } else {
            var (middle, stroke) = strokeInside(rect)
            stroke.join = .mitre
            stroke.cap = .square
            // Where the stroke is all of the box, what is left of the middle is a line.
            let isLine = middle.width == 0 || middle.height == 0
            let path = isLine ? Path(polyline: [middle.origin, Point(middle.maxX, middle.maxY)]) : Path(rectangle: middle)
            painter.stroke(path, with: stroke)
        }
    }

    /// The stroke inside a box, no wider than the box itself, and the rectangle that its middle runs along.
    private func strokeInside(_ rect: Rect) -> (middle: Rect, stroke: Stroke) {
        var stroke = stroke
        stroke.width = min(stroke.width, rect.width, rect.height)
        return (rect.inset(by: stroke.width / 2), stroke)
    }

    private func paintCurve(_ anchors: [CurveAnchor], closed: Bool, on painter: inout some Painter) {
        let path = CurvePath.path(through: anchors, closed: closed)
        if let fill = style.fill { painter.fill(path, rule: .nonzero, ink: fill) }
        guard !closed, style.heads != .none else {
            painter.stroke(path, with: stroke)
            return
        }
        painter.stroke(ArrowHead.shaft(along: path, heads: style.heads, width: stroke.width), with: stroke)
        for head in ArrowHead.paths(along: anchors, heads: style.heads, width: stroke.width) {
            painter.fill(head, rule: .nonzero, ink: style.stroke)
        }
    }
}
