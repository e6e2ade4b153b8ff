/// The one page that an answer of `action=query` with `formatversion=2` is about.
struct QueryPage: Hashable {
    /// The members of the page.
    let members: [String: JSONValue]
    /// The title as the site spells it.
    let title: String
    /// The title that was asked for, where another one was answered.
    let redirectedFrom: String?
    /// The heading that the redirect leads to.
    let section: String?
    /// Where the rest of the answer starts.
    let continuation: ArticleContinuation?

    /// Reads an answer.
    ///
    /// - Throws: the site's error, or what is wrong with the answer.
    static func answer(in bytes: [UInt8]) throws(AnswerError) -> ArticleAnswer<QueryPage> {
        let root = try JSONReader.object(in: bytes)
        if let error = siteError(in: root) { throw error }
        guard let query = root["query"]?.object else { throw .unexpectedShape("query") }
        guard let first = (query["pages"] ?? .list([])).list?.first else {
            // A title with the prefix of another site is answered without pages.
            guard let other = query["interwiki"]?.list?.first?.object?["title"]?.text else { throw .unexpectedShape("pages") }
            return .noArticle(title: other)
        }
        guard let members = first.object else { throw .unexpectedShape("pages") }
        guard let title = members["title"]?.text else { throw .unexpectedShape("title") }
        if members["invalid"]?.isSet == true || members["special"]?.isSet == true { return .noArticle(title: title) }
        if members["missing"]?.isSet == true { return .missing(title: title) }
        return .found(try QueryPage(members: members, title: title, query: query, rest: root["continue"]))
    }

    private init(
        members: [String: JSONValue], title: String, query: [String: JSONValue], rest: JSONValue?
    ) throws(AnswerError) {
        self.members = members
        self.title = title
        let redirects = query["redirects"]?.list ?? []
        redirectedFrom = redirects.first?.object?["from"]?.text
        section = redirects.last?.object?["tofragment"]?.text.flatMap(TitleRules.section)
        if let rest {
            guard let continuation = rest.object.flatMap(ArticleContinuation.init) else { throw .unexpectedShape("continue") }
            self.continuation = continuation
        } else {
            continuation = nil
        }
    }

    /// The error an answer is, in the shape of `errorformat=bc` or of the newer formats.
    private static func siteError(in root: [String: JSONValue]) -> AnswerError? {
        guard let error = root["error"]?.object ?? root["errors"]?.list?.first?.object else { return nil }
        let message = error["info"]?.text ?? error["text"]?.text ?? ""
        return .site(code: error["code"]?.text ?? "", message: message)
    }
}
