import Screen

/// How a window is divided: toolbar rows above, the canvas, the status row below.
struct ScreenLayout: Equatable {
    var size: CellSize

    /// The smallest window everything stays usable in.
    static let minimum = CellSize(columns: 20, rows: 6)
    /// From this height on both toolbar rows are shown.
    static let heightForTwoRows = 15

    var isTooSmall: Bool { size.columns < ScreenLayout.minimum.columns || size.rows < ScreenLayout.minimum.rows }

    var toolbarRows: Int { size.rows < ScreenLayout.heightForTwoRows ? 1 : 2 }

    var statusRow: Int { size.rows - 1 }

    var canvas: CellRect {
        CellRect(column: 0, row: toolbarRows, columns: max(1, size.columns), rows: max(1, size.rows - toolbarRows - 1))
    }
}
