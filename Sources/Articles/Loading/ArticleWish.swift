/// An article that somebody wants to read, and in which edition.
public struct ArticleWish: Hashable, Sendable {
    /// Grows with every wish, so that an answer to an older one is known as such.
    public var number: Int
    /// The article as it is listed.
    public var address: ArticleAddress
    /// The edition it is wanted in; nothing for the one it is listed in.
    public var edition: Edition?
    /// Whether nothing shall be shown where that edition lacks the article; else it is shown as listed.
    public var insistsOnEdition: Bool

    /// Creates a wish.
    public init(number: Int, address: ArticleAddress, edition: Edition? = nil, insistsOnEdition: Bool = false) {
        self.number = number
        self.address = address
        self.edition = edition
        self.insistsOnEdition = insistsOnEdition
    }
}
