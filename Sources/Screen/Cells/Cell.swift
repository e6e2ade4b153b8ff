import Graphemes

/// One cell of a screen: a grapheme, two colours and attributes.
public struct Cell: Hashable, Sendable {
    /// The character shown; a blank in the right half of a wide one.
    public var grapheme: Grapheme
    /// The colour of the character.
    public var foreground: CellColour
    /// The colour behind the character.
    public var background: CellColour
    /// How the character is shown beside its colours.
    public var attributes: CellAttributes
    /// Whether this is the right half of the wide grapheme in the cell before.
    public internal(set) var isContinuation: Bool

    /// Blank paper in the terminal's own colours.
    public static let blank = Cell(.space)

    /// Creates a cell.
    public init(
        _ grapheme: Grapheme, foreground: CellColour = .standard, background: CellColour = .standard,
        attributes: CellAttributes = []
    ) {
        self.grapheme = grapheme
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
        isContinuation = false
    }

    /// Whether nothing would be seen of it.
    public var isBlank: Bool {
        grapheme.isBlank && background == .standard && !attributes.contains(.reverse) && !attributes.contains(.underline)
            && !isContinuation
    }
}
