/// What looks right on a kind of terminal, as a person picked it.
public struct TerminalMemory: Hashable, Sendable {
    /// The terminal's `TERM`.
    public var term: String
    /// The glyph set's name.
    public var glyphs: String
    /// The colour depth's name.
    public var colours: String

    /// Creates a memory.
    public init(term: String, glyphs: String, colours: String) {
        self.term = term
        self.glyphs = glyphs
        self.colours = colours
    }
}
