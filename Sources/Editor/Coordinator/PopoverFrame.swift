import Graphemes
import Popovers
import Screen

/// Where a popover stands on the screen, and its border with the notch under its toolbar item.
struct PopoverFrame: Equatable {
    /// The border's rectangle on the screen.
    var rect: CellRect
    /// The column of the screen the notch points at.
    var anchor: Int

    /// The content inside the border.
    var content: CellRect {
        CellRect(
            column: rect.minColumn + 1, row: rect.minRow + 1, columns: max(0, rect.size.columns - 2),
            rows: max(0, rect.size.rows - 2))
    }

    /// Places a popover of a wanted content size under an anchor column, moved and shrunk to fit the window.
    init(wanted: CellSize, anchor: Int, layout: ScreenLayout, titleColumns: Int) {
        let top = layout.toolbarRows
        let columns = min(layout.size.columns, max(wanted.columns, PopoverFrame.leastColumns, titleColumns + 2) + 2)
        let rows = min(layout.size.rows - 1 - top, wanted.rows + 2)
        let column = min(max(0, anchor - 2), layout.size.columns - columns)
        rect = CellRect(column: column, row: top, columns: columns, rows: max(3, rows))
        self.anchor = min(max(anchor, column + 1), column + columns - 2)
    }

    /// The most cells that a popover's content can have in a window.
    static func room(in layout: ScreenLayout) -> CellSize {
        CellSize(
            columns: max(0, layout.size.columns - 2), rows: max(1, layout.size.rows - 1 - layout.toolbarRows - 2))
    }

    /// The least width of a popover's content where the screen has it.
    static let leastColumns = 32

    /// Draws the border with the title above and the hints below, and clears the inside.
    func draw(on surface: inout Surface, title: String, hints: String, theme: Theme, glyphs: GlyphSet) {
        let characters = glyphs.hasBoxes ? BorderCharacters.lines : BorderCharacters.ascii
        characters.draw(rect, on: &surface, style: theme.border, inside: theme.plain)
        let bottom = rect.endRow - 1
        // A blank before them; behind them one where there is room for it.
        let room = max(0, rect.size.columns - 3)
        let place = titlePlace(columns: title.columns)
        surface.write(" \(title) ", column: place.column, row: rect.minRow, style: theme.strong, width: max(0, place.width))
        let shown = PopoverFrame.hints(hints, columns: room)
        if !shown.isEmpty {
            surface.write(" \(shown) ", column: rect.minColumn + 1, row: bottom, style: theme.faint, width: room + 1)
        }
        surface.put(theme.border.cell(Grapheme(characters.notch)), column: anchor, row: rect.minRow)
    }

    /// Those of the hints, parted by two blanks, that fit whole into a number of columns: the first ones are the most needed.
    static func hints(_ hints: String, columns: Int) -> String {
        var shown = ""
        for hint in hints.split(separator: "  ") {
            let longer = shown.isEmpty ? String(hint) : shown + "  " + hint
            guard longer.columns <= columns else { break }
            shown = longer
        }
        return shown
    }

    /// Where the title stands with a blank on both sides: behind the corner, or beside the notch where it would cover it.
    private func titlePlace(columns: Int) -> (column: Int, width: Int) {
        let start = rect.minColumn + 1
        let end = rect.endColumn - 1
        guard anchor >= start, anchor < start + columns + 2 else { return (start, end - start) }
        let after = anchor + 1
        if end - after >= columns + 2 { return (after, end - after) }
        // Without room for the whole title on either side, the wider one takes what it can.
        return end - after >= anchor - start ? (after, end - after) : (start, anchor - start)
    }
}
