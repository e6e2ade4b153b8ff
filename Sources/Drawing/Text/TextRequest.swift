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
    /// The distance of lines in percent of what the face asks for.
    public var leading: Int
    /// What is added between characters, in thousandths of the size.
    public var tracking: Int

    /// Creates a request.
    public init(
        _ text: String, face: FaceName, size: Int, width: Double? = nil, language: String = "en",
        alignment: TextAlignment = .start, leading: Int = 100, tracking: Int = 0
    ) {
        self.text = text
        self.face = face
        self.size = size
        self.width = width
        self.language = language
        self.alignment = alignment
        self.leading = leading
        self.tracking = tracking
    }

    /// Creates the request of a text in a style.
    /// - Parameters:
    ///   - width: the width to wrap at in dots, if there is one.
    ///   - alignment: where the lines stand if the style does not say.
    public init(_ text: String, style: Style, width: Double?, alignment: TextAlignment = .start) {
        self.init(
            text, face: style.face, size: style.size, width: width, language: style.language,
            alignment: style.alignment ?? alignment, leading: style.leading, tracking: style.tracking)
    }
}
