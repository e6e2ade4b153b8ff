/// An article that was loaded.
public struct LoadedArticle: Hashable, Sendable {
    /// What was wished for.
    public var wish: ArticleWish
    /// What the site says of the article.
    public var text: ArticleText
    /// The text in paragraphs, ready to be shown.
    public var page: ArticlePage
    /// When the site gave it, in seconds since 1970.
    public var time: Int
    /// Whether it is a copy that the site could not be asked about.
    public var isStale: Bool
    /// The edition that was wanted and lacks the article.
    public var lackingEdition: Edition?

    /// Creates a description of a loaded article.
    public init(
        wish: ArticleWish, text: ArticleText, page: ArticlePage, time: Int, isStale: Bool = false, lackingEdition: Edition? = nil
    ) {
        self.wish = wish
        self.text = text
        self.page = page
        self.time = time
        self.isStale = isStale
        self.lackingEdition = lackingEdition
    }
}
