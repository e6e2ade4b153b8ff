import Graphemes
import Screen

extension ListBlock {
    /// The columns before a row's label: its mark, its check mark and a blank.
    static let labelColumn = 3

    /// The fewest columns of a label that its detail leaves it.
    private static let shortestLabel = 8

    /// Draws the visible rows and puts the surface's cursor on the highlighted one.
    public mutating func draw(on surface: inout Surface, in area: CellRect, context: PopoverContext, row: (Int) -> ListRow) {
        place(in: area)
        guard area.size.columns > 0, area.size.rows > 0 else { return }
        for index in top..<max(top, min(count, top + visibleRows)) {
            draw(row(index), number: index, on: &surface, context: context)
        }
    }

    private func draw(_ row: ListRow, number: Int, on surface: inout Surface, context: PopoverContext) {
        let line = area.minRow + (number - top) * rowHeight
        let isHeading = headings.contains(number)
        let isHighlighted = number == highlighted
        var style = row.isUnavailable ? context.theme.faint : context.theme.plain
        if isHeading { style = context.theme.strong }
        if isHighlighted {
            // Marks and label alone: a whole row in reverse would cost twice the bytes on every move.
            style = context.theme.focus
            let lead = CellRect(
                column: area.minColumn, row: line, columns: min(area.size.columns, ListBlock.labelColumn), rows: 1)
            surface.fill(lead, with: style.cell(.space))
            surface.cursor = CellPosition(column: area.minColumn, row: line)
        }
        if isHeading {
            surface.writeCut(row.label, column: area.minColumn, row: line, style: style, width: area.size.columns)
            return
        }
        let marks = Marks(context.glyphs)
        if isHighlighted { surface.write(marks.row, column: area.minColumn, row: line, style: style, width: area.size.columns) }
        if number == checked {
            surface.write(marks.check, column: area.minColumn + 1, row: line, style: style, width: area.size.columns - 1)
        }
        drawTexts(of: row, line: line, style: style, detailStyle: isHighlighted ? context.theme.plain : style, on: &surface)
        if let sample = row.sample, rowHeight > 1 {
            let rows = min(rowHeight - 1, area.endRow - line - 1)
            let below = CellRect(
                column: area.minColumn + ListBlock.labelColumn, row: line + 1, columns: area.size.columns - ListBlock.labelColumn,
                rows: rows)
            surface.draw(sample, cutTo: below)
        }
    }

    private func drawTexts(
        of row: ListRow, line: Int, style: CellStyle, detailStyle: CellStyle, on surface: inout Surface
    ) {
        let room = area.size.columns - ListBlock.labelColumn
        let column = area.minColumn + ListBlock.labelColumn
        let detail = row.detail.columns
        var labelRoom = room
        if detail > 0, room - detail - 1 >= ListBlock.shortestLabel || row.label.fits(columns: room - detail - 1) {
            labelRoom = room - detail - 1
            surface.write(row.detail, column: column + room - detail, row: line, style: detailStyle, width: detail)
        }
        surface.writeCut(row.label, column: column, row: line, style: style, width: labelRoom)
    }
}
