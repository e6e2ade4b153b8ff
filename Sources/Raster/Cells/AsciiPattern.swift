/// Chooses ASCII characters by their shape.
enum AsciiPattern {
    /// The character for the dots of a stroke, bit `2·row + column` for each.
    static func stroke(_ dots: UInt8) -> UInt32 { strokes[Int(dots)] }

    /// The character for the samples of a fill, by the quarters that are at least half covered.
    static func fill(_ mask: UInt32) -> UInt32 {
        var quarters = 0
        for (index, quadrant) in BlockPattern.quadrantMasks.enumerated() where (mask & quadrant).nonzeroBitCount >= 4 {
            quarters |= 1 << index
        }
        if quarters == 0 { return mask.nonzeroBitCount >= 4 ? dot : blank }
        return fills[quarters]
    }

    /// The shade block for the samples of a fill: the console's font has these and no others.
    static func shade(_ mask: UInt32) -> UInt32 {
        switch mask.nonzeroBitCount {
        case 0...3: blank
        case 4...11: 0x2591
        case 12...20: 0x2592
        case 21...28: 0x2593
        default: 0x2588
        }
    }

    private static let blank: UInt32 = 0x20
    private static let dot: UInt32 = 0x2E

    /// By the bits of the quarters, upper left first.
    private static let fills: [UInt32] = " '`\".|/#.\\|#_###".unicodeScalars.map(\.value)

    /// Dots of the characters as they are drawn on a cell of 2×4, two a row from the top; of two that fit alike the first is
    /// taken.
    private static let shapes: [(character: Unicode.Scalar, dots: [String])] = [
        ("-", ["..##....", "....##..", "##......", "..#.....", "...#....", "....#...", ".....#..", "..#..#..", "...##..."]),
        ("_", ["......##"]),
        ("|", ["#.#.#.#.", ".#.#.#.#", "#.#.#...", ".#.#.#..", "..#.#.#.", "...#.#.#", "..#.#...", "...#.#.."]),
        ("/", [".#.##.#.", ".#.#.##.", ".###.#..", ".##.#...", "...##.#.", "...#.##.", ".#.##...", ".####.#."]),
        ("\\", ["#.#..#.#", "#.#.#..#", "#..#.#.#", "#..#.#..", "..#..#.#", "#.#..#..", "..#.#..#", "#.##.#.#"]),
        ("'", [".##.....", "#.......", ".#......", "#.#.....", ".#.#....", ".#.##...", "#.##...."]),
        ("`", ["#..#...."]),
        (".", [".....##.", "....#..#", "......#.", ".......#", "....#.#.", ".....#.#", "...#.##.", "....##.#", "....###."]),
        ("=", ["####....", "..####..", "....####", "##..##..", "..##..##", "##....##"]),
        ("+", ["###.#.#.", "##.#.#.#", "#.#.#.##", ".#.#.###", "..###.#.", "..##.#.#", "#.###...", ".#.###..", "#.####.#"]),
        ("#", ["########", "######..", "..######", "#.######", ".#######", "#######.", "######.#"]),
    ]

    private static let strokes: [UInt32] = {
        let masks = shapes.flatMap { shape in
            shape.dots.map { dots in
                (shape.character.value, dots.utf8.enumerated().reduce(UInt8(0)) { $1.element == 0x23 ? $0 | 1 << $1.offset : $0 })
            }
        }
        return (0...255).map { dots in
            if dots == 0 { return blank }
            let fitting = masks.min { ($0.1 ^ UInt8(dots)).nonzeroBitCount < ($1.1 ^ UInt8(dots)).nonzeroBitCount }
            return fitting?.0 ?? blank
        }
    }()
}
