/// What a site says when it is asked for an article.
public enum ArticleAnswer<Content: Hashable & Sendable>: Hashable, Sendable {
    /// The article is there.
    case found(Content)
    /// The edition has no article of this title.
    case missing(title: String)
    /// The title cannot be one of an article, or leads to another site.
    case noArticle(title: String)
}
