import Screen

/// A block element: its character and the samples its foreground covers.
struct BlockPattern {
    var scalar: UInt32
    var mask: UInt32
    /// Whether the foreground stands for the samples that were not asked for.
    var isInverted = false

    private init(_ scalar: UInt32, _ mask: UInt32, isInverted: Bool = false) {
        self.scalar = scalar
        self.mask = mask
        self.isInverted = isInverted
    }

    static let full = BlockPattern(0x2588, .max)

    /// The block element of a glyph set nearest to a mask of samples, by the number of samples that differ.
    ///
    /// Bars are the eighths and quarters from below and from the left, which the set of half blocks is without. A mask that
    /// `mustShow` never becomes blank.
    static func nearest(to mask: UInt32, in glyphs: GlyphSet, hasBars: Bool, mustShow: Bool) -> BlockPattern {
        var best: BlockPattern
        switch glyphs {
        case .ascii, .console, .blocks: return half(nearestTo: mask, mustShow: mustShow)
        case .quadrants, .braille: best = quadrants(nearestTo: mask, mustShow: mustShow)
        case .sextants: best = sextants(nearestTo: mask, mustShow: mustShow)
        case .octants:
            let parts = DotMask.dots(of: mask)
            best = BlockPattern(Octants.scalar(parts), Octants.samples(of: parts))
        }
        var least = (best.mask ^ mask).nonzeroBitCount
        if least == 0 || !hasBars { return best }
        for pattern in bars {
            let difference = (pattern.mask ^ mask).nonzeroBitCount
            if difference < least {
                best = pattern
                least = difference
            }
            if CellSamples.count - difference < least {
                best = BlockPattern(pattern.scalar, pattern.mask, isInverted: true)
                least = CellSamples.count - difference
            }
        }
        return best
    }

    private static func quadrants(nearestTo mask: UInt32, mustShow: Bool) -> BlockPattern {
        var bits = 0
        var covered: UInt32 = 0
        var fullest = 0
        var most = 0
        for (index, quadrant) in quadrantMasks.enumerated() {
            let count = (mask & quadrant).nonzeroBitCount
            if count >= 4 {
                bits |= 1 << index
                covered |= quadrant
            }
            if count > most {
                most = count
                fullest = index
            }
        }
        if bits == 0, mustShow { return BlockPattern(quadrantScalars[1 << fullest], quadrantMasks[fullest]) }
        return BlockPattern(quadrantScalars[bits], covered)
    }

    /// The nearest sextants, or the nearest quadrants where these fit better, which sextants do not contain.
    private static func sextants(nearestTo mask: UInt32, mustShow: Bool) -> BlockPattern {
        var parts = Sextants.parts(of: mask)
        if parts == 0, mustShow { parts = Sextants.fullest(of: mask) }
        let sextants = BlockPattern(Sextants.scalar(parts), Sextants.samples(of: parts))
        let quarters = quadrants(nearestTo: mask, mustShow: mustShow)
        return (quarters.mask ^ mask).nonzeroBitCount < (sextants.mask ^ mask).nonzeroBitCount ? quarters : sextants
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

    /// The quarters of a cell: upper left, upper right, lower left, lower right.
    static let quadrantMasks: [UInt32] = [0x3333, 0xCCCC, 0x3333_0000, 0xCCCC_0000]

    /// The quadrant blocks by the bits of their quarters, U+2580…259F.
    static let quadrantScalars: [UInt32] = [
        0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B,
        0x2597, 0x259A, 0x2590, 0x259C, 0x2584, 0x2599, 0x259F, 0x2588,
    ]

    private static let halves: [BlockPattern] = [
        BlockPattern(0x2584, 0xFFFF_0000), BlockPattern(0x2580, 0xFFFF), BlockPattern(0x258C, 0x3333_3333),
        BlockPattern(0x2590, 0xCCCC_CCCC), full,
    ]

    /// The lower eighths U+2581…2587 without the half, and the left quarter and three quarters.
    private static let bars: [BlockPattern] =
        [1, 2, 3, 5, 6, 7].map { BlockPattern(0x2580 + $0, UInt32.max << (32 - 4 * $0)) } + [
            BlockPattern(0x258E, 0x1111_1111), BlockPattern(0x258A, 0x7777_7777),
        ]
}
