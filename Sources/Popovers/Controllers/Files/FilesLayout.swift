import Graphemes
import Screen

/// Where the files popover's parts stand: the drawings, the actions below them, and the picture beside both where there is room.
struct FilesLayout {
    struct Parts {
        var list: CellRect
        var actions: CellRect
        var picture: CellRect?
    }

    private static let actionRows = FilesAction.allCases.count
    private static let longestName = 40
    /// The fewest columns of a picture that tells drawings apart.
    private static let leastPicture = 20
    private static let bestPicture = 36
    private static let bestRows = 14

    /// The columns that the list of the drawings would like.
    private func listColumns(for drawings: [DrawingEntry]) -> Int {
        let widths = drawings.lazy.map { drawing in
            let time = drawing.time.isEmpty ? 0 : drawing.time.columns + 1
            return min(FilesLayout.longestName, drawing.name.columns) + time + ListBlock.labelColumn
        }
        return PopoverLayout.columns(for: widths)
    }

    func wantedSize(for drawings: [DrawingEntry], in context: PopoverContext) -> CellSize {
        let list = min(
            listColumns(for: drawings), max(PopoverLayout.leastColumns, context.room.columns - FilesLayout.leastPicture - 1))
        let room = context.room.columns - list - 1
        let hasPicture = room >= FilesLayout.leastPicture
        let rows = 1 + PopoverLayout.listRows(max(1, drawings.count), beside: 1 + FilesLayout.actionRows, in: context)
        return CellSize(
            columns: hasPicture ? list + 1 + min(FilesLayout.bestPicture, room) : list,
            rows: max(rows + FilesLayout.actionRows, hasPicture ? min(FilesLayout.bestRows, context.room.rows) : 0))
    }

    func parts(of area: CellRect, drawings: [DrawingEntry]) -> Parts {
        var left = area
        var picture: CellRect?
        let least = PopoverLayout.leastColumns + 1 + FilesLayout.leastPicture
        if area.size.columns >= least, area.size.rows >= 4, !drawings.isEmpty {
            // Names have their room before the picture has more than it needs.
            let room = area.size.columns - listColumns(for: drawings) - 1
            let columns = min(FilesLayout.bestPicture, max(FilesLayout.leastPicture, room))
            left.size.columns -= columns + 1
            picture = CellRect(
                column: left.endColumn + 1, row: area.minRow, columns: columns, rows: min(area.size.rows, columns / 2))
        }
        // In a low window most rows are the drawings': the actions scroll.
        let spare = left.size.rows - 1 - max(1, drawings.count)
        let actions = min(FilesLayout.actionRows, max(spare, left.size.rows / 3, left.size.rows > 2 ? 1 : 0))
        return Parts(
            list: left.rows(from: 0, count: left.size.rows - actions),
            actions: left.rows(from: left.size.rows - actions, count: actions), picture: picture)
    }
}
