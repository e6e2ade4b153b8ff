/// What a block element covers, by the Unicode charts "Block Elements", "Symbols for Legacy Computing" and its supplement.
struct BlockParts {
    /// The edges of parts in eighths of the width and 24ths of the height: left, top, right, bottom.
    private var parts: [(left: Int, top: Int, right: Int, bottom: Int)] = []

    init?(_ scalar: Unicode.Scalar) {
        let value = Int(scalar.value)
        switch value {
        case 0x2580: parts = [(0, 0, 8, 12)]
        case 0x2581...0x2588: parts = [(0, 24 - (value - 0x2580) * 3, 8, 24)]
        case 0x2589...0x258F: parts = [(0, 0, 8 - (value - 0x2588), 24)]
        case 0x2590: parts = [(4, 0, 8, 24)]
        case 0x2594: parts = [(0, 0, 8, 3)]
        case 0x2595: parts = [(7, 0, 8, 24)]
        case 0x2596...0x259F: add([4, 8, 1, 13, 9, 7, 11, 2, 6, 14][value - 0x2596], rows: 2)
        case 0x1FB00...0x1FB3B:
            // The left and the right half, patterns 21 and 42, are left out of the row.
            let place = value - 0x1FB00 + 1
            add(place + (place >= 21 ? 1 : 0) + (place >= 41 ? 1 : 0), rows: 3)
        case 0x1FB82: parts = [(0, 0, 8, 6)]
        case 0x1FB85: parts = [(0, 0, 8, 18)]
        case 0x1FBE6: parts = [(0, 6, 4, 18)]
        case 0x1FBE7: parts = [(4, 6, 8, 18)]
        case 0x1CEA8: add(0b0000_0001, rows: 4)
        case 0x1CEAB: add(0b0000_0010, rows: 4)
        case 0x1CEA3: add(0b0100_0000, rows: 4)
        case 0x1CEA0: add(0b1000_0000, rows: 4)
        case 0x1CD00...0x1CDE5: add(BlockParts.octants[value - 0x1CD00], rows: 4)
        default: return nil
        }
    }

    /// Whether a place in a cell of 8×16 is covered.
    func covers(x: Double, y: Double) -> Bool {
        let (column, row) = (Int(x), Int(y * 1.5))
        return parts.contains { column >= $0.left && column < $0.right && row >= $0.top && row < $0.bottom }
    }

    /// Adds parts of half the width, bit `2·row + column` for each.
    private mutating func add(_ pattern: Int, rows: Int) {
        let height = 24 / rows
        for part in 0..<2 * rows where pattern >> part & 1 != 0 {
            let (left, top) = (part % 2 * 4, part / 2 * height)
            parts.append((left, top, left + 4, top + height))
        }
    }

    /// The patterns of U+1CD00…1CDE5: all in order but those that characters outside the row have.
    private static let octants: [Int] = {
        let elsewhere = Set([
            0, 1, 2, 3, 5, 10, 15, 20, 40, 63, 64, 80, 85, 90, 95, 128, 160, 165, 170, 175, 192, 240, 245, 250, 252, 255,
        ])
        return (0...255).filter { !elsewhere.contains($0) }
    }()
}
