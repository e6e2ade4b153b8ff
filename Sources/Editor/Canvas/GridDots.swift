import Graphemes
import Raster
import Screen

/// The grid's points as dimmed dots on the canvas, never part of a drawing.
struct GridDots {
    let grid: SnapGrid
    let view: CellView

    /// The fewest cells of the screen from one dot to the next; where there are fewer the grid would be a grey area.
    private static let leastSpacing = (columns: 4.0, rows: 2.0)

    /// Whether the dots are far enough apart in this view to be shown.
    var isVisible: Bool {
        Double(grid.spacing.columns) * view.zoom >= GridDots.leastSpacing.columns
            && Double(grid.spacing.rows) * view.zoom >= GridDots.leastSpacing.rows
    }

    /// Draws the dots into cells that nothing was painted in.
    func draw(on surface: inout Surface, theme: Theme, glyphs: GlyphSet) {
        guard isVisible else { return }
        let dot = theme.faint.cell(Grapheme((glyphs == .ascii ? "." : "·") as Character))
        let columns = CanvasAxis(.columns, of: view, step: .cell).multiples(of: grid.spacing.columns)
        for row in CanvasAxis(.rows, of: view, step: .cell).multiples(of: grid.spacing.rows) {
            for column in columns where surface[column.cell, row.cell].isBlank {
                surface.put(dot, column: column.cell, row: row.cell)
            }
        }
    }
}
