import Graphemes

/// A paragraph of an article.
public struct ArticleParagraph: Hashable, Sendable {
    /// The words; like every text of an answer they may hold control characters.
    public let text: String
    /// The level of the heading that it is, 2–6; 0 for one of text.
    public let headingLevel: Int
    /// Its directions, where any of it runs from right to left.
    public let directions: BidiParagraph?

    /// The words from left to right, for a line that is not wrapped.
    public var visualText: String {
        guard let directions else { return text }
        let characters = Array(text)
        return String(
            directions.visualOrder(of: characters.indices).map { index in
                directions.levels[index] & 1 == 1 ? BidiParagraph.mirrored(characters[index]) : characters[index]
            })
    }

    /// Creates a paragraph.
    public init(_ text: String, headingLevel: Int = 0, directions: BidiParagraph? = nil) {
        self.text = text
        self.headingLevel = headingLevel
        self.directions = directions
    }
}
