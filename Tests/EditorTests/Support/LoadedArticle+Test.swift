import Articles
import TestSupport

@testable import Editor

extension LoadedArticle {
    /// An article as the loader would deliver it, its text in the form of JSON: `\\n` is the end of a line.
    static func answering(_ wish: ArticleWish, title: String? = nil, text: String? = nil, isStale: Bool = false) throws
        -> LoadedArticle
    {
        let edition = wish.edition ?? wish.address.edition
        let title = title ?? wish.address.title
        let body = text ?? "\(title) in \(edition.subdomain). A second sentence.\\n\\n== Early life ==\\nWords of youth."
        let json = """
            {"query":{"pages":[{"title":"\(title)","extract":"\(body)","pagelanguagedir":"ltr","touched":"2026-01-31T12:00:00Z",
            "canonicalurl":"https://\(edition.subdomain).wikipedia.org/wiki/\(title.replacing(" ", with: "_"))"}]}}
            """
        guard let address = ArticleAddress(edition: edition, title: title),
            case .found(let article) = try ArticleText.answer(in: Array(json.utf8), of: address)
        else { throw AnswerError.unexpectedShape("test") }
        return LoadedArticle(wish: wish, text: article, page: ArticlePage(article) { _ in nil }, time: 0, isStale: isStale)
    }
}

extension EditorSession {
    /// The newest wish for an article.
    func articleWish() throws -> ArticleWish {
        for case .loadArticle(let wish, _) in effects.reversed() { return wish }
        throw AnswerError.unexpectedShape("no wish")
    }

    /// Answers the newest wish.
    mutating func answerArticle() throws {
        send(.report(.article(try .answering(articleWish()))))
        _ = screen()
    }
}
