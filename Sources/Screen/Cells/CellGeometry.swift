/// A place on a screen: column and row of a cell, counted from 0.
public struct CellPosition: Hashable, Sendable {
    /// The column, 0 being the leftmost of the screen.
    public var column: Int
    /// The row, 0 being the topmost of the screen.
    public var row: Int

    /// The top left cell.
    public static let zero = CellPosition(column: 0, row: 0)

    /// Creates a place.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The place moved by an offset.
    public static func + (left: CellPosition, right: CellPosition) -> CellPosition {
        CellPosition(column: left.column + right.column, row: left.row + right.row)
    }
    /// The offset that leads from the right place to the left one.
    public static func - (left: CellPosition, right: CellPosition) -> CellPosition {
        CellPosition(column: left.column - right.column, row: left.row - right.row)
    }
}

/// A number of columns and rows.
public struct CellSize: Hashable, Sendable {
    /// Creates a size of 1–4,000 columns and rows from `COLUMNSxROWS`, or nothing when the text is not of that form.
    public init?(text: String) {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1], (1...4000).contains(columns),
            (1...4000).contains(rows)
        else { return nil }
        self.init(columns: columns, rows: rows)
    }

    /// The extent to the right, in cells.
    public var columns: Int
    /// The extent downwards, in cells.
    public var rows: Int

    /// Creates a size.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
    /// The top left cell.
    public var origin: CellPosition
    /// The columns and rows it covers.
    public var size: CellSize

    /// Creates a rectangle from its top left cell and its size.
    public init(origin: CellPosition, size: CellSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from columns and rows.
    public init(column: Int, row: Int, columns: Int, rows: Int) {
        self.init(origin: CellPosition(column: column, row: row), size: CellSize(columns: columns, rows: rows))
    }

    /// The first column.
    public var minColumn: Int { origin.column }
    /// The first row.
    public var minRow: Int { origin.row }
    /// The column behind the last one.
    public var endColumn: Int { origin.column + size.columns }
    /// The row below the last one.
    public var endRow: Int { origin.row + size.rows }

    /// Whether there is no cell inside.
    public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

    /// The cells that lie in both, of no size where there are none.
    public func intersection(_ other: CellRect) -> CellRect {
        let column = max(minColumn, other.minColumn)
        let row = max(minRow, other.minRow)
        return CellRect(
            column: column, row: row, columns: max(0, min(endColumn, other.endColumn) - column),
            rows: max(0, min(endRow, other.endRow) - row))
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: CellRect) -> CellRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let column = min(minColumn, other.minColumn)
        let row = min(minRow, other.minRow)
        return CellRect(
            column: column, row: row, columns: max(endColumn, other.endColumn) - column,
            rows: max(endRow, other.endRow) - row)
    }

    /// Whether a cell lies inside.
    public func contains(_ position: CellPosition) -> Bool {
        position.column >= minColumn && position.column < endColumn && position.row >= minRow && position.row < endRow
    }
}
