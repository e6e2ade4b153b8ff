import Geometry
import Screen

extension DotPainter {
    /// Takes the paint of some cells away, and lets what is painted from now on reach these alone.
    ///
    /// Painting all that touches them again leaves the same picture as painting everything would: a wide character must not lie
    /// across their left or right edge, which `widened` sees to.
    public mutating func begin(repainting cells: CellRect) {
        clip = cells.intersection(CellRect(origin: .zero, size: view.size))
        clearCells()
        forget()
    }

    /// Lets what is painted from now on lie over all that is there.
    public mutating func beginOnTop() {
        clip = CellRect(origin: .zero, size: view.size)
        forget()
    }

    /// Takes over the paint of some cells from a picture of the same view, and lets what is painted from now on reach these alone.
    public mutating func begin(over other: DotPainter, in cells: CellRect) {
        clip = cells.intersection(CellRect(origin: .zero, size: view.size))
        palette = other.palette
        forEachClippedRow { painter, cells, samples in
            painter.samples.replaceSubrange(samples, with: other.samples[samples])
            painter.boxes.replaceSubrange(cells, with: other.boxes[cells])
            painter.boxInks.replaceSubrange(cells, with: other.boxInks[cells])
            painter.grounds.replaceSubrange(cells, with: other.grounds[cells])
            painter.filled.replaceSubrange(cells, with: other.filled[cells])
            painter.texts.replaceSubrange(cells, with: other.texts[cells])
        }
        for row in clip.minRow..<clip.endRow where other.wideRows[row] { wideRows[row] = true }
        forget()
    }

    /// The cells, with whole rows where a wide character might lie across an edge.
    public func widened(_ cells: CellRect) -> CellRect {
        let seen = cells.intersection(CellRect(origin: .zero, size: view.size))
        guard wideRows[seen.minRow..<seen.endRow].contains(true) else { return seen }
        return CellRect(column: 0, row: seen.minRow, columns: columns, rows: seen.size.rows)
    }

    mutating func clearCells() {
        forEachClippedRow { painter, cells, samples in
            DotPainter.zero(&painter.samples, samples, 0)
            DotPainter.zero(&painter.boxes, cells, BoxCell())
            DotPainter.zero(&painter.boxInks, cells, 0)
            DotPainter.zero(&painter.grounds, cells, 0)
            DotPainter.zero(&painter.filled, cells, false)
            DotPainter.zero(&painter.texts, cells, .none)
        }
    }

    /// Hands out the ranges of the layers that the clip covers: of cells, and of samples for each of a cell's rows of them.
    private mutating func forEachClippedRow(
        _ body: (_ painter: inout DotPainter, _ cells: Range<Int>, _ samples: Range<Int>) -> Void
    ) {
        let clip = clip
        for row in clip.minRow..<clip.endRow {
            let start = row * columns + clip.minColumn
            let cells = start..<start + clip.size.columns
            for line in 0..<CellSamples.rows {
                let first = (row * CellSamples.rows + line) * sampleColumns + clip.minColumn * CellSamples.columns
                // The layers of cells go with the first row of samples.
                body(
                    &self, line == 0 ? cells : cells.lowerBound..<cells.lowerBound,
                    first..<first + clip.size.columns * CellSamples.columns)
            }
        }
    }

    private static func zero<Element>(_ array: inout [Element], _ range: Range<Int>, _ value: Element) {
        array.withUnsafeMutableBufferPointer { $0[range].update(repeating: value) }
    }

    /// What the clip shows of the document, in dots.
    var clipBounds: Rect {
        let corner = view.point(of: clip.origin)
        let cell = view.cellSize
        return Rect(corner.x, corner.y, Double(clip.size.columns) * cell.width, Double(clip.size.rows) * cell.height)
    }
}
