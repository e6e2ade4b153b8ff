/// Everything that decides how a text is set.
public struct TextRequest: Hashable, Sendable {
    /// The characters; line feeds end lines.
    public var text: String
    /// The face the text is to be set in, whether it is installed or not.
    public var face: FaceName
    /// The font size in dots.
    public var size: Int
    /// The width to wrap at in dots; without one, lines end only at line feeds.
    public var width: Double?
    /// The language the text is shaped with, as a BCP 47 code.
    public var language: String
    /// Where the lines stand between the margins.
    public var alignment: TextAlignment

    /// Creates a request.
    public init(
        _ text: String, face: FaceName, size: Int, width: Double? = nil, language: String = "en",
        alignment: TextAlignment = .start
    ) {
        self.text = text
        self.face = face
        self.size = size
        self.width = width
        self.language = language
        self.alignment = alignment
    }
}

/// Where the lines of a text stand between its margins.
public enum TextAlignment: Hashable, Sendable {
    /// At the side where the paragraph's direction begins.
    case start
    /// In the middle between the margins.
    case centre
}
