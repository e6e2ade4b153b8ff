import Drawing
import Geometry
import Popovers
import Raster

/// What the test card shows of a glyph set and of a colour depth.
enum TestScene {
    /// Paints what an area in dots has room for, from its left: a disc, a line, a box and letters, or the hues and the greys.
    static func paint(_ subject: Preview.Subject, in area: Rect, on painter: inout DotPainter, setter: any TextSetter) {
        switch subject {
        case .scene:
            painter.fill(Path(ellipseIn: Rect(0, 0, 12, area.height)), rule: .nonzero, ink: .standard)
            for drawable in shapes(in: area) { drawable.paint(on: &painter, setter: setter) }
        case .spectrum:
            for patch in patches(in: area) { painter.fill(Path(rectangle: patch.area), rule: .nonzero, ink: patch.ink) }
        case .text, .specimen, .paragraph, .strokes, .colour: break
        }
    }

    /// A line of dots, a box and letters; on an area of one row a line of the box's pen stands in the box's place.
    private static func shapes(in area: Rect) -> [Drawable] {
        guard let id = DrawableID("sample") else { return [] }
        let height = area.height
        let middle = (height / 2 / CellRun.cellHeight).rounded(.down) * CellRun.cellHeight
        let isLow = height < 2 * CellRun.cellHeight
        let box = isLow ? Shape.line(Point(27, middle + 2), Point(35, middle + 2)) : .rectangle(Rect(26, 0, 10, height))
        var dots = Style.first
        dots.pen = .dots
        dots.width = 1
        return [
            Drawable(id: id, shape: .line(Point(14, height - 1), Point(23, 1)), style: dots),
            Drawable(id: id, shape: box, style: .first),
            Drawable(id: id, shape: .text(TextBox("Abc 123", at: Point(38, middle))), style: .first),
        ]
    }

    /// Patches a cell wide that fill an area: in the upper row the hues from red to red, below the greys from black to white.
    private static func patches(in area: Rect) -> [(area: Rect, ink: Ink)] {
        let columns = Int(area.width / CellRun.cellWidth)
        let rows = Int(area.height / CellRun.cellHeight)
        return (0..<rows).flatMap { row in
            (0..<columns).map { column in
                let part = Double(column) / Double(max(1, columns - 1))
                let place = Rect(
                    Double(column) * CellRun.cellWidth, Double(row) * CellRun.cellHeight, CellRun.cellWidth, CellRun.cellHeight)
                return (place, .colour(row == 0 ? hue(part) : grey(part)))
            }
        }
    }

    /// A grey from black, 0, to white, 1.
    private static func grey(_ part: Double) -> Colour {
        let level = UInt8(part * 255)
        return Colour(red: level, green: level, blue: level)
    }

    /// The pure colour at a place, 0–1, of the circle of hues.
    private static func hue(_ part: Double) -> Colour {
        /// How far a channel is on, its own hue being a third of the circle away from the others'.
        func channel(_ own: Double) -> UInt8 {
            let away = abs((part - own) * 6)
            let distance = min(away, 6 - away)
            return UInt8(min(1, max(0, 2 - distance)) * 255)
        }
        return Colour(red: channel(0), green: channel(1.0 / 3), blue: channel(2.0 / 3))
    }
}
