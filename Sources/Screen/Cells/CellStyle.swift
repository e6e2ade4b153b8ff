import Graphemes

/// The colours and attributes that text is written with.
public struct CellStyle: Hashable, Sendable {
    /// The colour of the characters.
    public var foreground: CellColour
    /// The colour behind the characters.
    public var background: CellColour
    /// How the characters are shown beside their colours.
    public var attributes: CellAttributes

    /// The terminal's own colours, no attributes.
    public static let plain = CellStyle()

    /// Creates a style.
    public init(foreground: CellColour = .standard, background: CellColour = .standard, attributes: CellAttributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// A cell in this style.
    public func cell(_ grapheme: Grapheme) -> Cell {
        Cell(grapheme, foreground: foreground, background: background, attributes: attributes)
    }
}
