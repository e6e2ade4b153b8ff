import Drawing

/// What the box pens left in one cell: four arms, how they look, and an arrow head.
struct BoxCell: Hashable, Sendable {
    /// The weight of an arm, as it merges: the heavier and the more special one has the larger number.
    enum Weight: UInt16 {
        case none, light, heavy, double
    }

    /// The way an arm or an arrow head points.
    enum Direction: UInt16 {
        case up, right, down, left

        var opposite: Direction {
            switch self {
            case .up: .down
            case .right: .left
            case .down: .up
            case .left: .right
            }
        }
    }

    /// Two bits an arm in the order of `Direction`; bit 8 rounded, 9 dashed, 10 ascii; bits 11–13 the head's direction plus 1.
    private var bits: UInt16 = 0

    init() {}

    /// Creates the part of one stroke in a cell.
    init(_ arms: [Direction], pen: Pen) {
        for arm in arms { bits |= BoxCell.weight(of: pen).rawValue << (arm.rawValue * 2) }
        switch pen {
        case .rounded: bits |= 0x100
        case .dashed: bits |= 0x200
        case .ascii: bits |= 0x400
        default: break
        }
    }

    var isEmpty: Bool { bits == 0 }
    /// The four arms, two bits each: up, right, down, left.
    var arms: UInt8 { UInt8(truncatingIfNeeded: bits) }
    var isRounded: Bool { bits & 0x100 != 0 }
    var isDashed: Bool { bits & 0x200 != 0 }
    var isASCII: Bool { bits & 0x400 != 0 }

    /// How many arms there are.
    var armCount: Int { ((bits | bits >> 1) & 0x55).nonzeroBitCount }

    /// The way the arrow head points, where there is one.
    var head: Direction? {
        get { Direction(rawValue: (bits >> 11 & 7) &- 1) }
        set { bits = bits & 0xC7FF | (newValue.map { $0.rawValue + 1 } ?? 0) << 11 }
    }

    /// Lays a later stroke over this one: its arms replace those of the same direction, and its look counts.
    mutating func merge(_ later: BoxCell) {
        var kept = bits & 0xFF
        for arm in 0..<4 as Range<UInt16> where later.bits >> (arm * 2) & 3 != 0 { kept &= ~(3 << (arm * 2)) }
        bits = kept | later.bits
    }

    private static func weight(of pen: Pen) -> Weight {
        switch pen {
        case .heavy: .heavy
        case .double: .double
        case .dots, .light, .rounded, .dashed, .ascii: .light
        }
    }
}
