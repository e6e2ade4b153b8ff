import Screen

/// The characters that mark rows, by what the terminal can show.
public struct Marks: Hashable, Sendable {
    /// Stands before the row in focus.
    public let row: String
    /// Stands before the value that was there when the popover opened.
    public let check: String
    /// Stands at the end of a text that was cut.
    public static let cut = "~"

    /// Creates the marks; the console's default font lacks the typographic ones as plain ASCII does.
    public init(_ glyphs: GlyphSet) {
        let isPlain = glyphs == .ascii || glyphs == .console
        row = isPlain ? ">" : "›"
        check = isPlain ? "*" : "✓"
    }
}
