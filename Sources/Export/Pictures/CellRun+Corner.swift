import Drawing
import Geometry

extension CellRun {
    /// The top left of the first cell in the plane, on the grid of cells that box pens keep to as well.
    func corner(at origin: Point) -> Point {
        Point(
            (CellGrid.column(of: origin) + CellGrid.column(of: position)) * CellRun.cellWidth,
            (CellGrid.row(of: origin) + CellGrid.row(of: position)) * CellRun.cellHeight)
    }
}
