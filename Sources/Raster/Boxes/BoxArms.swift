/// The arms of a box-drawing character: what is needed to draw it as lines.
public struct BoxArms: Hashable, Sendable {
    /// How thick an arm is.
    public enum Weight: UInt8, Sendable {
        case none, light, heavy, double
    }

    /// The arm from the centre upwards.
    public var up: Weight
    /// The arm from the centre to the right.
    public var right: Weight
    /// The arm from the centre downwards.
    public var down: Weight
    /// The arm from the centre to the left.
    public var left: Weight
    /// Whether the arms meet in an arc.
    public var isRounded = false
    /// Into how many dashes a straight line is cut; 1 for a whole one.
    public var dashes = 1

    /// The arms of a character of the Unicode chart "Box Drawing", or nothing for a diagonal and for any other character.
    public init?(_ scalar: Unicode.Scalar) {
        guard scalar.value >= 0x2500, scalar.value <= 0x257F else { return nil }
        switch scalar.value {
        case 0x2504...0x250B, 0x254C...0x254F:
            // The charts order them as horizontal light and heavy, vertical light and heavy.
            let weight: Weight = scalar.value & 1 == 0 ? .light : .heavy
            let isVertical = scalar.value & 2 != 0
            self.init(isVertical ? [weight, .none, weight, .none] : [.none, weight, .none, weight])
            dashes = scalar.value >= 0x254C ? 2 : scalar.value >= 0x2508 ? 4 : 3
        case 0x256D: self.init([.none, .light, .light, .none], isRounded: true)
        case 0x256E: self.init([.none, .none, .light, .light], isRounded: true)
        case 0x256F: self.init([.light, .none, .none, .light], isRounded: true)
        case 0x2570: self.init([.light, .light, .none, .none], isRounded: true)
        default:
            let arms = BoxCharacters.chart[Int(scalar.value - 0x2500)]
            guard arms != 0 else { return nil }
            self.init((0..<4).map { Weight(rawValue: arms >> ($0 * 2) & 3) ?? .none })
        }
    }

    private init(_ arms: [Weight], isRounded: Bool = false) {
        (up, right, down, left) = (arms[0], arms[1], arms[2], arms[3])
        self.isRounded = isRounded
    }
}
