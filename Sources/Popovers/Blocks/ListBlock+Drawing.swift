import Graphemes
import Screen

extension ListBlock {
    /// The columns before a row's label: its mark, its check mark and a blank.
    static let labelColumn = 3

    /// The fewest columns of a label that its detail leaves it.
    private static let shortestLabel = 8

    /// Draws the visible rows and puts the surface's cursor on the highlighted one.
    /// - Parameters:
    ///   - height: the cell rows that a row takes.
    ///   - labelColumns: the columns that labels of rows higher than a cell take, a sample being drawn behind them; without a
    ///     number, all there are.
    public mutating func draw(
        on surface: inout Surface, in area: CellRect, context: PopoverContext, height: (Int) -> Int = { _ in 1 },
        labelColumns: Int? = nil, row: (Int) -> ListRow
    ) {
        place(in: area, height: height)
        guard area.size.columns > 0, area.size.rows > 0 else { return }
        var line = area.minRow
        for (index, height) in zip(visible, heights) {
            let rows = CellRect(
                column: area.minColumn, row: line, columns: area.size.columns, rows: min(height, area.endRow - line))
            draw(row(index), number: index, in: rows, labelColumns: labelColumns, on: &surface, context: context)
            line += height
        }
    }

    private func draw(
        _ row: ListRow, number: Int, in area: CellRect, labelColumns: Int?, on surface: inout Surface, context: PopoverContext
    ) {
        let isHeading = headings.contains(number)
        let isHighlighted = number == highlighted
        var style = row.isUnavailable ? context.theme.faint : context.theme.plain
        if isHeading { style = context.theme.strong }
        // Marks and label alone: a whole row in reverse would cost twice the bytes on every move.
        if isHighlighted { style = context.theme.focus }
        if isHeading {
            surface.writeCut(row.label, column: area.minColumn, row: area.minRow, style: style, width: area.size.columns)
            return
        }
        let detailStyle = isHighlighted ? context.theme.plain : style
        guard area.size.rows > 1 else {
            drawMarks(of: number, line: area.minRow, style: style, on: &surface, context: context)
            drawTexts(of: row, line: area.minRow, style: style, detailStyle: detailStyle, on: &surface)
            return
        }
        let room = max(0, area.size.columns - ListBlock.labelColumn)
        let width = min(room, labelColumns ?? room)
        let line = drawTexts(of: row, in: area, width: width, style: style, detailStyle: detailStyle, on: &surface)
        drawMarks(of: number, line: line, style: style, on: &surface, context: context)
        guard let sample = row.sample, width < room else { return }
        let column = ListBlock.labelColumn + width + 1
        surface.draw(
            sample,
            cutTo: CellRect(
                column: area.minColumn + column, row: area.minRow, columns: max(0, area.size.columns - column),
                rows: area.size.rows))
    }

    private func drawMarks(of number: Int, line: Int, style: CellStyle, on surface: inout Surface, context: PopoverContext) {
        let marks = Marks(context.glyphs)
        if number == highlighted {
            let lead = CellRect(
                column: area.minColumn, row: line, columns: min(area.size.columns, ListBlock.labelColumn), rows: 1)
            surface.fill(lead, with: style.cell(.space))
            surface.cursor = CellPosition(column: area.minColumn, row: line)
            surface.write(marks.row, column: area.minColumn, row: line, style: style, width: area.size.columns)
        }
        if number == checked {
            surface.write(marks.check, column: area.minColumn + 1, row: line, style: style, width: area.size.columns - 1)
        }
    }

    /// Label and detail on one cell row.
    private func drawTexts(
        of row: ListRow, line: Int, style: CellStyle, detailStyle: CellStyle, on surface: inout Surface
    ) {
        let room = area.size.columns - ListBlock.labelColumn
        let column = area.minColumn + ListBlock.labelColumn
        let detail = row.detail.columns
        var labelRoom = room
        let isRoomy = !row.isDetailOptional && room - detail - 1 >= ListBlock.shortestLabel
        if detail > 0, isRoomy || row.label.fits(columns: room - detail - 1) {
            labelRoom = room - detail - 1
            surface.write(row.detail, column: column + room - detail, row: line, style: detailStyle, width: detail)
        }
        surface.writeCut(row.label, column: column, row: line, style: style, width: labelRoom)
    }

    /// The label over as many cell rows as it needs, in the middle of those there are, the detail below it; returns the cell row
    /// that the label begins on.
    private func drawTexts(
        of row: ListRow, in area: CellRect, width: Int, style: CellStyle, detailStyle: CellStyle, on surface: inout Surface
    ) -> Int {
        let detailRows = row.detail.isEmpty ? 0 : 1
        let labelRows = min(row.label.wrapped(columns: width).count, max(1, area.size.rows - detailRows))
        let line = area.minRow + max(0, area.size.rows - labelRows - detailRows) / 2
        let column = area.minColumn + ListBlock.labelColumn
        let place = CellRect(column: column, row: line, columns: width, rows: labelRows)
        surface.writeWrapped(row.label, in: place, style: style)
        if detailRows > 0, line + labelRows < area.endRow {
            surface.writeCut(row.detail, column: column, row: line + labelRows, style: detailStyle, width: width)
        }
        return line
    }
}
