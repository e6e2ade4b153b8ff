import Geometry

/// A text with the place, the frame and the style it is set with: a text drawable, a label, or one being typed.
public struct TextBlock: Hashable, Sendable {
    /// The text with everything that decides how it is set.
    public var request: TextRequest
    /// The top left corner of the first line, in dots.
    public var origin: Point
    /// The colour of the characters.
    public var ink: Ink
    /// The height in dots that lines may stand in, from the top of the shape's inside; others are not painted. Without it all are.
    public var visible: ClosedRange<Double>?

    /// Creates the block of a text drawable.
    public init(_ box: TextBox, style: Style) {
        request = TextRequest(box.string, style: style, width: box.frame?.width)
        origin = box.origin
        ink = style.stroke
    }

    /// Creates the block of a label, centred in a shape's inner frame where the style says nothing else.
    public init(label: String, in frame: Rect, style: Style, setter: some TextSetter) {
        request = TextRequest(label, style: style, width: frame.width, alignment: .centre)
        let height = setter.layout(request).size.height
        // What is too long begins at the top, so that its beginning is what shows.
        var spare = max(0, frame.height - height) / 2
        // Cells keep to whole rows, so that a label of one row stands in the middle row of its box.
        if style.face.isTerminal { spare = (spare / CellRun.cellHeight).rounded(.down) * CellRun.cellHeight }
        origin = Point(frame.minX, frame.minY + spare)
        ink = style.stroke
    }

    /// Whether a line is painted.
    public func shows(_ line: TextLine) -> Bool {
        // The sum of lines' heights must not count as more for a fraction that nobody sees.
        let slack = 0.01
        return visible.map {
            $0.lowerBound - slack <= origin.y + line.top && origin.y + line.top + line.height <= $0.upperBound + slack
        }
            ?? true
    }

    /// Describes the text to a painter.
    public func paint(on painter: inout some Painter, setter: some TextSetter) {
        for line in setter.layout(request).lines where shows(line) {
            for run in line.runs {
                switch run {
                case .glyphs(let run): painter.glyphs(run, at: origin, ink: ink)
                case .cells(let run): painter.cells(run, at: origin, ink: ink)
                }
            }
        }
    }
}

extension Drawable {
    /// Whether the shape can hold a label.
    public var takesLabel: Bool { labelFrame != nil }

    /// Where the lines of its text or label stand if the style does not say.
    public var naturalAlignment: TextAlignment { if case .text = shape { .start } else { .centre } }

    /// The frame a label is set in, or nothing for shapes that take none.
    public var labelFrame: Rect? {
        switch shape {
        case .rectangle(let rect):
            let border =
                style.pen.isBox ? Point(CellRun.cellWidth, CellRun.cellHeight) : Point(Double(style.width), Double(style.width))
            return Rect(
                rect.minX + min(border.x, rect.width / 2), rect.minY + min(border.y, rect.height / 2),
                max(0, rect.width - 2 * border.x), max(0, rect.height - 2 * border.y))
        case .oval(let rect):
            // The largest upright rectangle in an ellipse has 1/√2 of its axes.
            return Rect(
                rect.centre.x - rect.width * 0.3535, rect.centre.y - rect.height * 0.3535, rect.width * 0.707, rect.height * 0.707
            )
        default:
            return nil
        }
    }

    /// The label as a text block, or nothing where there is none.
    public func labelBlock(setter: some TextSetter) -> TextBlock? {
        guard !label.isEmpty, let frame = labelFrame else { return nil }
        var block = TextBlock(label: label, in: frame, style: style, setter: setter)
        // A row of cells has its place on the border of a shape that has no inside.
        let hasInside = !style.face.isTerminal || frame.height >= CellRun.cellHeight
        if hasInside { block.visible = frame.minY...max(frame.minY, frame.maxY) }
        return block
    }

    /// Whether its label has lines that its shape has no room for.
    public func cutsLabel(setter: some TextSetter) -> Bool {
        guard let block = labelBlock(setter: setter) else { return false }
        return setter.layout(block.request).lines.contains { !block.shows($0) }
    }
}
