/// What the terminal and the locale can show.
public struct Capabilities: Hashable, Sendable {
    /// The characters that pictures may be made of.
    public var glyphs: GlyphSet
    /// How many colours a cell can have.
    public var colours: ColourDepth

    /// Creates capabilities.
    public init(glyphs: GlyphSet, colours: ColourDepth) {
        self.glyphs = glyphs
        self.colours = colours
    }
}

/// The characters that pictures are made of.
public enum GlyphSet: String, CaseIterable, Hashable, Sendable {
    /// Without UTF-8.
    case ascii
    /// Box drawing and shades, as the Linux console's default font has.
    case console
    /// Half and full blocks, box drawing.
    case blocks
    /// Quadrant blocks, box drawing.
    case quadrants
    /// Braille dots, quadrant blocks, box drawing.
    case braille
    /// Blocks of 2×3 parts of Unicode 13, quadrant blocks, box drawing.
    case sextants
    /// Blocks of 2×4 parts of Unicode 16, box drawing.
    case octants

    /// Whether box-drawing characters can be shown.
    public var hasBoxes: Bool { self != .ascii }

    /// Whether each of the 2×4 dots of a cell can be shown, so that letters of a few dots can be read.
    public var hasDots: Bool { self == .braille || self == .octants }
}

/// How many colours the terminal has.
public enum ColourDepth: String, CaseIterable, Hashable, Sendable {
    /// None: characters alone.
    case none
    /// The eight of ECMA-48.
    case eight = "8"
    /// Those eight and their bright variants.
    case sixteen = "16"
    /// The 256 of xterm.
    case palette = "256"
    /// All of sRGB.
    case exact = "truecolor"
}
