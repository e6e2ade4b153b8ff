import Geometry

/// Walks a line one dot wide: every dot touches the next at a side or a corner.
///
/// Along curves, a dot between two that touch at a corner already is left out, so that bends do not look thick; where straight
/// lines meet it stays, since it is the corner. Where steps overlap, the next row's dot is there as well as soon as the line
/// covers nearly half of it: dots that leave half of their place blank would look thinner on a slope than they are.
struct Hairline {
    /// Whether the line is a curve's.
    let isCurve: Bool
    /// Whether a step shows the dots of both its rows.
    let overlapsSteps: Bool
    private var waiting: (column: Int, row: Int)?
    private var before: (column: Int, row: Int)?

    init(isCurve: Bool, overlapsSteps: Bool) {
        self.isCurve = isCurve
        self.overlapsSteps = overlapsSteps
    }

    /// The part of a dot beside the line's own that has to be covered for it to be shown.
    private static let overlap = 0.45

    /// Walks a segment in dots, which must lie within the canvas and a margin.
    mutating func segment(from start: Point, to end: Point, on target: DotTarget) {
        let change = end - start
        if abs(change.x) >= abs(change.y) {
            let first = floor(start.x)
            let last = floor(end.x)
            let slope = change.x == 0 ? 0 : change.y / change.x
            let reach = overlapsSteps ? Hairline.reach(slope) : 0
            for column in stride(from: first, through: last, by: first <= last ? 1 : -1) {
                let x = clamped(Double(column) + 0.5, start.x, end.x)
                let y = start.y + (x - start.x) * slope
                let row = floor(y)
                step(column, row, on: target)
                if y - Double(row) < reach { target.plot(column, row - 1) }
                if Double(row + 1) - y < reach { target.plot(column, row + 1) }
            }
        } else {
            let first = floor(start.y)
            let last = floor(end.y)
            let slope = change.x / change.y
            let reach = overlapsSteps ? Hairline.reach(slope) : 0
            for row in stride(from: first, through: last, by: first <= last ? 1 : -1) {
                let y = clamped(Double(row) + 0.5, start.y, end.y)
                let x = start.x + (y - start.y) * slope
                let column = floor(x)
                step(column, row, on: target)
                if x - Double(column) < reach { target.plot(column - 1, row) }
                if Double(column + 1) - x < reach { target.plot(column + 1, row) }
            }
        }
    }

    /// How near the middle of the line has to come to the next dot for this to be shown, in dots.
    ///
    /// A line one dot wide is √(1 + slope²) wide across a column. No more than a dot to each side of a step is doubled, so that
    /// lines that are nearly level do not look thick for long.
    private static func reach(_ slope: Double) -> Double {
        min(abs(slope), 1 - abs(slope), (1 + slope * slope).squareRoot() / 2 - overlap)
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
