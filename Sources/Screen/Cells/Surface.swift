import Graphemes

/// A grid of cells with the place of the hardware cursor: what a frame, a popover or a sample is drawn on.
///
/// It cannot hold a control character, and a wide grapheme always has its right half beside it.
public struct Surface: Equatable, Sendable {
    /// The columns and rows, neither negative.
    public let size: CellSize
    /// Where the hardware cursor stands, or nothing where it is not on this surface.
    public var cursor: CellPosition?
    /// The colours that most of it has, which a terminal can take for its own to be told them less often.
    public var ground = CellStyle.plain
    private var cells: [Cell]

    /// Creates a surface filled with one cell, of one column; negative sizes count as 0.
    public init(_ size: CellSize, filledWith cell: Cell = .blank) {
        self.size = CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
        var cell = cell
        if cell.grapheme.columns > 1 { cell.grapheme = .space }
        cells = Array(repeating: cell, count: self.size.columns * self.size.rows)
    }

    /// The number of columns.
    public var columns: Int { size.columns }
    /// The number of rows.
    public var rows: Int { size.rows }

    /// The cell at a place inside the surface; blank outside.
    public subscript(column: Int, row: Int) -> Cell {
        guard isInside(column, row) else { return .blank }
        return cells[row * columns + column]
    }

    /// The cells of a row, from left to right.
    public func row(_ row: Int) -> ArraySlice<Cell> { cells[row * columns..<(row + 1) * columns] }

    /// Puts a cell; outside the surface nothing happens, and half a wide grapheme that would be left over becomes blank.
    public mutating func put(_ cell: Cell, column: Int, row: Int) {
        guard isInside(column, row) else { return }
        let index = row * columns + column
        if cells[index].isContinuation { blankGrapheme(at: index - 1) }
        if column + 1 < columns, cells[index + 1].isContinuation { blankGrapheme(at: index + 1) }
        guard cell.grapheme.columns == 2 else {
            cells[index] = cell
            cells[index].isContinuation = false
            return
        }
        guard column + 1 < columns else {
            cells[index] = cell
            cells[index].grapheme = .space
            return
        }
        if column + 2 < columns, cells[index + 2].isContinuation { blankGrapheme(at: index + 2) }
        cells[index] = cell
        cells[index].isContinuation = false
        var right = cell
        right.grapheme = .space
        right.isContinuation = true
        cells[index + 1] = right
    }

    private mutating func blankGrapheme(at index: Int) {
        cells[index].grapheme = .space
        cells[index].isContinuation = false
    }

    /// Writes text on one row, at most `width` columns of it, and returns the columns used.
    @discardableResult
    public mutating func write(_ text: String, column: Int, row: Int, style: CellStyle = .plain, width: Int = .max) -> Int {
        var used = 0
        for character in text {
            let grapheme = Grapheme(character)
            guard used + grapheme.columns <= width else { break }
            // A no-break space has done its work when a text is on its row; a blank is one byte.
            put(style.cell(grapheme.isBlank ? .space : grapheme), column: column + used, row: row)
            used += grapheme.columns
        }
        return used
    }

    /// Fills a rectangle with one cell.
    public mutating func fill(_ rect: CellRect, with cell: Cell) {
        for row in max(0, rect.minRow)..<max(0, rect.minRow, min(rows, rect.endRow)) {
            for column in max(0, rect.minColumn)..<max(0, rect.minColumn, min(columns, rect.endColumn)) {
                put(cell, column: column, row: row)
            }
        }
    }

    /// Changes the looks of a rectangle's cells in place, as for a focus or a mark; their graphemes stay.
    public mutating func restyle(_ rect: CellRect, _ change: (inout Cell) -> Void) {
        for row in max(0, rect.minRow)..<max(0, rect.minRow, min(rows, rect.endRow)) {
            for column in max(0, rect.minColumn)..<max(0, rect.minColumn, min(columns, rect.endColumn)) {
                let former = cells[row * columns + column]
                change(&cells[row * columns + column])
                cells[row * columns + column].grapheme = former.grapheme
                cells[row * columns + column].isContinuation = former.isContinuation
            }
        }
    }

    /// Draws another surface over this one; its cursor, where it has one, becomes this one's.
    ///
    /// Of a wide grapheme that an edge of this surface cuts, a blank is left.
    public mutating func draw(_ other: Surface, at origin: CellPosition) {
        if let cursor = other.cursor { self.cursor = origin + cursor }
        let first = max(0, -origin.column)
        let end = min(other.columns, columns - origin.column)
        guard first < end else { return }
        for row in max(0, -origin.row)..<max(0, -origin.row, min(other.rows, rows - origin.row)) {
            let start = (origin.row + row) * columns + origin.column + first
            let behind = start + end - first
            if cells[start].isContinuation { blankGrapheme(at: start - 1) }
            if origin.column + end < columns, cells[behind].isContinuation { blankGrapheme(at: behind) }
            let source = row * other.columns
            cells.withUnsafeMutableBufferPointer { target in
                other.cells.withUnsafeBufferPointer { cells in
                    for column in first..<end { target[start + column - first] = cells[source + column] }
                }
            }
            if cells[start].isContinuation { blankGrapheme(at: start) }
            if end < other.columns, other.cells[source + end].isContinuation { blankGrapheme(at: behind - 1) }
        }
    }

    /// The rows as text, blanks at their ends left out: what a test compares with.
    public var text: String {
        (0..<rows).map { rowText($0) }.joined(separator: "\n")
    }

    /// One row as text, blanks at its end left out.
    public func rowText(_ row: Int) -> String {
        var result = ""
        for cell in self.row(row) where !cell.isContinuation { result += cell.grapheme.text }
        while result.last == " " { result.removeLast() }
        return result
    }

    private func isInside(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }
}
