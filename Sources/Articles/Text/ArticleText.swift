/// An article as plain text.
public struct ArticleText: Hashable, Sendable {
    /// The title as the site spells it; like every text of an answer it may hold control characters.
    public let title: String
    /// The address of the article, with the section that a redirect leads to.
    public let address: ArticleAddress
    /// The title that was asked for, where the site answered with another article.
    public let redirectedFrom: String?
    /// The text, its headings as `== Heading ==`; empty where the site gives none, so that the summary is to be asked for.
    public let text: String
    /// Whether the page lists articles of one name and is none itself.
    public let isDisambiguation: Bool
    /// Whether the text is the summary alone.
    public let isSummary: Bool
    /// Whether the site writes the article from right to left.
    public let isRightToLeft: Bool
    /// When the page last changed, in UTC as `2026-01-31T12:00:00Z`, where the site says.
    public let changed: String?

    /// The first sentence, or the first paragraph where no sentence ends in it; nothing for an empty text.
    public var firstSentence: String? { FirstSentence.of(text).map { String($0) } }

    /// Reads an answer to `ArticleEndpoint.text`.
    ///
    /// - Parameter address: the address that was asked for.
    /// - Throws: the site's error, or what is wrong with the answer.
    public static func answer(
        in bytes: [UInt8], of address: ArticleAddress, through endpoint: ArticleEndpoint = .wikipedia
    ) throws(AnswerError) -> ArticleAnswer<ArticleText> {
        switch try QueryPage.answer(in: bytes) {
        case .missing(let title): return .missing(title: title)
        case .noArticle(let title): return .noArticle(title: title)
        case .found(let page):
            guard let text = (page.members["extract"] ?? .text("")).text else { throw .unexpectedShape("extract") }
            let url = page.members["canonicalurl"]?.text ?? page.members["fullurl"]?.text
            let found = try Self.address(
                title: page.title, url: url, section: page.section, asked: address, endpoint: endpoint)
            return .found(
                ArticleText(
                    title: page.title, address: found, redirectedFrom: page.redirectedFrom, text: text,
                    isDisambiguation: page.members["pageprops"]?.object?["disambiguation"] != nil, isSummary: false,
                    isRightToLeft: page.members["pagelanguagedir"] == .text("rtl"),
                    changed: page.members["touched"]?.text.flatMap(Self.time)))
        }
    }

    /// Reads an answer to `ArticleEndpoint.summary`.
    ///
    /// - Parameter address: the address that was asked for.
    /// - Throws: the site's error, or what is wrong with the answer.
    public static func summary(
        in bytes: [UInt8], of address: ArticleAddress, through endpoint: ArticleEndpoint = .wikipedia
    ) throws(AnswerError) -> ArticleAnswer<ArticleText> {
        let members = try JSONReader.object(in: bytes)
        if let error = summaryError(in: members) {
            guard error == .site(code: "404", message: "") else { throw error }
            return .missing(title: address.title)
        }
        guard let title = members["title"]?.text else { throw .unexpectedShape("title") }
        guard let text = members["extract"]?.text else { throw .unexpectedShape("extract") }
        let url = members["content_urls"]?.object?["desktop"]?.object?["page"]?.text
        let found = try Self.address(title: title, url: url, section: nil, asked: address, endpoint: endpoint)
        return .found(
            ArticleText(
                title: title, address: found,
                redirectedFrom: Self.isNormalised(address.title, to: found.title) ? nil : address.title,
                text: text,
                isDisambiguation: members["type"] == .text("disambiguation"), isSummary: true,
                isRightToLeft: members["dir"] == .text("rtl"), changed: members["timestamp"]?.text.flatMap(Self.time)))
    }

    /// The address of what was found: the one the site gives where it is one of the edition that was asked.
    private static func address(
        title: String, url: String?, section: String?, asked: ArticleAddress, endpoint: ArticleEndpoint
    ) throws(AnswerError) -> ArticleAddress {
        let given = url.flatMap { try? endpoint.address(of: $0) }
        let name = given.flatMap { $0.edition.isSame(as: asked.edition) ? $0.title : nil } ?? title
        let address = ArticleAddress(
            edition: asked.edition, title: name, section: section ?? asked.section, variant: asked.variant)
        guard let address else { throw .unexpectedShape("title") }
        return address
    }

    /// Whether a site spells a title in another way at most in the case of its first letter, which is no redirect.
    private static func isNormalised(_ asked: String, to found: String) -> Bool {
        asked.dropFirst() == found.dropFirst() && asked.prefix(1).uppercased() == found.prefix(1).uppercased()
    }

    /// The error a summary's answer is, in the shape of the old or the new server; a missing page has the code 404 and no message.
    private static func summaryError(in members: [String: JSONValue]) -> AnswerError? {
        if let code = members["httpCode"]?.scalarText {
            return .site(code: code, message: code == "404" ? "" : members["httpReason"]?.text ?? "")
        }
        guard let type = members["type"]?.text, type.contains("/errors/") else { return nil }
        if type.hasSuffix("/not_found") { return .site(code: "404", message: "") }
        return .site(code: String(type.split(separator: "/").last ?? ""), message: members["detail"]?.text ?? "")
    }

    /// A time in the one form MediaWiki writes, without a fraction of a second that a server may add; nothing for another text.
    private static func time(_ text: String) -> String? {
        let form = "dddd-dd-ddTdd:dd:dd"
        let start = text.prefix(form.count)
        guard start.count == form.count, text.hasSuffix("Z"), text.utf8.count <= 32 else { return nil }
        let matches = zip(start.utf8, form.utf8).allSatisfy { byte, place in
            place == UInt8(ascii: "d") ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == place
        }
        return matches && start.utf8.count == form.utf8.count ? start + "Z" : nil
    }
}
