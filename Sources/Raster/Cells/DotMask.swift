/// The eight dots of a cell, from its samples.
enum DotMask {
    /// The dots of which at least two of the four samples are set: bit `2·row + column` for each.
    static func dots(of samples: UInt32) -> UInt8 {
        let pairs = (samples & 0x5555_5555) + (samples >> 1 & 0x5555_5555)
        let even = pairs & 0x0F0F_0F0F
        let odd = pairs >> 4 & 0x0F0F_0F0F
        // Two of a dot's rows hold 0 to 2 samples each: at least two are there when either has two or both have one.
        let on = (even >> 1 | odd >> 1 | even & odd) & 0x0505_0505
        let packed = on | on >> 1
        var result: UInt32 = 0
        for row in 0..<4 as Range<UInt32> { result |= (packed >> (row * 8) & 3) << (row * 2) }
        return UInt8(truncatingIfNeeded: result)
    }

    /// How far the dots of samples are from looking like them, by the squares of the parts of a dot's place that differ: a dot of
    /// braille covers half of its place.
    static func dotError(_ samples: UInt32) -> Int {
        let dots = dots(of: samples)
        var error = 0
        for dot in 0..<8 as Range<UInt32> {
            let wanted = count(samples, in: dot)
            let shown = dots >> UInt8(dot) & 1 == 0 ? 0 : 2
            error += (wanted - shown) * (wanted - shown)
        }
        return error
    }

    /// The same for the samples that a block covers.
    static func blockError(_ covered: UInt32, _ samples: UInt32) -> Int {
        var error = 0
        for dot in 0..<8 as Range<UInt32> {
            let difference = count(samples, in: dot) - count(covered, in: dot)
            error += difference * difference
        }
        return error
    }

    /// The dot that has most samples, of equals the first.
    static func fullest(of samples: UInt32) -> UInt8 {
        let best = (0..<8 as Range<UInt32>).max { count(samples, in: $0) < count(samples, in: $1) } ?? 0
        return 1 << UInt8(best)
    }

    /// The samples of one dot, 0–4.
    private static func count(_ samples: UInt32, in dot: UInt32) -> Int {
        (samples >> (dot / 2 * 8 + dot % 2 * 2) & 0x33).nonzeroBitCount
    }

    /// The braille character of the dots: U+2800 and a bit a dot, in the order of Unicode's chart.
    static func braille(_ dots: UInt8) -> UInt32 {
        let dots = UInt32(dots)
        let left = dots & 1 | dots >> 1 & 2 | dots >> 2 & 4 | dots & 0x40
        let right = dots << 2 & 8 | dots << 1 & 0x10 | dots & 0x20 | dots & 0x80
        return 0x2800 | left | right
    }
}
