import Drawing
import Geometry
import Screen

/// Points in the middle of every so many columns and rows of cells at 100 %: those whose numbers, counted from 1, are multiples
/// of the spacing.
struct SnapGrid: Equatable {
    /// Columns and rows from one point to the next, 1 or more.
    var spacing: CellSize

    /// The cell of the grid point that is nearest to a point, in dots.
    func nearest(to point: Point) -> Rect {
        area(
            column: SnapGrid.nearest(to: CellGrid.column(of: point) + 1, spacing.columns),
            row: SnapGrid.nearest(to: CellGrid.row(of: point) + 1, spacing.rows))
    }

    /// The middle of the cell that lies some columns and rows of cells away from a point, and from there on the next column and
    /// row of the grid in the same direction.
    func moved(from point: Point, columns: Int, rows: Int) -> Point {
        area(
            column: SnapGrid.next(from: CellGrid.column(of: point) + 1, by: columns, spacing.columns),
            row: SnapGrid.next(from: CellGrid.row(of: point) + 1, by: rows, spacing.rows)
        ).centre
    }

    private func area(column: Double, row: Double) -> Rect {
        CellGrid.area(column: column - 1, row: row - 1)
    }

    private static func nearest(to number: Double, _ spacing: Int) -> Double {
        (number / Double(spacing)).rounded() * Double(spacing)
    }

    private static func next(from number: Double, by count: Int, _ spacing: Int) -> Double {
        guard count != 0 else { return nearest(to: number, spacing) }
        let target = (number + Double(count)) / Double(spacing)
        return target.rounded(count > 0 ? .up : .down) * Double(spacing)
    }
}
