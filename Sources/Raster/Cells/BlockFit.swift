import Screen

/// The block element and the two inks of a cell that come nearest to its samples, by the distance of colours.
struct BlockFit {
    /// The sample of the pattern's covered part.
    private(set) var ink: UInt16 = 0
    /// The sample of the rest; paper wherever it is one of the two.
    private(set) var ground: UInt16 = 0
    private(set) var pattern = BlockPattern.full

    private var values = SIMD8<UInt16>()
    private var masks = SIMD8<UInt32>()
    private var areas = SIMD8<Float>()
    private var count = 0

    /// Chooses for a cell with at least one ink.
    init(_ inks: CellInks, glyphs: GlyphSet, palette: borrowing InkPalette) {
        add(CellInks.Part(value: 0, mask: inks.paper, count: inks.paper.nonzeroBitCount))
        add(inks.firstFill)
        add(inks.firstStroke)
        add(inks.secondFill)
        add(inks.secondStroke)
        guard count > 2 else {
            let isSwapped = values[0] != 0 && areas[0] < areas[1]
            let (first, second) = isSwapped || count < 2 ? (0, count - 1) : (1, 0)
            (ink, ground) = (values[first], values[second])
            pattern = count < 2 ? .full : .nearest(to: masks[first], in: glyphs, hasBars: true, mustShow: false)
            return
        }
        choosePair(glyphs: glyphs, palette: palette)
    }

    /// Tries every two inks: each other ink's samples are shown in the nearer of the two.
    private mutating func choosePair(glyphs: GlyphSet, palette: borrowing InkPalette) {
        var distances = SIMD32<Float>()
        for one in 1..<count {
            for other in 0..<one {
                let distance = palette.distance(values[one], values[other])
                distances[one * 5 + other] = distance
                distances[other * 5 + one] = distance
            }
        }
        var least = Float.infinity
        for one in 0..<count - 1 {
            for other in one + 1..<count {
                let isSwapped = values[one] != 0 && areas[one] < areas[other]
                let (ink, ground) = isSwapped ? (one, other) : (other, one)
                var mask = masks[ink]
                var cost: Float = 0
                for rest in 0..<count where rest != ink && rest != ground {
                    let (toInk, toGround) = (distances[rest * 5 + ink], distances[rest * 5 + ground])
                    if toInk < toGround { mask |= masks[rest] }
                    cost += min(toInk, toGround) * areas[rest]
                }
                guard cost < least else { continue }
                let pattern = BlockPattern.nearest(to: mask, in: glyphs, hasBars: true, mustShow: false)
                cost += distances[ink * 5 + ground] * Float((pattern.covered ^ mask).nonzeroBitCount)
                guard cost < least else { continue }
                least = cost
                self.pattern = pattern
                (self.ink, self.ground) = (values[ink], values[ground])
            }
        }
    }

    private mutating func add(_ part: CellInks.Part) {
        guard part.count > 0 else { return }
        values[count] = part.value
        masks[count] = part.mask
        // A thin line is lost sooner than a plane, so a stroke counts for more than its area.
        areas[count] = Float(part.count) * (part.isPaper || part.isFill ? 1 : 1.25)
        count += 1
    }
}
