/// Other words that menu and help find commands by; they are searched and never shown.
public struct KeywordWords: Sendable {
    /// Export: the formats, and words for pictures.
    public let export: String
    /// Copying: the forms, and the clipboard.
    public let copy: String
    /// The list of drawings.
    public let files: String
    /// The stroke colour.
    public let stroke: String
    /// The fill colour.
    public let fill: String
    /// Points of paths.
    public let points: String
    /// What places keep to.
    public let snap: String
    /// Moving what is selected.
    public let move: String
    /// Settings and the configuration.
    public let settings: String
    /// Keys of one's own.
    public let keys: String
    /// Leaving the program.
    public let quit: String
    /// Centring.
    public let centre: String
    /// Alignment of text.
    public let alignment: String
    /// Jumping by letters.
    public let jump: String
    /// Deleting.
    public let delete: String
}
