import Geometry
import Raster
import Screen

extension Editor {
    /// Scrolls the view so that the cursor, or the caret of a text being typed, is in it.
    mutating func keepVisible() {
        let cell = view.cell(of: caretPoint ?? cursor.point)
        pan(
            columns: Editor.overshoot(cell.column, view.size.columns),
            rows: Editor.overshoot(cell.row, view.size.rows))
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

    /// Sets the zoom, 1 being 100 %, with the cursor's cell, or that of a caret, staying where it is on the screen.
    mutating func zoom(to zoom: Double) {
        let point = caretPoint ?? cursor.point
        scale(to: zoom, keeping: point, at: view.cell(of: point))
        keepVisible()
    }

    /// Sets the zoom with what is shown in a cell staying there, as under a pointer.
    mutating func zoom(to zoom: Double, about cell: CellPosition) {
        scale(to: zoom, keeping: view.centre(of: cell), at: cell)
        bringCursorIntoView()
    }

    private mutating func scale(to zoom: Double, keeping point: Point, at cell: CellPosition) {
        view.zoom = min(ZoomSteps.range.upperBound, max(ZoomSteps.range.lowerBound, zoom))
        let width = view.cellSize.width
        let height = view.cellSize.height
        // Cells keep to multiples of their size, so that the same zoom always shows the same cells.
        view.origin = Point(
            ((point.x / width).rounded(.down) - Double(cell.column)) * width,
            ((point.y / height).rounded(.down) - Double(cell.row)) * height)
    }

    /// Shows the whole drawing, with what is half-drawn, at the largest step up to 100 % that has it all in view.
    mutating func fitDrawing() {
        guard let bounds = shownBounds else { return }
        func covered(_ zoom: Double) -> (columns: Range<Double>, rows: Range<Double>) {
            let cell = CellView(zoom: zoom, size: view.size).cellSize
            func span(_ low: Double, _ high: Double, _ cell: Double) -> Range<Double> {
                let first = (low / cell).rounded(.down)
                return first..<max(first + 1, (high / cell).rounded(.up))
            }
            return (span(bounds.minX, bounds.maxX, cell.width), span(bounds.minY, bounds.maxY, cell.height))
        }
        let columns = Double(view.size.columns)
        let rows = Double(view.size.rows)
        view.zoom = ZoomSteps.largestReduction { zoom in
            let cells = covered(zoom)
            return cells.columns.upperBound - cells.columns.lowerBound <= columns
                && cells.rows.upperBound - cells.rows.lowerBound <= rows
        }
        func first(_ cells: Range<Double>, _ room: Double) -> Double {
            cells.lowerBound - ((room - (cells.upperBound - cells.lowerBound)) / 2).rounded(.down)
        }
        let cells = covered(view.zoom)
        view.origin = Point(
            first(cells.columns, columns) * view.cellSize.width, first(cells.rows, rows) * view.cellSize.height)
        guard !isInView(cursor.point), tool.isIdle else { return keepVisible() }
        setCursor(view.centre(of: view.cell(of: bounds.centre)))
    }

    /// The rectangle around the drawing and what is half-drawn, in dots; nothing for a drawing without either.
    private var shownBounds: Rect? {
        mutating get {
            guard !tool.isIdle else { return documentBounds }
            return [documentBounds, draftDrawable?.bounds(setter: setter), place.rect].reduce(Rect?.none) { union, bounds in
                guard let union, let bounds else { return union ?? bounds }
                return union.union(bounds)
            }
        }
    }

    /// Paints and sends everything anew.
    mutating func redraw() {
        canvas.redraw()
        effects.append(.redraw)
    }

    /// The rectangle around everything drawn, in dots.
    var documentBounds: Rect? {
        mutating get { index.bounds }
    }

    /// Takes the cursor to the nearest cell in view where the view has left it behind.
    mutating func bringCursorIntoView() {
        let cell = view.cell(of: cursor.point)
        let nearest = CellPosition(
            column: min(max(0, cell.column), view.size.columns - 1), row: min(max(0, cell.row), view.size.rows - 1))
        guard nearest != cell else { return }
        setCursor(view.centre(of: nearest))
    }

    private func isInView(_ point: Point) -> Bool {
        CellRect(origin: .zero, size: view.size).contains(view.cell(of: point))
    }

    /// How far an index lies outside 0..<count.
    private static func overshoot(_ index: Int, _ count: Int) -> Int {
        index < 0 ? index : max(0, index - count + 1)
    }

    /// Looks at the plane as in an earlier session: the dot at the canvas's top left, and the zoom, 1 being 100 %.
    public mutating func restoreView(origin: Point, zoom: Double) {
        let limit = 2 * Cursor.limit
        view.zoom = min(ZoomSteps.range.upperBound, max(ZoomSteps.range.lowerBound, zoom))
        view.origin = Point(min(limit, max(-limit, origin.x)), min(limit, max(-limit, origin.y)))
        setCursor(view.centre(of: CellPosition(column: 2, row: 1)))
    }
}
