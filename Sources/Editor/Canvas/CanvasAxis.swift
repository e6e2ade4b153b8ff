import Drawing
import Geometry
import Raster

/// The columns or the rows of a canvas with the numbers that people know them by: cells at 100 % counted from 1, or dots.
struct CanvasAxis {
    /// The direction of an axis.
    enum Direction { case columns, rows }

    /// How many cells of the screen there are.
    let cells: Int
    /// Where the canvas begins, in units.
    private let start: Double
    /// The units that a cell of the screen covers.
    private let unitsPerCell: Double
    /// The number of the unit at the plane's origin.
    private let base: Int

    /// Rounding of coordinates must not move a number that lies between two cells.
    private static let slack = 1e-6

    /// Creates the axis of a view for the step that is in force.
    init(_ direction: Direction, of view: CellView, step: Cursor.Step) {
        let length = direction == .columns ? CellRun.cellWidth : CellRun.cellHeight
        let unit = step == .cell ? length : 1
        cells = direction == .columns ? view.size.columns : view.size.rows
        // A view that was restored may lie anywhere.
        let origin = min(1e9, max(-1e9, direction == .columns ? view.origin.x : view.origin.y))
        start = origin / unit
        unitsPerCell = length / view.zoom / unit
        base = step == .cell ? 1 : 0
    }

    /// The cell of the screen that the middle of a unit lies in, 0 being the first of the canvas.
    func cell(of number: Int) -> Int {
        Int(((Double(number - base) + 0.5 - start) / unitsPerCell + CanvasAxis.slack).rounded(.down))
    }

    /// The numbers of the units from the first cell to the last.
    var numbers: ClosedRange<Int> {
        let first = Int((start + CanvasAxis.slack).rounded(.down)) + base
        return first...max(first, Int((start + Double(cells) * unitsPerCell).rounded(.up)) - 1 + base)
    }

    /// The multiples of a number in view, with their cells.
    func multiples(of step: Int) -> [(number: Int, cell: Int)] {
        let range = numbers
        let first = Int((Double(range.lowerBound) / Double(step)).rounded(.up)) * step
        return stride(from: first, through: range.upperBound, by: step).compactMap { number in
            let cell = cell(of: number)
            return (0..<cells).contains(cell) ? (number, cell) : nil
        }
    }

    /// The smallest of 1, 2, 5, 10, 20, 50 … units that takes some cells of the screen or more.
    func step(ofAtLeast wanted: Int) -> Int {
        var power = 1
        while true {
            for factor in [1, 2, 5] where Double(factor * power) / unitsPerCell >= Double(wanted) { return factor * power }
            power *= 10
        }
    }

    /// The most characters of a number in view.
    var longestNumber: Int { max(String(numbers.lowerBound).count, String(numbers.upperBound).count) }
}
