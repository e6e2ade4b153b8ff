import Screen

/// What a person may decide about the terminal; the environment and the terminal's description decide the rest.
public struct TerminalOptions: Sendable {
    /// Whether mouse reports are asked for, where the terminal has them.
    public var mouse: Bool
    /// The glyph set, over `DUDEL_GLYPHS` and what was detected.
    public var glyphs: GlyphSet?
    /// The number of colours, over `NO_COLOR`, `DUDEL_COLORS` and what was detected.
    public var colours: ColourDepth?

    /// Creates options.
    public init(mouse: Bool = true, glyphs: GlyphSet? = nil, colours: ColourDepth? = nil) {
        self.mouse = mouse
        self.glyphs = glyphs
        self.colours = colours
    }
}
