/// The samples of one cell, four a row in a 64-bit word, and masks of them: bit `4·row + column` for each.
struct CellSamples {
    /// Samples across a cell.
    static let columns = 4
    /// Samples down a cell.
    static let rows = 8
    static let count = 32

    private let words: SIMD8<UInt64>

    /// Reads a cell; `stride` is the distance of two rows in bytes.
    @inline(__always)
    init(_ base: UnsafeRawPointer, stride: Int) {
        var words = SIMD8<UInt64>()
        for row in 0..<8 { words[row] = base.loadUnaligned(fromByteOffset: row &* stride, as: UInt64.self) }
        self.words = words
    }

    /// Whether nothing is painted.
    var isEmpty: Bool {
        var all: UInt64 = 0
        for row in 0..<8 { all |= words[row] }
        return all == 0
    }

    /// The value that all samples have, where they have one.
    var uniform: UInt16? {
        let first = words[0]
        var differing: UInt64 = 0
        for row in 1..<8 { differing |= words[row] ^ first }
        differing |= first ^ (first >> 16 | first << 48)
        return differing == 0 ? UInt16(truncatingIfNeeded: first) : nil
    }

    /// The value of a sample.
    func value(at bit: Int) -> UInt16 { UInt16(truncatingIfNeeded: words[bit >> 2] >> UInt64((bit & 3) * 16)) }

    /// The samples that have a value.
    @inline(__always)
    func mask(of value: UInt16) -> UInt32 {
        let all = UInt64(value) &* 0x0001_0001_0001_0001
        var result: UInt32 = 0
        for row in 0..<8 {
            let differing = words[row] ^ all
            // The top bit of each lane is set where the lane is 0: no carry leaves a lane.
            let rest = (differing & 0x7FFF_7FFF_7FFF_7FFF) &+ 0x7FFF_7FFF_7FFF_7FFF
            let zero = ~(rest | differing) & 0x8000_8000_8000_8000
            result |= UInt32(truncatingIfNeeded: CellSamples.gather(zero >> 15)) << UInt32(row * 4)
        }
        return result
    }

    /// Brings bits 0, 16, 32 and 48 together in bits 0 to 3.
    @inline(__always)
    private static func gather(_ bits: UInt64) -> UInt64 { (bits &* 0x1000_2000_4000_8000) >> 60 }
}
