import Screen

/// The dots that a stroke may set: those of the clip, in the painter's samples.
struct DotTarget {
    private let base: UnsafeMutableRawPointer
    /// The distance of two rows of samples in bytes.
    private let stride: Int
    private let columns: Range<Int>
    private let rows: Range<Int>
    /// The two samples of half a dot.
    private let pair: UInt32

    init(base: UnsafeMutablePointer<UInt16>, stride: Int, clip: CellRect, value: UInt16) {
        self.base = UnsafeMutableRawPointer(base)
        self.stride = stride * MemoryLayout<UInt16>.stride
        columns = clip.minColumn * 2..<clip.endColumn * 2
        rows = clip.minRow * 4..<clip.endRow * 4
        pair = UInt32(value) << 16 | UInt32(value)
    }

    /// Sets the four samples of a dot.
    @inline(__always)
    func plot(_ column: Int, _ row: Int) {
        guard columns.contains(column), rows.contains(row) else { return }
        let place = base + (row &* 2 &* stride &+ column &* 4)
        place.storeBytes(of: pair, as: UInt32.self)
        (place + stride).storeBytes(of: pair, as: UInt32.self)
    }
}
