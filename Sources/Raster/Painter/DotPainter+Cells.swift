import Drawing
import Geometry
import Graphemes
import Screen

extension DotPainter {
    /// Puts the characters into cells, which keep their size at every zoom; blanks leave what is below them.
    public mutating func cells(_ run: CellRun, at origin: Point, ink: Ink) {
        lastFill = nil
        lastStroke = nil
        guard origin.x.isFinite, origin.y.isFinite, !run.position.x.isNaN, !run.position.y.isNaN else { return }
        let anchor = view.cell(of: origin)
        let row = anchor.row + CellView.saturated((run.position.y / CellRun.cellHeight).rounded(.down))
        var column = anchor.column + CellView.saturated((run.position.x / CellRun.cellWidth).rounded(.down))
        guard row >= clip.minRow, row < clip.endRow else { return }
        let value = value(of: ink, isFill: false)
        for grapheme in run.graphemes {
            if column >= clip.endColumn { return }
            let width = grapheme.columns
            if column + width > clip.minColumn, !grapheme.isBlank { put(grapheme, column: column, row: row, value) }
            column += width
        }
    }

    private mutating func put(_ grapheme: Grapheme, column: Int, row: Int, _ value: UInt16) {
        let last = column + grapheme.columns - 1
        // Of a wide character that an edge cuts, blank paper is left.
        let isCut = column < 0 || last >= columns
        if last > column { wideRows[row] = true }
        for place in max(clip.minColumn, column)..<min(clip.endColumn, last + 1) {
            capture(column: place, row: row)
            removeText(column: place, row: row)
            boxes[row * columns + place] = BoxCell()
            let shown = isCut || place > column ? Grapheme.space : grapheme
            texts[row * columns + place] = TextCell(grapheme: shown, value: value, isContinuation: !isCut && place > column)
        }
    }

    /// Takes the text of a cell away, and leaves blank paper of the other half of a wide character.
    mutating func removeText(column: Int, row: Int) {
        let place = row * columns + column
        guard let text = text(at: place) else { return }
        if text.isContinuation { blankText(at: place - 1) }
        if column + 1 < columns, let right = self.text(at: place + 1), right.isContinuation { blankText(at: place + 1) }
        texts[place] = .none
    }

    /// The text of a cell.
    func text(at place: Int) -> TextCell? {
        texts[place].isNone ? nil : texts[place]
    }

    private mutating func blankText(at place: Int) {
        guard !texts[place].isNone else { return }
        texts[place].grapheme = .space
        texts[place].isContinuation = false
    }

    /// Keeps the fill of a cell as the ground of what is put there, and clears the cell, so that what is painted later shows.
    mutating func capture(column: Int, row: Int) {
        let stride = sampleColumns
        let start = row * CellSamples.rows * stride + column * CellSamples.columns
        let place = row * columns + column
        samples.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let cell = CellSamples(base + start, stride: stride * 2)
            if cell.isEmpty { return }
            if let fill = CellInks(cell).ground { grounds[place] = fill }
            for line in 0..<CellSamples.rows { (base + start + line * stride).update(repeating: 0, count: CellSamples.columns) }
        }
    }
}
