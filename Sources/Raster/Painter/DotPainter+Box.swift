import Drawing
import Geometry
import Screen

extension DotPainter {
    /// Draws with the characters of a box pen in the cells of the view, joined to what box pens left there.
    public mutating func box(_ box: BoxStroke) {
        let fill = lastFill
        lastFill = nil
        lastStroke = nil
        let value = value(of: box.ink, isFill: false)
        switch box.outline {
        case .rectangle(let rect):
            guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ !$0.isNaN }) else { return }
            // A box filled just before has its ground under the whole border, which may reach beyond the filled rectangle.
            let ground = fill.flatMap { $0.path == Path(rectangle: rect) ? $0.sample : nil }
            frame(BoxPlacement.cells(of: rect, in: view), pen: box.pen, value: value, ground: ground)
        case .line(let start, let end, let heads):
            guard [start.x, start.y, end.x, end.y].allSatisfy({ !$0.isNaN }) else { return }
            let (first, last) = BoxPlacement.line(from: start, to: end, in: view)
            line(from: first, to: last, pen: box.pen, heads: heads, value: value, ground: nil)
        }
    }

    private mutating func frame(_ cells: CellRect, pen: Pen, value: UInt16, ground: UInt16?) {
        let left = cells.minColumn
        let top = cells.minRow
        let right = cells.endColumn - 1
        let bottom = cells.endRow - 1
        if left == right || top == bottom {
            let first = CellPosition(column: left, row: top)
            line(from: first, to: CellPosition(column: right, row: bottom), pen: pen, heads: .none, value: value, ground: ground)
            return
        }
        let level = BoxCell([.left, .right], pen: pen)
        let upright = BoxCell([.up, .down], pen: pen)
        for row in [top, bottom] {
            run(columns: left + 1...max(left + 1, right), row: row, last: right - 1, level, value, ground)
        }
        for row in clippedRows(from: top + 1, to: bottom) {
            put(upright, column: left, row: row, value, ground)
            put(upright, column: right, row: row, value, ground)
        }
        put(BoxCell([.right, .down], pen: pen), column: left, row: top, value, ground)
        put(BoxCell([.left, .down], pen: pen), column: right, row: top, value, ground)
        put(BoxCell([.right, .up], pen: pen), column: left, row: bottom, value, ground)
        put(BoxCell([.left, .up], pen: pen), column: right, row: bottom, value, ground)
    }

    private mutating func run(
        columns range: ClosedRange<Int>, row: Int, last: Int, _ cell: BoxCell, _ value: UInt16, _ ground: UInt16?
    ) {
        for column in clippedColumns(from: range.lowerBound, to: last + 1) {
            put(cell, column: column, row: row, value, ground)
        }
    }

    private func clippedColumns(from first: Int, to end: Int) -> Range<Int> {
        let first = max(clip.minColumn, first)
        return first..<max(first, min(clip.endColumn, end))
    }

    private func clippedRows(from first: Int, to end: Int) -> Range<Int> {
        let first = max(clip.minRow, first)
        return first..<max(first, min(clip.endRow, end))
    }

    private mutating func line(
        from first: CellPosition, to last: CellPosition, pen: Pen, heads: ArrowHeads, value: UInt16, ground: UInt16?
    ) {
        let isLevel = first.row == last.row
        // What a line of one cell shows does not point anywhere.
        guard first != last else {
            put(BoxCell([.left, .right], pen: pen), column: first.column, row: first.row, value, ground)
            return
        }
        let ahead: BoxCell.Direction =
            isLevel ? (first.column < last.column ? .right : .left) : (first.row < last.row ? .down : .up)
        let middle = BoxCell([ahead, ahead.opposite], pen: pen)
        if isLevel {
            let ends = [first.column, last.column].sorted()
            for column in clippedColumns(from: ends[0] + 1, to: ends[1]) {
                put(middle, column: column, row: first.row, value, ground)
            }
        } else {
            let ends = [first.row, last.row].sorted()
            for row in clippedRows(from: ends[0] + 1, to: ends[1]) {
                put(middle, column: first.column, row: row, value, ground)
            }
        }
        var start = BoxCell([ahead], pen: pen)
        if heads.atStart { start.head = ahead.opposite }
        put(start, column: first.column, row: first.row, value, ground)
        var end = BoxCell([ahead.opposite], pen: pen)
        if heads.atEnd { end.head = ahead }
        put(end, column: last.column, row: last.row, value, ground)
    }

    private mutating func put(_ cell: BoxCell, column: Int, row: Int, _ value: UInt16, _ ground: UInt16?) {
        guard clip.contains(CellPosition(column: column, row: row)) else { return }
        let place = row * columns + column
        capture(column: column, row: row)
        if let ground { grounds[place] = ground }
        // The end of a line on a border takes the border's colour, which goes through.
        if cell.head != nil || cell.armCount >= boxes[place].armCount { boxInks[place] = value }
        boxes[place].merge(cell)
        removeText(column: column, row: row)
    }
}
