import Graphemes
import Raster
import Screen

/// The rulers above a canvas and at its left: numbers at round columns and rows, marks halfway, the cursor's place in reverse.
struct Rulers {
    private let columns: CanvasAxis
    private let rows: CanvasAxis
    private let characters: Characters

    /// The fewest cells from one number to the next.
    private static let leastSpacing = (columns: 8, rows: 4)
    /// The fewest columns of the numbers at the left, so that short ones do not move the canvas.
    private static let leastDigits = 3

    init(view: CellView, step: Cursor.Step, glyphs: GlyphSet) {
        columns = CanvasAxis(.columns, of: view, step: step)
        rows = CanvasAxis(.rows, of: view, step: step)
        characters = glyphs.hasBoxes ? .lines : .ascii
    }

    /// The columns of the ruler at the left: the numbers, and the line beside them.
    var width: Int { max(Rulers.leastDigits, rows.longestNumber) + 1 }

    /// Draws both rulers around a canvas, with the cursor's cell on it marked where it is in view.
    func draw(on surface: inout Surface, around canvas: CellRect, cursor: CellPosition, theme: Theme) {
        let column = canvas.minColumn - 1
        let row = canvas.minRow - 1
        func put(_ scalar: Unicode.Scalar, _ column: Int, _ row: Int) {
            surface.put(theme.plain.cell(Grapheme(scalar)), column: column, row: row)
        }
        put(characters.corner, column, row)
        for cell in 0..<columns.cells { put(characters.level, canvas.minColumn + cell, row) }
        for cell in 0..<rows.cells { put(characters.upright, column, canvas.minRow + cell) }
        let step = columns.step(ofAtLeast: max(Rulers.leastSpacing.columns, columns.longestNumber + 3))
        if step.isMultiple(of: 2) {
            for half in columns.multiples(of: step / 2) { put(characters.above, canvas.minColumn + half.cell, row) }
        }
        for label in columns.multiples(of: step) {
            let text = String(label.number)
            // The last digit stands at the column that the number names.
            let first = label.cell - text.count + 1
            if first >= 0 { surface.write(text, column: canvas.minColumn + first, row: row, style: theme.plain) }
        }
        for label in rows.multiples(of: rows.step(ofAtLeast: Rulers.leastSpacing.rows)) {
            let text = String(label.number)
            put(characters.left, column, canvas.minRow + label.cell)
            surface.write(text, column: column - text.count, row: canvas.minRow + label.cell, style: theme.plain)
        }
        mark(CellPosition(column: canvas.minColumn + cursor.column, row: row), on: &surface, within: canvas)
        mark(CellPosition(column: column, row: canvas.minRow + cursor.row), on: &surface, within: canvas)
    }

    private func mark(_ cell: CellPosition, on surface: inout Surface, within canvas: CellRect) {
        guard cell.column < canvas.endColumn, cell.row < canvas.endRow, cell.column >= canvas.minColumn - 1,
            cell.row >= canvas.minRow - 1
        else { return }
        surface.restyle(CellRect(origin: cell, size: CellSize(columns: 1, rows: 1))) { cell in
            cell.attributes.formSymmetricDifference(.reverse)
        }
    }

    /// What the rulers are made of beside digits.
    private struct Characters {
        var corner: Unicode.Scalar
        var level: Unicode.Scalar
        var upright: Unicode.Scalar
        /// A mark of the ruler above the canvas.
        var above: Unicode.Scalar
        /// A mark of the ruler at its left.
        var left: Unicode.Scalar

        static let lines = Characters(corner: "┌", level: "─", upright: "│", above: "┴", left: "┤")
        static let ascii = Characters(corner: "+", level: "-", upright: "|", above: "+", left: "+")
    }
}
