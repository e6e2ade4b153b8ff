import Graphemes
import Popovers
import Screen

/// The edge of a pane beside the canvas: a line at its left, the title above, the hints below.
struct PaneFrame {
    private let area: CellRect

    /// Creates the frame of a pane's area on the screen.
    init(_ area: CellRect) { self.area = area }

    /// What is inside.
    var content: CellRect {
        CellRect(
            column: area.minColumn + 2, row: area.minRow + 1, columns: max(1, area.size.columns - 2),
            rows: max(1, area.size.rows - 2))
    }

    /// Draws the frame and clears the inside.
    func draw(on surface: inout Surface, title: String, hints: String, hasFocus: Bool, theme: Theme, glyphs: GlyphSet) {
        surface.fill(area, with: theme.plain.cell(.space))
        let line: Unicode.Scalar = glyphs.hasBoxes ? "│" : "|"
        for row in area.minRow..<area.endRow {
            surface.put(theme.border.cell(Grapheme(line)), column: area.minColumn, row: row)
        }
        let width = content.size.columns
        surface.write(
            title, column: content.minColumn, row: area.minRow, style: hasFocus ? theme.focus : theme.strong, width: width)
        surface.write(
            PopoverFrame.hints(hints, columns: width), column: content.minColumn, row: area.endRow - 1, style: theme.faint,
            width: width)
    }
}
