import Geometry
import Raster
import Screen

extension Editor {
    /// Moves the cursor by steps, columns to the right and rows down; where it snaps to the grid, to the grid's next columns and
    /// rows.
    mutating func moveCursor(columns: Int, rows: Int) {
        switch (cursor.step, settings.snap) {
        case (.cell, .grid):
            setCursor(snapGrid.moved(from: cursor.point, columns: columns, rows: rows))
        case (.cell, _):
            let cell = view.cell(of: cursor.point)
            setCursor(view.centre(of: CellPosition(column: cell.column + columns, row: cell.row + rows)))
        case (.dot, _):
            let dot = cursorPlace.point
            setCursor(Point(dot.x + Double(columns), dot.y + Double(rows)))
        }
    }

    /// Puts the cursor on a point, within the plane's limits, and tells the tool.
    ///
    /// - Parameter typedArea: The area of a place that was said in numbers.
    mutating func setCursor(_ point: Point, typedArea: Rect? = nil) {
        let limit = Cursor.limit
        cursor.point = Point(min(limit, max(-limit, point.x)), min(limit, max(-limit, point.y)))
        cursor.typedArea = cursor.point == point ? typedArea : nil
        keepVisible()
        guard !tool.isIdle else { return }
        tool.move(toolPlace)
        if tool.phase.isDrawing { effects.append(.draftChanged) }
    }

    /// Puts the cursor on a point that was said in numbers.
    mutating func goTo(_ point: Point) {
        setCursor(point, typedArea: cursor.step == .cell ? view.rect(of: view.cell(of: point)) : nil)
    }

    /// What is to be done behind the first frame.
    public mutating func beginLoading() -> [Effect] { [.watchClipboard, .loadFaces(languages: loadedLanguages)] }
}
