import Drawing

/// Turns closed outlines into horizontal spans of samples.
///
/// Each edge leaves its direction where it crosses a row of sample centres: in a grid of winding changes, with one bit a sample
/// that says where something stands. Sweeping the set bits of a row gives the spans. So memory is bounded by the grid, whatever
/// the number of edges, nothing is sorted, and the work is that of the crossings. The grid is no larger than the outline, so that
/// that of a small one stays in the processor's cache however large the canvas is.
final class ScanConverter {
    private var changes = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    private var marks = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    private var changesCapacity = 1
    private var marksCapacity = 1
    /// The columns of samples that count.
    private(set) var columns = 0..<0
    /// The rows of samples that count.
    private(set) var rows = 0..<0
    /// The 64-bit words that hold the marks of a row.
    private var words = 0
    private var firstRow = Int.max
    private var lastRow = -1

    init() {
        changes.initialize(repeating: 0, count: 1)
        marks.initialize(repeating: 0, count: 1)
    }

    deinit {
        changes.deallocate()
        marks.deallocate()
    }

    /// Begins an outline of which some columns and rows of samples count, neither of them negative; it may reach beyond them.
    func begin(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
        words = (columns.count + 63) / 64
        firstRow = Int.max
        lastRow = -1
        // Both buffers are all zero between outlines, so that another grid can use them as they are.
        if columns.count * rows.count > changesCapacity {
            changes.deallocate()
            changesCapacity = columns.count * rows.count
            changes = .allocate(capacity: changesCapacity)
            changes.initialize(repeating: 0, count: changesCapacity)
        }
        if words * rows.count > marksCapacity {
            marks.deallocate()
            marksCapacity = words * rows.count
            marks = .allocate(capacity: marksCapacity)
            marks.initialize(repeating: 0, count: marksCapacity)
        }
    }

    /// Adds an edge, in samples; coordinates are finite and may lie anywhere within ±10¹⁴.
    func edge(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
        let downwards = ay < by
        let (topX, topY) = downwards ? (ax, ay) : (bx, by)
        let (bottomX, bottomY) = downwards ? (bx, by) : (ax, ay)
        // A row counts when its centre lies in [top, bottom): edges that share an end meet without gap or overlap.
        let least = Double(rows.lowerBound)
        let limit = Double(rows.upperBound)
        let first = max(least, min(limit, (topY - 0.5).rounded(.up)))
        let end = max(least, min(limit, (bottomY - 0.5).rounded(.up)))
        guard first < end else { return }
        let slope = (bottomX - topX) / (bottomY - topY)
        let direction: Int32 = downwards ? 1 : -1
        let firstRow = Int(first)
        let lastRow = Int(end) - 1
        self.firstRow = min(self.firstRow, firstRow)
        self.lastRow = max(self.lastRow, lastRow)
        let start = topX + (first + 0.5 - topY) * slope + 0.5
        let left = Double(columns.lowerBound)
        let right = Double(columns.upperBound)
        let width = columns.count
        for row in firstRow...lastRow {
            let x = start + Double(row &- firstRow) * slope
            // To the right of the grid nothing is seen of the change; this also leaves out what is no number.
            guard x < right else { continue }
            let column = x > left ? Int(x) &- columns.lowerBound : 0
            let line = row &- rows.lowerBound
            changes[line &* width &+ column] &+= direction
            marks[line &* words &+ column >> 6] |= 1 << UInt64(column & 63)
        }
    }

    /// Hands out the spans of the outline, row by row from left to right, and leaves the grid clean.
    @inline(__always)
    func spans(rule: FillRule, _ body: (_ row: Int, _ start: Int, _ end: Int) -> Void) {
        guard firstRow <= lastRow else { return }
        let mask: Int32 = rule == .evenOdd ? 1 : -1
        let left = columns.lowerBound
        let width = columns.count
        for row in firstRow...lastRow {
            let line = row &- rows.lowerBound
            var winding: Int32 = 0
            var start = 0
            for word in 0..<words {
                var bits = marks[line &* words &+ word]
                if bits == 0 { continue }
                marks[line &* words &+ word] = 0
                while bits != 0 {
                    let column = word &* 64 &+ bits.trailingZeroBitCount
                    bits &= bits &- 1
                    let before = winding & mask
                    winding &+= changes[line &* width &+ column]
                    changes[line &* width &+ column] = 0
                    let after = winding & mask
                    if before == 0, after != 0 { start = column }
                    if before != 0, after == 0 { body(row, left &+ start, left &+ column) }
                }
            }
            if winding & mask != 0 { body(row, left &+ start, left &+ width) }
        }
        firstRow = Int.max
        lastRow = -1
    }
}
