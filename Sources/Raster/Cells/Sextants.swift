/// The block elements of 2×3 parts: sextants, U+1FB00…1FB3B, and those of the older blocks that look the same.
enum Sextants {
    /// The character for the parts that are to show, bit `2·row + column` for each.
    static func scalar(_ parts: UInt8) -> UInt32 { scalars[Int(parts & 63)] }

    /// The parts of which the samples cover at least half; a row of parts takes two and two thirds of a row of samples.
    static func parts(of samples: UInt32) -> UInt8 {
        var result: UInt8 = 0
        for part in 0..<6 where weight(of: samples, in: part) >= half { result |= 1 << UInt8(part) }
        return result
    }

    /// The part that the samples cover most, of equals the first.
    static func fullest(of samples: UInt32) -> UInt8 {
        var best = 0
        for part in 1..<6 where weight(of: samples, in: part) > weight(of: samples, in: best) { best = part }
        return 1 << UInt8(best)
    }

    /// The samples of which at least half lie in the parts.
    static func samples(of parts: UInt8) -> UInt32 { masks[Int(parts & 63)] }

    /// Half the area of a part, in sixths of a sample's.
    private static let half = 16

    /// The covered area of a part, in sixths of a sample's.
    private static func weight(of samples: UInt32, in part: Int) -> Int {
        let side = samples >> UInt32(part & 1 * 2) & 0x3333_3333
        switch part >> 1 {
        case 0: return 6 * (side & 0x33).nonzeroBitCount + 4 * (side & 0x300).nonzeroBitCount
        case 1: return 2 * (side & 0x30_0300).nonzeroBitCount + 6 * (side & 0x3_3000).nonzeroBitCount
        default: return 4 * (side & 0x30_0000).nonzeroBitCount + 6 * (side & 0x3300_0000).nonzeroBitCount
        }
    }

    private static let masks: [UInt32] = (0..<64 as Range<UInt8>).map { parts in
        let columns: [UInt32] = [0x3333_3333, 0xCCCC_CCCC]
        let rows: [UInt32] = [0xFFF, 0xF_F000, 0xFFF0_0000]
        var result: UInt32 = 0
        for part in 0..<6 where parts >> UInt8(part) & 1 != 0 { result |= columns[part & 1] & rows[part >> 1] }
        return result
    }

    /// Unicode orders the sextants by their parts as a number and leaves out what U+2580…259F have: nothing, the left and the
    /// right half, and all.
    private static let scalars: [UInt32] = {
        let older: [Int: UInt32] = [0: 0x20, 0b010101: 0x258C, 0b101010: 0x2590, 0b111111: 0x2588]
        var next: UInt32 = 0x1FB00
        return (0..<64).map { parts in
            if let scalar = older[parts] { return scalar }
            defer { next += 1 }
            return next
        }
    }()
}
