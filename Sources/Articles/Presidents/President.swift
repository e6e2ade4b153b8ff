/// One presidency of the United States, as an entry of the ready list.
public struct President: Hashable, Sendable, Identifiable {
    /// The number of the presidency, from 1; whoever came back has two.
    public let number: Int
    /// The name, which is the title of the English article.
    public let name: String
    /// The year the presidency began.
    public let began: Int
    /// The year it ended; nothing for the present one.
    public let ended: Int?

    /// The number.
    public var id: Int { number }

    /// The address of the English article.
    public var address: ArticleAddress { ArticleAddress(edition: .english, normalised: name) }
}
