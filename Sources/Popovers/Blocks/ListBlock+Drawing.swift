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
            drawHeading(row, in: area, style: style, on: &surface, context: context)
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

    /// A heading begins where the marks of rows do; what holds for all of its rows stands at its right.
    private func drawHeading(
        _ row: ListRow, in area: CellRect, style: CellStyle, on surface: inout Surface, context: PopoverContext
    ) {
        let used = surface.writeCut(
            row.label, column: area.minColumn, row: area.minRow, style: style, width: area.size.columns)
        let detail = row.detail.columns
        guard detail > 0, used + detail < area.size.columns else { return }
        surface.write(
            row.detail, column: area.endColumn - detail, row: area.minRow, style: context.theme.plain, width: detail)
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

    /// The columns that a label has on a row of some columns: without its detail, where that would leave it too few.
    private static func labelRoom(of row: ListRow, columns: Int) -> Int {
        let room = columns - labelColumn
        let rest = room - row.detail.columns - 1
        let isRoomy = !row.isDetailOptional && rest >= shortestLabel
        return !row.detail.isEmpty && (isRoomy || row.label.fits(columns: rest)) ? rest : room
    }

    /// Whether a label is cut on a row of some columns.
    static func cuts(_ row: ListRow, columns: Int) -> Bool { !row.label.fits(columns: labelRoom(of: row, columns: columns)) }

    /// Label and detail on one cell row.
    private func drawTexts(
        of row: ListRow, line: Int, style: CellStyle, detailStyle: CellStyle, on surface: inout Surface
    ) {
        let room = area.size.columns - ListBlock.labelColumn
        let column = area.minColumn + ListBlock.labelColumn
        let detail = row.detail.columns
        let labelRoom = ListBlock.labelRoom(of: row, columns: area.size.columns)
        if labelRoom < room {
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
