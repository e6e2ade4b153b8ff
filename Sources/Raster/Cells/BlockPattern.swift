import Screen

/// A block element: its character and the samples its foreground covers.
struct BlockPattern {
    let scalar: UInt32
    let mask: UInt32
    /// Whether the foreground stands for the samples that were not asked for.
    private(set) var isInverted = false

    private init(_ scalar: UInt32, _ mask: UInt32) {
        self.scalar = scalar
        self.mask = mask
    }

    static let full = BlockPattern(0x2588, .max)

    /// The samples that show what was asked for.
    var covered: UInt32 { isInverted ? ~mask : mask }

    /// The block element of a glyph set nearest to a mask of samples, by the number of samples that differ.
    ///
    /// Bars are the eighths and quarters from below and from the left, which the set of half blocks is without. A mask that
    /// `mustShow` never becomes blank.
    @inline(__always)
    static func nearest(to mask: UInt32, in glyphs: GlyphSet, hasBars: Bool, mustShow: Bool) -> BlockPattern {
        let best: BlockPattern
        switch glyphs {
        case .ascii, .console, .blocks: return half(nearestTo: mask, mustShow: mustShow)
        case .quadrants, .braille: best = quadrants(nearestTo: mask, mustShow: mustShow)
        case .sextants: best = sextants(nearestTo: mask, mustShow: mustShow)
        case .octants: best = octants(nearestTo: mask, mustShow: mustShow)
        }
        return hasBars && best.mask != mask ? bar(nearestTo: mask, before: best) : best
    }

    private static func half(nearestTo mask: UInt32, mustShow: Bool) -> BlockPattern {
        var best = mustShow ? halves[0] : BlockPattern(0x20, 0)
        var least = (best.mask ^ mask).nonzeroBitCount
        for pattern in halves {
            let difference = (pattern.mask ^ mask).nonzeroBitCount
            if difference < least {
                best = pattern
                least = difference
            }
        }
        return best
    }

    private static func quadrants(nearestTo mask: UInt32, mustShow: Bool) -> BlockPattern {
        // The samples of the two left columns and of the two right ones, counted row by row in fields of four bits.
        let pairs = (mask & 0x5555_5555) + (mask >> 1 & 0x5555_5555)
        let left = pairs & 0x3333_3333
        let right = pairs >> 2 & 0x3333_3333
        let counts = (sum(left & 0xFFFF), sum(right & 0xFFFF), sum(left >> 16), sum(right >> 16))
        // A count of four to eight has one of the upper two bits.
        func isOn(_ count: UInt32) -> UInt32 { (count >> 2 | count >> 3) & 1 }
        let bits = isOn(counts.0) | isOn(counts.1) << 1 | isOn(counts.2) << 2 | isOn(counts.3) << 3
        if bits == 0, mustShow { return fullest(among: quarters, mask) }
        let top = (bits & 1) * 0x3333 | (bits >> 1 & 1) * 0xCCCC
        let bottom = (bits >> 2 & 1) * 0x3333 | (bits >> 3) * 0xCCCC
        return BlockPattern(quadrantScalars[Int(bits)], top | bottom << 16)
    }

    /// The sum of four fields of four bits, at most 15.
    @inline(__always)
    private static func sum(_ fields: UInt32) -> UInt32 { (fields &* 0x1111) >> 12 & 0xF }

    /// The nearest sextants, or the nearest quadrants where these fit better, which sextants do not contain.
    private static func sextants(nearestTo mask: UInt32, mustShow: Bool) -> BlockPattern {
        var parts = Sextants.parts(of: mask)
        if parts == 0, mustShow { parts = Sextants.fullest(of: mask) }
        let sextants = BlockPattern(Sextants.scalar(parts), Sextants.samples(of: parts))
        let quarters = quadrants(nearestTo: mask, mustShow: mustShow)
        return (quarters.mask ^ mask).nonzeroBitCount < (sextants.mask ^ mask).nonzeroBitCount ? quarters : sextants
    }

    private static func octants(nearestTo mask: UInt32, mustShow: Bool) -> BlockPattern {
        var parts = DotMask.dots(of: mask)
        if parts == 0, mustShow { parts = DotMask.fullest(of: mask) }
        return BlockPattern(Octants.scalar(parts), Octants.samples(of: parts))
    }

    /// The nearest bar, as it is or inverted, or the pattern that was found before where none is nearer.
    private static func bar(nearestTo mask: UInt32, before: BlockPattern) -> BlockPattern {
        var best = before
        var least = (before.mask ^ mask).nonzeroBitCount
        func consider(_ index: Int, _ difference: Int) {
            if difference < least {
                best = bars[index]
                least = difference
            }
            if CellSamples.count - difference < least {
                best = bars[index]
                best.isInverted = true
                least = CellSamples.count - difference
            }
        }
        // From row to row a bar loses four samples from above: those that are set differ then, the others no longer.
        var difference = CellSamples.count - mask.nonzeroBitCount
        for row in 0..<CellSamples.rows - 1 {
            difference += rowChange[Int(mask >> UInt32(row * 4) & 0xF)]
            consider(CellSamples.rows - 2 - row, difference)
        }
        consider(7, (mask ^ bars[7].mask).nonzeroBitCount)
        consider(8, (mask ^ bars[8].mask).nonzeroBitCount)
        return best
    }

    private static func fullest(among patterns: [BlockPattern], _ mask: UInt32) -> BlockPattern {
        var best = patterns[0]
        for pattern in patterns where (pattern.mask & mask).nonzeroBitCount > (best.mask & mask).nonzeroBitCount {
            best = pattern
        }
        return best
    }

    /// The quarters of a cell: upper left, upper right, lower left, lower right.
    static let quadrantMasks: [UInt32] = [0x3333, 0xCCCC, 0x3333_0000, 0xCCCC_0000]

    /// The quadrant blocks by the bits of their quarters, U+2580…259F.
    static let quadrantScalars: [UInt32] = [
        0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B,
        0x2597, 0x259A, 0x2590, 0x259C, 0x2584, 0x2599, 0x259F, 0x2588,
    ]

    private static let quarters = (0..<4).map { BlockPattern(quadrantScalars[1 << $0], quadrantMasks[$0]) }

    private static let halves: [BlockPattern] = [
        BlockPattern(0x2584, 0xFFFF_0000), BlockPattern(0x2580, 0xFFFF), BlockPattern(0x258C, 0x3333_3333),
        BlockPattern(0x2590, 0xCCCC_CCCC), full,
    ]

    /// The lower eighths U+2581…2587, and the left quarter and three quarters.
    private static let bars: [BlockPattern] =
        (1...7).map { BlockPattern(0x2580 + $0, UInt32.max << (32 - 4 * $0)) } + [
            BlockPattern(0x258E, 0x1111_1111), BlockPattern(0x258A, 0x7777_7777),
        ]

    /// How many more samples differ when a bar no longer covers a row, by the row's samples.
    private static let rowChange = (0..<16).map { 2 * $0.nonzeroBitCount - 4 }
}
