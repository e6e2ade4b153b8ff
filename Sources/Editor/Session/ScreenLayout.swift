import Screen

/// How a window is divided: toolbar rows above, the canvas, the status row below.
struct ScreenLayout: Equatable {
    var size: CellSize
    /// The columns that the ruler at the canvas's left takes; 0 without rulers.
    var rulerColumns = 0
    /// The columns that the article's pane takes at the right; 0 without it.
    var paneColumns = 0

    /// The smallest window everything stays usable in.
    static let minimum = CellSize(columns: 20, rows: 6)
    /// From this height on both toolbar rows are shown.
    static let heightForTwoRows = 15

    var isTooSmall: Bool { size.columns < ScreenLayout.minimum.columns || size.rows < ScreenLayout.minimum.rows }

    var toolbarRows: Int { size.rows < ScreenLayout.heightForTwoRows ? 1 : 2 }

    var statusRow: Int { size.rows - 1 }

    /// What is between toolbar and status row: the canvas with its rulers.
    var area: CellRect {
        CellRect(
            column: 0, row: toolbarRows, columns: max(1, size.columns - paneColumns), rows: max(1, size.rows - toolbarRows - 1))
    }

    /// The columns and rows that rulers take from the canvas.
    var rulers: CellSize { CellSize(columns: rulerColumns, rows: rulerColumns > 0 ? 1 : 0) }

    var canvas: CellRect {
        CellRect(
            column: area.minColumn + rulers.columns, row: area.minRow + rulers.rows,
            columns: max(1, area.size.columns - rulers.columns), rows: max(1, area.size.rows - rulers.rows))
    }

    /// Whether the window is wide enough for a pane beside the canvas.
    var hasRoomForPane: Bool { !isTooSmall && size.columns >= 100 }

    /// The columns that a pane gets: two fifths of the window, no more than a text is read well at.
    var wantedPaneColumns: Int { min(72, size.columns * 2 / 5) }

    /// The pane beside the canvas, where there is one.
    var pane: CellRect? {
        guard paneColumns > 0 else { return nil }
        return CellRect(column: area.endColumn, row: toolbarRows, columns: paneColumns, rows: area.size.rows)
    }

    /// Whether the window is large enough for rulers: in a smaller one they would take more than they give.
    var hasRoomForRulers: Bool { size.columns >= 40 && size.rows >= 10 }
}
