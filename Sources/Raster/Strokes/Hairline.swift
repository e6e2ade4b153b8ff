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
    mutating func segment(from start: Point, to end: Point, on target: DotTarget) {
        let change = end - start
        if abs(change.x) >= abs(change.y) {
            let first = floor(start.x)
            let last = floor(end.x)
            let slope = change.x == 0 ? 0 : change.y / change.x
            for column in stride(from: first, through: last, by: first <= last ? 1 : -1) {
                let x = clamped(Double(column) + 0.5, start.x, end.x)
                step(column, floor(start.y + (x - start.x) * slope), on: target)
            }
        } else {
            let first = floor(start.y)
            let last = floor(end.y)
            let slope = change.x / change.y
            for row in stride(from: first, through: last, by: first <= last ? 1 : -1) {
                let y = clamped(Double(row) + 0.5, start.y, end.y)
                step(floor(start.x + (y - start.y) * slope), row, on: target)
            }
        }
    }

    /// Ends the line, which plots the dots that were still held back.
    mutating func finish(on target: DotTarget) {
        if let waiting { target.plot(waiting.column, waiting.row) }
        waiting = nil
        before = nil
    }

    /// The dot a coordinate lies in: rounding by truncation costs a fraction of a call of the C library.
    @inline(__always)
    private func floor(_ value: Double) -> Int {
        let whole = Int(value)
        return Double(whole) > value ? whole &- 1 : whole
    }

    private func clamped(_ value: Double, _ one: Double, _ two: Double) -> Double {
        max(min(one, two), min(max(one, two), value))
    }

    private mutating func step(_ column: Int, _ row: Int, on target: DotTarget) {
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
        target.plot(last.column, last.row)
        before = last
        waiting = (column, row)
    }
}
