/// The block elements of 2×4 parts: octants, U+1CD00…1CDE5, and those of other blocks that look the same.
enum Octants {
    /// The character for the parts that are to show, bit `2·row + column` for each.
    static func scalar(_ parts: UInt8) -> UInt32 { scalars[Int(parts)] }

    /// The samples of the parts, four each.
    static func samples(of parts: UInt8) -> UInt32 { masks[Int(parts)] }

    private static let masks: [UInt32] = (UInt8.min...UInt8.max).map { parts in
        var result: UInt32 = 0
        for part in 0..<8 as Range<UInt32> where parts >> UInt8(part) & 1 != 0 {
            result |= 0x33 << (part / 2 * 8 + part % 2 * 2)
        }
        return result
    }

    /// Unicode orders the octants by their parts as a number and leaves out those that are elsewhere: quadrants and halves in
    /// "Block Elements"; the quarters of the height, and the middle quarters of one side, in "Symbols for Legacy Computing"; the
    /// octants in the corners in its supplement.
    private static let scalars: [UInt32] = {
        var older: [UInt8: UInt32] = [
            0b0000_0011: 0x1FB82, 0b0011_1111: 0x1FB85, 0b1100_0000: 0x2582, 0b1111_1100: 0x2586,
            0b0001_0100: 0x1FBE6, 0b0010_1000: 0x1FBE7,
            0b0000_0001: 0x1CEA8, 0b0000_0010: 0x1CEAB, 0b0100_0000: 0x1CEA3, 0b1000_0000: 0x1CEA0,
        ]
        for quarters in 0..<16 { older[quadrants(quarters)] = BlockPattern.quadrantScalars[quarters] }
        var next: UInt32 = 0x1CD00
        return (UInt8.min...UInt8.max).map { parts in
            if let scalar = older[parts] { return scalar }
            defer { next += 1 }
            return next
        }
    }()

    /// The parts of quadrants, upper left lowest, then upper right, lower left and lower right.
    private static func quadrants(_ quarters: Int) -> UInt8 {
        let parts: [UInt8] = [0b0101, 0b1010, 0b0101_0000, 0b1010_0000]
        return parts.indices.reduce(0) { $0 | (quarters >> $1 & 1 != 0 ? parts[$1] : 0) }
    }
}
