import Graphemes
import Screen

/// How the font popover divides its content: the field for the filter, the list, a note, and where rows show no samples a large
/// one below.
struct FontListLayout: Equatable {
    /// The cell rows of a face's row; 1 where rows show no samples.
    var rowHeight: Int
    /// The rows of field and list together.
    var listRows: Int
    var noteRows: Int
    /// The rows of the large sample.
    var sampleRows: Int
    /// The columns of the names beside the samples.
    var labelColumns: Int

    /// Rows of fewer columns have no room for a name and a sample beside it.
    private static let leastColumns = 30
    private static let largeSampleRows = 6

    /// Divides a content for names of at most a number of columns.
    init(size: CellSize, glyphs: GlyphSet, longestName: Int) {
        noteRows = size.rows >= 6 ? 1 : 0
        listRows = size.rows - noteRows
        sampleRows = 0
        labelColumns = 0
        let lines = listRows - 1
        // Two faces are the fewest that make a list; below three of twelve dots, letters of eight show more of it.
        rowHeight = !glyphs.hasDots || size.columns < FontListLayout.leastColumns || lines < 4 ? 1 : lines < 9 ? 2 : 3
        if rowHeight > 1 {
            let room = size.columns - ListBlock.labelColumn
            labelColumns = min(max(8, longestName), max(12, room * 2 / 5))
        } else if size.rows >= 4 {
            // The large sample has a part of a high screen; the list has most of it.
            let wanted = max(FontListLayout.largeSampleRows, size.rows / 4)
            sampleRows = max(2, min(wanted, (size.rows - 2) / 2))
            listRows -= sampleRows
        }
    }

    /// The columns of the samples beside the names.
    func sampleColumns(of columns: Int) -> Int { max(0, columns - ListBlock.labelColumn - labelColumns - 1) }

    /// The size a list of a number of faces asks for in a window.
    static func wantedSize(faces: Int, glyphs: GlyphSet, longestName: Int, room: CellSize) -> CellSize {
        // Beside it a part of the canvas stays in sight.
        let columns = glyphs.hasDots ? min(104, max(44, room.columns * 5 / 8)) : 44
        let shown = CellSize(columns: min(columns, room.columns), rows: room.rows)
        let layout = FontListLayout(size: shown, glyphs: glyphs, longestName: longestName)
        let others = 1 + layout.noteRows + layout.sampleRows
        let lines = min(faces * layout.rowHeight, max(1, room.rows - others) / layout.rowHeight * layout.rowHeight)
        // Fewer faces than fill the window must not be divided as in a lower window.
        let least = layout.rowHeight == 3 ? 9 : layout.rowHeight == 2 ? 4 : 1
        return CellSize(columns: columns, rows: max(lines, least) + others)
    }
}
