/// The editions that have an article, read of one answer or of several that continue each other.
public struct LanguageLinks: Hashable, Sendable {
    /// The title of the article in the edition that was asked.
    public let title: String
    /// The other editions, in the order of the site, each once.
    public private(set) var links: [LanguageLink]
    /// What to ask for the links that are still to come; nothing once all are there.
    public private(set) var continuation: ArticleContinuation?
    private var parts = 1

    /// Reads an answer to `ArticleEndpoint.languageLinks`.
    ///
    /// Links whose address is not one of an article are left out, as are those beyond `AnswerLimits.languageLinks`.
    ///
    /// - Throws: the site's error, or what is wrong with the answer.
    public static func answer(
        in bytes: [UInt8], through endpoint: ArticleEndpoint = .wikipedia
    ) throws(AnswerError) -> ArticleAnswer<LanguageLinks> {
        switch try QueryPage.answer(in: bytes) {
        case .missing(let title): return .missing(title: title)
        case .noArticle(let title): return .noArticle(title: title)
        case .found(let page):
            guard let values = (page.members["langlinks"] ?? .list([])).list else { throw .unexpectedShape("langlinks") }
            var links = LanguageLinks(title: page.title, links: [], continuation: page.continuation)
            links.add(values.lazy.compactMap { LanguageLink($0, through: endpoint) })
            return .found(links)
        }
    }

    private init(title: String, links: [LanguageLink], continuation: ArticleContinuation?) {
        self.title = title
        self.links = links
        self.continuation = continuation
    }

    /// Adds the answer that continues this one.
    ///
    /// Nothing more is to come when it repeats the continuation, or after `AnswerLimits.parts` answers, so a site that never
    /// ends is left.
    public mutating func append(_ next: LanguageLinks) {
        add(next.links)
        parts += 1
        continuation = next.continuation == continuation || parts >= AnswerLimits.parts ? nil : next.continuation
    }

    /// The link to an edition, or to the same wiki under its other subdomain.
    public func link(to edition: Edition) -> LanguageLink? {
        links.first { $0.address.edition == edition } ?? links.first { $0.address.edition.isSame(as: edition) }
    }

    private mutating func add(_ more: some Sequence<LanguageLink>) {
        var known = Set(links.map(\.address.edition))
        for link in more where links.count < AnswerLimits.languageLinks && known.insert(link.address.edition).inserted {
            links.append(link)
        }
    }
}
