extension ColourDepth: Comparable {
    /// Whether the left depth has fewer colours.
    public static func < (left: ColourDepth, right: ColourDepth) -> Bool { left.order < right.order }

    private var order: Int {
        switch self {
        case .none: 0
        case .eight: 1
        case .sixteen: 2
        case .palette: 3
        case .exact: 4
        }
    }

    /// How many of the terminal's palette can be used, 0–256.
    public var paletteCount: Int {
        switch self {
        case .none: 0
        case .eight: 8
        case .sixteen: 16
        case .palette, .exact: 256
        }
    }
}
