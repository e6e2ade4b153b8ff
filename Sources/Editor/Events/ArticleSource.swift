import Articles

/// Where articles are asked for, and who asks.
public struct ArticleSource: Hashable, Sendable {
    /// The host that is asked.
    public var endpoint = ArticleEndpoint.wikipedia
    /// Whom the site can write to, as the person configured it; empty for nobody.
    public var contact = ""

    /// Creates the source of a program that was not configured.
    public init() {}
}
