import Geometry

/// Walks a line one dot wide: every dot touches the next at a side or a corner, and no dot is there twice.
///
/// Along curves, a dot between two that touch at a corner already is left out, so that bends do not look thick; where straight
/// lines meet it stays, since it is the corner.
struct Hairline {
    /// Whether the line is a curve's.
    let isCurve: Bool
    private var waiting: (column: Int, row: Int)?
    private var before: (column: Int, row: Int)?

    init(isCurve: Bool) { self.isCurve = isCurve }

    /// Walks a segment in dots, which must lie within the canvas and a margin.
    mutating func segment(from start: Point, to end: Point, plot: (Int, Int) -> Void) {
        let change = end - start
        if abs(change.x) >= abs(change.y) {
            let first = Int(start.x.rounded(.down))
            let last = Int(end.x.rounded(.down))
            let slope = change.x == 0 ? 0 : change.y / change.x
            for column in stride(from: first, through: last, by: first <= last ? 1 : -1) {
                let x = clamped(Double(column) + 0.5, start.x, end.x)
                step(column, Int((start.y + (x - start.x) * slope).rounded(.down)), plot: plot)
            }
        } else {
            let first = Int(start.y.rounded(.down))
            let last = Int(end.y.rounded(.down))
            let slope = change.x / change.y
            for row in stride(from: first, through: last, by: first <= last ? 1 : -1) {
                let y = clamped(Double(row) + 0.5, start.y, end.y)
                step(Int((start.x + (y - start.y) * slope).rounded(.down)), row, plot: plot)
            }
        }
    }

    /// Ends the line, which plots the dots that were still held back.
    mutating func finish(plot: (Int, Int) -> Void) {
        if let waiting { plot(waiting.column, waiting.row) }
        waiting = nil
        before = nil
    }

    private func clamped(_ value: Double, _ one: Double, _ two: Double) -> Double {
        max(min(one, two), min(max(one, two), value))
    }

    private mutating func step(_ column: Int, _ row: Int, plot: (Int, Int) -> Void) {
        guard let last = waiting else {
            waiting = (column, row)
            return
        }
        if last == (column, row) { return }
        if isCurve, let before, abs(before.column - column) == 1, abs(before.row - row) == 1,
            last.column == before.column || last.row == before.row, last.column == column || last.row == row
        {
            waiting = (column, row)
            return
        }
        plot(last.column, last.row)
        before = last
        waiting = (column, row)
    }
}
