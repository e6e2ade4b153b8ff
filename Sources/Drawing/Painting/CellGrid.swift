import Geometry

/// The grid of cells at 100 %: 2 dots wide, 4 dots high.
public enum CellGrid {
    /// The smallest zoom of a view of cells: at 25 % a cell covers 8×16 dots.
    public static let smallestZoom = 0.25

    /// The column of cells a point lies in, counted from 0.
    public static func column(of point: Point) -> Double { (point.x / CellRun.cellWidth).rounded(.down) }

    /// The row of cells a point lies in, counted from 0.
    public static func row(of point: Point) -> Double { (point.y / CellRun.cellHeight).rounded(.down) }

    /// The rectangle of a cell in dots, columns and rows counted from 0.
    public static func area(column: Double, row: Double) -> Rect {
        Rect(column * CellRun.cellWidth, row * CellRun.cellHeight, CellRun.cellWidth, CellRun.cellHeight)
    }

    /// Whether an upright line of cells joins the two points.
    public static func sharesRowOrColumn(_ start: Point, _ end: Point) -> Bool {
        row(of: start) == row(of: end) || column(of: start) == column(of: end)
    }
}
