import Drawing
import Geometry
import Raster
import Screen

/// Which cells of the canvas the lines and characters of a text stand in.
///
/// The `Terminal` face keeps its size on the screen at every zoom; other faces are as large as the view shows them.
struct TextCells {
    let block: TextBlock
    let layout: TextLayout
    let view: CellView

    private var isInCells: Bool { block.request.face.isTerminal }

    /// The cells of what is selected, line by line, in rectangles beside each other.
    func cells(of selected: Range<Int>) -> [CellRect] {
        var result: [CellRect] = []
        let shown = view.size.rows
        for (index, line) in layout.lines.enumerated()
        where line.range.lowerBound < selected.upperBound && line.range.upperBound >= selected.lowerBound {
            let rows = rows(of: index)
            guard rows.upperBound > 0, rows.lowerBound < shown else { continue }
            for span in spans(of: selected, on: line, isLast: index == layout.lines.count - 1) {
                let columns = columns(from: span.lowerBound, to: span.upperBound)
                result.append(
                    CellRect(column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count))
            }
        }
        return result
    }

    /// Whether a cell is one of the text's own, or of its frame.
    func contains(_ cell: CellPosition, frame: Rect?) -> Bool {
        if let frame, frame.contains(view.centre(of: cell)) { return true }
        let first = rows(of: 0).lowerBound
        let last = rows(of: layout.lines.count - 1).upperBound
        guard (first..<max(first + 1, last)).contains(cell.row) else { return false }
        let line = layout.lines[line(at: cell)]
        // The cell behind the last character is where one clicks to go on typing.
        let columns = columns(from: line.left, to: line.left + line.width)
        return (columns.lowerBound...columns.upperBound).contains(cell.column)
    }

    /// The line nearest to a cell.
    func line(at cell: CellPosition) -> Int {
        layout.lines.indices.first { rows(of: $0).upperBound > cell.row } ?? layout.lines.count - 1
    }

    /// The place of a cell's left quarter in dots from the text's left, where a click means the character it is on.
    func x(at cell: CellPosition) -> Double {
        if isInCells { return Double(cell.column - view.cell(of: block.origin).column) * CellRun.cellWidth }
        return view.centre(of: cell).x - view.cellSize.width / 4 - block.origin.x
    }

    /// The stretches of a line that are selected, in dots from the text's left; a line feed is as wide as a cell.
    private func spans(of selected: Range<Int>, on line: TextLine, isLast: Bool) -> [ClosedRange<Double>] {
        var spans: [ClosedRange<Double>] = []
        for stop in line.stops {
            guard selected.contains(stop.offset) else { continue }
            if stop.offset < line.range.upperBound {
                spans.append(min(stop.x, stop.farX)...max(stop.x, stop.farX))
            } else if !isLast {
                spans.append(
                    line.isRightToLeft ? (stop.x - view.cellSize.width)...stop.x : stop.x...(stop.x + view.cellSize.width))
            }
        }
        spans.sort { $0.lowerBound < $1.lowerBound }
        var merged: [ClosedRange<Double>] = []
        for span in spans {
            if let last = merged.last, span.lowerBound <= last.upperBound + 1e-6 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
            } else {
                merged.append(span)
            }
        }
        return merged
    }

    private func rows(of index: Int) -> Range<Int> {
        let line = layout.lines[index]
        if isInCells {
            let row = view.cell(of: block.origin).row + Int(line.top / CellRun.cellHeight)
            return row..<(row + 1)
        }
        let half = view.cellSize.height / 2
        let first = view.cell(of: Point(0, block.origin.y + line.top + half)).row
        let end = view.cell(of: Point(0, block.origin.y + line.top + line.height + half)).row
        return first..<max(first + 1, end)
    }

    private func columns(from left: Double, to right: Double) -> Range<Int> {
        if isInCells {
            let column = view.cell(of: block.origin).column
            let first = column + Int(left / CellRun.cellWidth)
            return first..<max(first + 1, column + Int(right / CellRun.cellWidth))
        }
        let half = view.cellSize.width / 2
        let first = view.cell(of: Point(block.origin.x + left + half, 0)).column
        let end = view.cell(of: Point(block.origin.x + right + half, 0)).column
        return first..<max(first + 1, end)
    }
}
