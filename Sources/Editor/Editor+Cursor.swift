import Geometry
import Raster
import Screen

extension Editor {
    /// The cell or dot under the cursor.
    var place: Place {
        switch cursor.step {
        case .cell: Place(rect: view.rect(of: view.cell(of: cursor.point)))
        case .dot: Place(rect: Rect(cursor.point.x.rounded(.down), cursor.point.y.rounded(.down), 1, 1))
        }
    }

    /// Moves the cursor by steps, columns to the right and rows down.
    mutating func moveCursor(columns: Int, rows: Int) {
        switch cursor.step {
        case .cell:
            let cell = view.cell(of: cursor.point)
            setCursor(view.centre(of: CellPosition(column: cell.column + columns, row: cell.row + rows)))
        case .dot:
            let dot = place.point
            setCursor(Point(dot.x + Double(columns), dot.y + Double(rows)))
        }
    }

    /// Puts the cursor on a point, within the plane's limits, and tells the tool.
    mutating func setCursor(_ point: Point) {
        let limit = Cursor.limit
        cursor.point = Point(min(limit, max(-limit, point.x)), min(limit, max(-limit, point.y)))
        keepVisible()
        guard !tool.isIdle else { return }
        tool.move(place)
        effects.append(.draftChanged)
    }

    /// Scrolls the view so that the cursor, or the caret of a text being typed, is in it.
    mutating func keepVisible() {
        let cell = view.cell(of: caretPoint ?? cursor.point)
        let columns = Editor.overshoot(cell.column, view.size.columns)
        let rows = Editor.overshoot(cell.row, view.size.rows)
        pan(columns: columns, rows: rows)
    }

    /// Moves the view by whole cells.
    mutating func pan(columns: Int, rows: Int) {
        guard columns != 0 || rows != 0 else { return }
        view.origin += Point(Double(columns) * view.cellSize.width, Double(rows) * view.cellSize.height)
    }

    /// Moves view and cursor together by parts of the canvas.
    mutating func panHalf(columns: Int, rows: Int) {
        let across = columns * max(1, view.size.columns / 2)
        let down = rows * max(1, view.size.rows / 2)
        pan(columns: across, rows: down)
        setCursor(cursor.point + Point(Double(across) * view.cellSize.width, Double(down) * view.cellSize.height))
    }

    /// Puts the cursor's cell into the middle of the canvas.
    mutating func centreOnCursor() {
        let cell = view.cell(of: cursor.point)
        pan(columns: cell.column - view.size.columns / 2, rows: cell.row - view.size.rows / 2)
    }

    /// Sets the zoom, 1 being 100 %, with the cursor's cell staying where it is on the screen.
    mutating func zoom(to zoom: Double) {
        let cell = view.cell(of: cursor.point)
        view.zoom = min(Editor.zooms.upperBound, max(Editor.zooms.lowerBound, zoom))
        let width = view.cellSize.width
        let height = view.cellSize.height
        // Cells keep to multiples of their size, so that the same zoom always shows the same cells.
        view.origin = Point(
            ((cursor.point.x / width).rounded(.down) - Double(cell.column)) * width,
            ((cursor.point.y / height).rounded(.down) - Double(cell.row)) * height)
        keepVisible()
    }

    /// The zooms that can be chosen, 1 being 100 %.
    static let zooms = 0.25...16.0

    /// Shows the whole drawing, at the largest doubling of 25 % that has it all in view.
    mutating func fitDrawing() {
        guard let bounds = documentBounds else { return }
        var zoom = Editor.zooms.upperBound
        while zoom > Editor.zooms.lowerBound,
            bounds.width * zoom / 2 > Double(view.size.columns) || bounds.height * zoom / 4 > Double(view.size.rows)
        {
            zoom /= 2
        }
        view.zoom = min(1, zoom)
        cursor.point = bounds.centre
        setCursor(view.centre(of: view.cell(of: bounds.centre)))
        centreOnCursor()
    }

    /// The rectangle around everything drawn, in dots.
    var documentBounds: Rect? {
        document.drawables.reduce(into: Rect?.none) { result, drawable in
            guard let bounds = drawable.bounds(setter: setter) else { return }
            result = result?.union(bounds) ?? bounds
        }
    }

    /// How far an index lies outside 0..<count.
    private static func overshoot(_ index: Int, _ count: Int) -> Int {
        index < 0 ? index : max(0, index - count + 1)
    }

    /// Looks at the plane as in an earlier session: the dot at the canvas's top left, and the zoom, 1 being 100 %.
    public mutating func restoreView(origin: Point, zoom: Double) {
        view.zoom = min(Editor.zooms.upperBound, max(Editor.zooms.lowerBound, zoom))
        view.origin = origin
        setCursor(view.centre(of: CellPosition(column: 2, row: 1)))
    }

    /// What is to be done behind the first frame.
    public mutating func beginLoading() -> [Effect] { [.loadFaces(languages: loadedLanguages)] }
}
