import Geometry
import Raster
import Screen

/// Shifts the view while a popover would cover what it changes.
enum PopoverAvoidance {
    /// The view moved by whole cells so that a rectangle in dots shows beside or below a popover; unmoved where it is clear
    /// of it already, or where there is no room for it.
    static func view(_ view: CellView, showing subject: Rect, clearOf frame: PopoverFrame, canvas: CellRect) -> CellView {
        let first = view.cell(of: subject.origin)
        let last = view.cell(of: Point(subject.maxX, subject.maxY))
        let popover = CellRect(origin: frame.rect.origin - canvas.origin, size: frame.rect.size)
        let isCovered =
            first.column < popover.endColumn && last.column >= popover.minColumn && first.row < popover.endRow
            && last.row >= popover.minRow
        guard isCovered else { return view }
        let width = min(canvas.size.columns, last.column - first.column + 1)
        let height = min(canvas.size.rows, last.row - first.row + 1)
        let right = canvas.size.columns - popover.endColumn
        let left = popover.minColumn
        let below = canvas.size.rows - popover.endRow
        var shift = CellPosition.zero
        if width <= right {
            shift.column = popover.endColumn - first.column
        } else if width <= left {
            shift.column = left - 1 - last.column
        } else if height <= below || below > 2 {
            shift.row = popover.endRow - first.row
        } else if right > left, right > 4 {
            shift.column = popover.endColumn - first.column
        } else if left > 4 {
            shift.column = -first.column
        }
        var moved = view
        moved.origin += Point(-Double(shift.column) * view.cellSize.width, -Double(shift.row) * view.cellSize.height)
        return moved
    }
}
