/// How a cell's character is shown beside its colours.
public struct CellAttributes: OptionSet, Hashable, Sendable {
    /// The set as one bit an attribute.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier or brighter strokes.
    public static let bold = CellAttributes(rawValue: 1)
    /// Fainter strokes.
    public static let dim = CellAttributes(rawValue: 2)
    /// A line below the character.
    public static let underline = CellAttributes(rawValue: 4)
    /// Foreground and background exchanged.
    public static let reverse = CellAttributes(rawValue: 8)
}
