import Drawing

/// Turns closed outlines into horizontal spans of samples.
///
/// Each edge leaves its direction where it crosses a row of sample centres: in a grid of winding changes, with one bit a sample
/// that says where something stands. Sweeping the set bits of a row gives the spans. So memory is bounded by the grid, whatever
/// the number of edges, nothing is sorted, and the work is that of the crossings.
final class ScanConverter {
    private var changes = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    private var marks = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    private var changesCapacity = 1
    private var marksCapacity = 1
    private(set) var width = 0
    private(set) var height = 0
    private var words = 0
    private var rows = 0..<0
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

    /// Begins an outline on a grid of samples, of which only some rows count.
    func begin(width: Int, height: Int, rows: Range<Int>? = nil) {
        self.width = max(0, width)
        self.height = max(0, height)
        self.rows = (rows ?? 0..<self.height).clamped(to: 0..<self.height)
        words = (self.width + 63) / 64
        firstRow = Int.max
        lastRow = -1
        // Both buffers are all zero between outlines, so that another grid can use them as they are.
        if self.width * self.height > changesCapacity {
            changes.deallocate()
            changesCapacity = self.width * self.height
            changes = .allocate(capacity: changesCapacity)
            changes.initialize(repeating: 0, count: changesCapacity)
        }
        if words * self.height > marksCapacity {
            marks.deallocate()
            marksCapacity = words * self.height
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
        let columns = Double(width)
        for row in firstRow...lastRow {
            let x = start + Double(row &- firstRow) * slope
            // To the right of the grid nothing is seen of the change; this also leaves out what is no number.
            guard x < columns else { continue }
            let column = x > 0 ? Int(x) : 0
            changes[row &* width &+ column] &+= direction
            marks[row &* words &+ column >> 6] |= 1 << UInt64(column & 63)
        }
    }

    /// Hands out the spans of the outline, row by row from left to right, and leaves the grid clean.
    @inline(__always)
    func spans(rule: FillRule, _ body: (_ row: Int, _ start: Int, _ end: Int) -> Void) {
        guard firstRow <= lastRow else { return }
        let mask: Int32 = rule == .evenOdd ? 1 : -1
        for row in firstRow...lastRow {
            var winding: Int32 = 0
            var start = 0
            for word in 0..<words {
                var bits = marks[row &* words &+ word]
                if bits == 0 { continue }
                marks[row &* words &+ word] = 0
                while bits != 0 {
                    let column = word &* 64 &+ bits.trailingZeroBitCount
                    bits &= bits &- 1
                    let before = winding & mask
                    winding &+= changes[row &* width &+ column]
                    changes[row &* width &+ column] = 0
                    let after = winding & mask
                    if before == 0, after != 0 { start = column }
                    if before != 0, after == 0 { body(row, start, column) }
                }
            }
            if winding & mask != 0 { body(row, start, width) }
        }
        firstRow = Int.max
        lastRow = -1
    }
}
