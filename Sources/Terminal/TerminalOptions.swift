import Screen

/// What a person may decide about the terminal; the environment and the terminal's description decide the rest.
public struct TerminalOptions: Sendable {
    /// Whether mouse reports are asked for, where the terminal has them.
    public var mouse: Bool
    /// The glyph set, over `DUDEL_GLYPHS` and what was detected.
    public var glyphs: GlyphSet?
    /// The number of colours, over `DUDEL_COLORS`, `NO_COLOR` and what was detected.
    public var colours: ColourDepth?
    /// Whether colours are wanted in spite of `NO_COLOR`.
    public var ignoresNoColour: Bool
    /// The glyph set that a person picked for this kind of terminal; an option and the environment go before it.
    public var rememberedGlyphs: GlyphSet?
    /// The number of colours that a person picked for this kind of terminal; an option and the environment go before it.
    public var rememberedColours: ColourDepth?

    /// Creates options.
    public init(
        mouse: Bool = true, glyphs: GlyphSet? = nil, colours: ColourDepth? = nil, ignoresNoColour: Bool = false,
        rememberedGlyphs: GlyphSet? = nil, rememberedColours: ColourDepth? = nil
    ) {
        self.mouse = mouse
        self.glyphs = glyphs
        self.colours = colours
        self.ignoresNoColour = ignoresNoColour
        self.rememberedGlyphs = rememberedGlyphs
        self.rememberedColours = rememberedColours
    }
}
