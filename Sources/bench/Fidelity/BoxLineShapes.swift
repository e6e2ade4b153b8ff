import Raster

/// What a box-drawing character covers in a cell of 8×16 pixels: light lines 2 pixels wide through the middle, heavy ones 4, double
/// ones two of 2 with 2 between them; arcs have a radius of half a cell's width.
struct BoxLineShapes {
    private let arms: BoxArms
    /// Upright rectangles in pixels from the middle of the cell: left, top, right, bottom.
    private var bars: [(left: Double, top: Double, right: Double, bottom: Double)] = []

    init?(_ scalar: Unicode.Scalar) {
        guard let arms = BoxArms(scalar), arms.dashes == 1 else { return nil }
        self.arms = arms
        guard !arms.isRounded else { return }
        for bar in BoxLineShapes.bars(arms.right, behind: arms.left, sides: [arms.up, arms.down]) {
            bars.append((bar.start, bar.low, 4, bar.high))
        }
        for bar in BoxLineShapes.bars(arms.left, behind: arms.right, sides: [arms.up, arms.down]) {
            bars.append((-4, bar.low, -bar.start, bar.high))
        }
        for bar in BoxLineShapes.bars(arms.down, behind: arms.up, sides: [arms.left, arms.right]) {
            bars.append((bar.low, bar.start, bar.high, 8))
        }
        for bar in BoxLineShapes.bars(arms.up, behind: arms.down, sides: [arms.left, arms.right]) {
            bars.append((bar.low, -8, bar.high, -bar.start))
        }
    }

    /// Whether a place in the cell is covered.
    func covers(x: Double, y: Double) -> Bool {
        let (dx, dy) = (x - 4, y - 8)
        if !arms.isRounded { return bars.contains { dx >= $0.left && dx < $0.right && dy >= $0.top && dy < $0.bottom } }
        let (alongX, alongY) = (arms.right != .none ? dx : -dx, arms.down != .none ? dy : -dy)
        if alongY >= 4 { return abs(alongX) < 1 }
        let (fromX, fromY) = (4 - alongX, 4 - alongY)
        let square = fromX * fromX + fromY * fromY
        return fromX >= 0 && fromY >= 0 && square >= 9 && square < 25
    }

    /// The bars of one arm, along it and across.
    private static func bars(
        _ arm: BoxArms.Weight, behind: BoxArms.Weight, sides: [BoxArms.Weight]
    ) -> [(start: Double, low: Double, high: Double)] {
        let isCrossed = sides.contains { $0 != .none }
        let crossesDouble = sides.contains(.double)
        switch arm {
        case .none: return []
        case .light, .heavy:
            let half = arm == .heavy ? 2.0 : 1
            // A line that ends at double ones goes to the nearer of two that pass, and to the farther of a corner.
            let start = behind != .none || !isCrossed ? 0 : crossesDouble ? (sides.contains(.none) ? -3 : 1) : -half
            return [(start, -half, half)]
        case .double:
            return [(-3.0, -1.0, sides[0], sides[1]), (1, 3, sides[1], sides[0])].map { low, high, near, far in
                if !crossesDouble { return (isCrossed && behind == .none ? -1 : 0, low, high) }
                // Where a double line leaves on this side, the corner is an inner one.
                return (near == .double ? 1 : behind == .none && far == .double ? -3 : 0, low, high)
            }
        }
    }
}
