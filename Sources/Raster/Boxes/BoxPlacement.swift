import Drawing
import Geometry
import Screen

/// Snaps the geometry of box pens to the cells of a view.
public enum BoxPlacement {
    /// Rounding of coordinates must not add a cell: edges this near to the edge of a cell, in cells, lie on it.
    private static let slack = 1e-6

    /// The cells that a rectangle covers, at least one.
    public static func cells(of rect: Rect, in view: CellView) -> CellRect {
        func span(_ low: Double, _ high: Double, _ origin: Double, _ cell: Double) -> (start: Int, count: Int) {
            let first = CellView.place(low, from: origin, zoom: view.zoom) / cell
            let last = CellView.place(high, from: origin, zoom: view.zoom) / cell
            let start = CellView.saturated((first + slack).rounded(.down))
            return (start, max(1, CellView.saturated((last - slack).rounded(.up)) - start))
        }
        let (column, columns) = span(rect.minX, rect.maxX, view.origin.x, CellRun.cellWidth)
        let (row, rows) = span(rect.minY, rect.maxY, view.origin.y, CellRun.cellHeight)
        return CellRect(column: column, row: row, columns: columns, rows: rows)
    }

    /// The first and the last cell of an upright line, which share a row or a column.
    ///
    /// At another zoom than 100 % the ends may lie in different rows of the screen though they share a row of cells: then the
    /// first point decides.
    public static func line(from start: Point, to end: Point, in view: CellView) -> (first: CellPosition, last: CellPosition) {
        let first = view.cell(of: start)
        var last = view.cell(of: end)
        let across = abs(last.column - first.column)
        let down = abs(last.row - first.row)
        let sharesRow = CellGrid.row(of: start) == CellGrid.row(of: end)
        let sharesColumn = CellGrid.column(of: start) == CellGrid.column(of: end)
        // A cell is twice as high as wide.
        let isLevel = sharesRow == sharesColumn ? across >= 2 * down : sharesRow
        if isLevel { last.row = first.row } else { last.column = first.column }
        return (first, last)
    }
}
