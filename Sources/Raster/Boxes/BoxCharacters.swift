/// The box-drawing characters by their arms.
public enum BoxCharacters {
    /// The character of the console's font, CP437, that comes nearest to a box-drawing character, U+2500…257F; others are left
    /// as they are.
    public static func consoleCharacter(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard scalar.value >= 0x2500, let arms = armsOf(scalar.value) else { return scalar }
        return Unicode.Scalar(console[Int(arms)]) ?? scalar
    }

    /// The arms of a character that the pens write.
    private static func armsOf(_ scalar: UInt32) -> UInt8? {
        let offset = Int(scalar) - 0x2500
        guard chart.indices.contains(offset) else { return nil }
        if chart[offset] != 0 { return chart[offset] }
        return (rounded.first { $0.value == scalar } ?? dashed.first { $0.value == scalar })?.key
    }

    /// The character of a cell: dashes where it is straight, round where it is a light corner, else by its arms.
    static func scalar(of cell: BoxCell, hasFullSet: Bool) -> UInt32 {
        if let head = cell.head { return heads[Int(head.rawValue)] }
        if cell.isASCII { return ascii(cell.arms) }
        if !hasFullSet { return console[Int(cell.arms)] }
        if cell.isRounded, let round = rounded[cell.arms] { return round }
        if cell.isDashed, let dashed = dashed[cell.arms] { return dashed }
        return characters[Int(cell.arms)]
    }

    /// `-`, `|`, or `+` where both directions meet.
    static func ascii(_ arms: UInt8) -> UInt32 {
        if arms == 0 { return 0x20 }
        if arms & vertical == 0 { return 0x2D }
        return arms & horizontal == 0 ? 0x7C : 0x2B
    }

    /// Arrow heads by direction, in characters of one column everywhere.
    static let heads: [UInt32] = "^>v<".unicodeScalars.map(\.value)

    private static let vertical: UInt8 = 0b0011_0011
    private static let horizontal: UInt8 = 0b1100_1100

    /// Rounded corners, U+256D…2570, which exist for light arms alone.
    private static let rounded: [UInt8: UInt32] = [
        0b0001_0100: 0x256D, 0b0101_0000: 0x256E, 0b0100_0001: 0x256F, 0b0000_0101: 0x2570,
    ]

    /// The light triple dashes, U+2504 and U+2506.
    private static let dashed: [UInt8: UInt32] = [0b0100_0100: 0x2504, 0b0001_0001: 0x2506]

    /// The character for each of the 256 combinations of arms.
    static let characters: [UInt32] = (0...255).map { character(of: UInt8($0)) }

    /// The same from the characters of the console's font, CP437: no heavy lines and no half ones.
    static let console: [UInt32] = (0...255).map { arms in
        var result = UInt8(arms)
        for arm in 0..<4 as Range<UInt8> where result >> (arm * 2) & 3 == 2 { result ^= 3 << (arm * 2) }
        if result & vertical == 0 || result & horizontal == 0 {
            let isDouble = result & result >> 1 & 0b0101_0101 != 0
            if result & horizontal != 0 { return isDouble && bothArms(result, horizontal) ? 0x2550 : 0x2500 }
            if result & vertical != 0 { return isDouble && bothArms(result, vertical) ? 0x2551 : 0x2502 }
        }
        return character(of: result)
    }

    private static func bothArms(_ arms: UInt8, _ axis: UInt8) -> Bool { arms & axis == axis }

    private static let exact: [UInt8: UInt32] = {
        var result: [UInt8: UInt32] = [0: 0x20]
        for (offset, arms) in chart.enumerated() where arms != 0 { result[arms] = 0x2500 + UInt32(offset) }
        return result
    }()

    /// The character of the arms, or of the nearest combination that Unicode has.
    private static func character(of arms: UInt8) -> UInt32 {
        var arms = arms
        // Heavy and double do not meet in any character: heavy wins.
        let weights = (0..<4).map { arms >> ($0 * 2) & 3 }
        if weights.contains(2) {
            for (arm, weight) in weights.enumerated() where weight == 3 { arms ^= 1 << (arm * 2) }
        }
        if let scalar = exact[arms] { return scalar }
        // The stronger arm of an axis wins.
        for arm in 0..<2 as Range<UInt8> {
            let one = arms >> (arm * 2) & 3
            let other = arms >> (arm * 2 + 4) & 3
            guard one != 0, other != 0 else { continue }
            arms |= max(one, other) << (arm * 2) | max(one, other) << (arm * 2 + 4)
        }
        if let scalar = exact[arms] { return scalar }
        // Half a double line becomes light.
        for arm in 0..<4 as Range<UInt8> where arms >> (arm * 2) & 3 == 3 && arms >> ((arm * 2 + 4) & 7) & 3 == 0 {
            arms ^= 2 << (arm * 2)
        }
        return exact[arms] ?? 0x253C
    }

    /// The arms of U+2500…257F as the Unicode chart "Box Drawing" names them, two bits each, up lowest, then right, down and
    /// left: 1 light, 2 heavy, 3 double; 0 for dashes, arcs and diagonals. 109 characters have arms.
    static let chart: [UInt8] = [
        0x44, 0x88, 0x11, 0x22, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x14, 0x18, 0x24, 0x28,
        0x50, 0x90, 0x60, 0xA0, 0x05, 0x09, 0x06, 0x0A, 0x41, 0x81, 0x42, 0x82, 0x15, 0x19, 0x16, 0x25,
        0x26, 0x1A, 0x29, 0x2A, 0x51, 0x91, 0x52, 0x61, 0x62, 0x92, 0xA1, 0xA2, 0x54, 0x94, 0x58, 0x98,
        0x64, 0xA4, 0x68, 0xA8, 0x45, 0x85, 0x49, 0x89, 0x46, 0x86, 0x4A, 0x8A, 0x55, 0x95, 0x59, 0x99,
        0x56, 0x65, 0x66, 0x96, 0x5A, 0xA5, 0x69, 0x9A, 0xA9, 0xA6, 0x6A, 0xAA, 0x00, 0x00, 0x00, 0x00,
        0xCC, 0x33, 0x1C, 0x34, 0x3C, 0xD0, 0x70, 0xF0, 0x0D, 0x07, 0x0F, 0xC1, 0x43, 0xC3, 0x1D, 0x37,
        0x3F, 0xD1, 0x73, 0xF3, 0xDC, 0x74, 0xFC, 0xCD, 0x47, 0xCF, 0xDD, 0x77, 0xFF, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x40, 0x01, 0x04, 0x10, 0x80, 0x02, 0x08, 0x20, 0x48, 0x21, 0x84, 0x12,
    ]
}
