/// Which article was read, and how far.
public struct ArticleMemory: Hashable, Sendable {
    /// The article's address.
    public var address: String
    /// The paragraph that stood at the top, from 0.
    public var paragraph: Int
    /// The number of the presidency whose entry it is; nothing for another article.
    public var president: Int?

    /// Creates a memory.
    public init(address: String, paragraph: Int, president: Int? = nil) {
        self.address = address
        self.paragraph = paragraph
        self.president = president
    }
}
