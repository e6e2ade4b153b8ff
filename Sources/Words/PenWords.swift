/// The names of the pens.
public struct PenWords: Sendable {
    /// The pen of the raster's dots.
    public let dots: String
    /// The thin box lines.
    public let light: String
    /// The thick box lines.
    public let heavy: String
    /// The doubled box lines.
    public let double: String
    /// The thin box lines with rounded corners.
    public let rounded: String
    /// The dashed box lines.
    public let dashed: String
    /// The lines of plain characters.
    public let ascii: String
}
