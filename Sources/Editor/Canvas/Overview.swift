import Drawing
import Geometry
import Graphemes
import Raster
import Screen

/// A small picture of the whole drawing in a corner of the canvas, with a frame in reverse around the part in view; it is kept until
/// the drawing changes.
struct Overview {
    /// What decides how the picture looks.
    private struct Key: Equatable {
        var revision: Int
        var capabilities: Capabilities
        var faces: Int
    }

    private let source: any GlyphSource
    private var key: Key?
    /// The picture, and the part of the plane it shows; nothing for an empty drawing.
    private var kept: (surface: Surface, view: CellView, bounds: Rect)?

    /// The most columns and rows of the picture inside its border.
    private static let limit = CellSize(columns: 20, rows: 6)
    /// The smallest canvas that has room for it.
    private static let leastCanvas = CellSize(columns: 60, rows: 15)
    /// How near the cursor may come to the border before the picture goes to the other side.
    private static let clearance = (columns: 4, rows: 2)

    init(source: any GlyphSource) { self.source = source }

    /// Draws the picture on a canvas where the view is larger than life and does not hold the whole drawing.
    mutating func draw(
        on surface: inout Surface, of index: SpatialIndex, revision: Int, view: CellView, capabilities: Capabilities,
        faces: Int, setter: some TextSetter, avoiding cursor: CellPosition, theme: Theme
    ) {
        guard view.zoom > 1, view.size.columns >= Overview.leastCanvas.columns, view.size.rows >= Overview.leastCanvas.rows else {
            return
        }
        let key = Key(revision: revision, capabilities: capabilities, faces: faces)
        if key != self.key {
            kept = picture(of: index, capabilities: capabilities, setter: setter)
            self.key = key
        }
        guard let kept, !view.bounds.contains(kept.bounds) else { return }
        var picture = kept.surface
        Overview.markView(view, on: &picture, in: kept.view)
        let frame = Overview.frame(around: picture.size, on: view.size, avoiding: cursor)
        Overview.drawBorder(frame, on: &surface, theme: theme, glyphs: capabilities.glyphs)
        surface.draw(picture, at: frame.origin + CellPosition(column: 1, row: 1))
    }

    /// The drawing as large as the limit lets it be.
    private func picture(
        of index: SpatialIndex, capabilities: Capabilities, setter: some TextSetter
    ) -> (surface: Surface, view: CellView, bounds: Rect)? {
        guard let union = index.bounds else { return nil }
        let width = max(union.width, CellRun.cellWidth)
        let height = max(union.height, CellRun.cellHeight)
        let zoom = min(
            1, Double(Overview.limit.columns) * CellRun.cellWidth / width,
            Double(Overview.limit.rows) * CellRun.cellHeight / height)
        let size = CellSize(
            columns: min(Overview.limit.columns, Int((width * zoom / CellRun.cellWidth).rounded(.up))),
            rows: min(Overview.limit.rows, Int((height * zoom / CellRun.cellHeight).rounded(.up))))
        var view = CellView(origin: union.origin, size: size)
        // Far smaller than any view that a person can choose.
        view.zoom = zoom
        var painter = OutlinePainter(dots: DotPainter(view: view, capabilities: capabilities, glyphs: source))
        let dot = 1 / zoom
        var taken = Set<CellPosition>()
        index.forEach { drawable, bounds in
            guard bounds.width < dot, bounds.height < dot else {
                drawable.paint(on: &painter, setter: setter)
                taken.removeAll(keepingCapacity: true)
                return
            }
            // Nothing of its shape would be seen but a dot, and of many on one dot one is enough.
            let offset = (bounds.centre - union.origin) * zoom
            let place = CellPosition(column: Int(offset.x), row: Int(offset.y))
            guard taken.insert(place).inserted else { return }
            let stroke = Stroke(ink: drawable.style.stroke, width: 1)
            painter.stroke(Path(polyline: [bounds.centre, bounds.centre]), with: stroke)
        }
        var surface = Surface(size)
        painter.dots.compose(onto: &surface, at: .zero)
        return (surface, view, union)
    }

    /// Reverses the cells at the edge of what the canvas shows; where it shows none of them, those that are nearest.
    private static func markView(_ shown: CellView, on picture: inout Surface, in view: CellView) {
        func clamped(_ cell: CellPosition) -> CellPosition {
            CellPosition(
                column: min(max(0, cell.column), view.size.columns - 1), row: min(max(0, cell.row), view.size.rows - 1))
        }
        let bounds = shown.bounds
        let first = clamped(view.cell(of: bounds.origin))
        let last = clamped(view.cell(of: Point(bounds.maxX, bounds.maxY)))
        for row in first.row...last.row {
            for column in first.column...last.column {
                // What lies inside the frame is to be seen.
                let isInside = row != first.row && row != last.row && column != first.column && column != last.column
                guard !isInside else { continue }
                let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
                picture.restyle(cell) { $0.attributes.formSymmetricDifference(.reverse) }
            }
        }
    }

    /// The border's place: the lower right corner, or the lower left one where the cursor is near the right one.
    private static func frame(around size: CellSize, on canvas: CellSize, avoiding cursor: CellPosition) -> CellRect {
        let size = CellSize(columns: size.columns + 2, rows: size.rows + 2)
        let row = canvas.rows - size.rows
        let right = canvas.columns - size.columns
        let isNear = cursor.column >= right - clearance.columns && cursor.row >= row - clearance.rows
        return CellRect(origin: CellPosition(column: isNear ? 0 : right, row: row), size: size)
    }

    private static func drawBorder(_ frame: CellRect, on surface: inout Surface, theme: Theme, glyphs: GlyphSet) {
        let characters = glyphs.hasBoxes ? BorderCharacters.lines : BorderCharacters.ascii
        characters.draw(frame, on: &surface, style: theme.border, inside: theme.plain)
    }
}
