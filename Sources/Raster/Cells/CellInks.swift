/// The inks of one cell, by what painted them.
struct CellInks {
    /// A sample value with the samples that have it.
    struct Part {
        var value: UInt16 = 0
        var mask: UInt32 = 0
        var count = 0

        var isPaper: Bool { value == 0 }
        var isFill: Bool { value & 1 != 0 }
    }

    /// The samples that nothing painted.
    private(set) var paper: UInt32
    private(set) var strokes: UInt32 = 0
    private(set) var fills: UInt32 = 0
    /// The most frequent strokes and fills; of no count where there are none.
    private(set) var firstStroke = Part()
    private(set) var secondStroke = Part()
    private(set) var firstFill = Part()
    private(set) var secondFill = Part()

    @inline(__always)
    init(_ cell: CellSamples) {
        paper = cell.mask(of: 0)
        var rest = ~paper
        while rest != 0 {
            let value = cell.value(at: rest.trailingZeroBitCount)
            let mask = cell.mask(of: value)
            rest &= ~mask
            let part = Part(value: value, mask: mask, count: mask.nonzeroBitCount)
            if part.isFill {
                fills |= mask
                CellInks.rank(part, &firstFill, &secondFill)
            } else {
                strokes |= mask
                CellInks.rank(part, &firstStroke, &secondStroke)
            }
        }
    }

    @inline(__always)
    private static func rank(_ part: Part, _ first: inout Part, _ second: inout Part) {
        if part.count > first.count {
            second = first
            first = part
        } else if part.count > second.count {
            second = part
        }
    }

    /// The fill that counts as the whole cell's: one that has at least a quarter of it.
    var ground: UInt16? { firstFill.count >= CellSamples.count / 4 ? firstFill.value : nil }
}
