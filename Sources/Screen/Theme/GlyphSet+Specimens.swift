extension GlyphSet {
    /// Characters that a terminal and a locale which show the set are able to show: one of each block that it draws from.
    public var specimens: [Unicode.Scalar] {
        switch self {
        case .ascii: []
        case .console: ["─", "┼", "░"]
        case .blocks: ["─", "┼", "▀", "█"]
        case .quadrants: ["─", "┼", "▚", "█"]
        case .braille: ["─", "┼", "▚", "⣿"]
        case .sextants: ["─", "┼", "▚", "\u{1FB00}"]
        case .octants: ["─", "┼", "▚", "\u{1CD00}"]
        }
    }
}
