import Articles
import Words

extension ArticleFailure {
    /// The failure in words.
    func text(_ words: ArticleWords) -> String {
        switch self {
        case .missing(let title): words.missing(title)
        case .noArticle(let title): words.noArticle(title)
        case .lacksEdition(let edition): words.lacksKept(ArticleFailure.name(of: edition))
        case .fetch(let error): ArticleFailure.text(error, words)
        case .answer(.noReader): words.noReader
        case .answer(.tooLarge), .answer(.tooComplex): words.tooLarge
        case .answer(.site(let code, _)): words.siteError(code)
        case .answer(.notJSON), .answer(.unexpectedShape): words.unreadable
        }
    }

    private static func text(_ error: FetchError, _ words: ArticleWords) -> String {
        switch error {
        case .noCurl: words.noCurl
        case .cancelled: words.cancelled
        case .unreachable(let code): words.unreachable(String(code))
        case .timedOut: words.timedOut
        case .cutOff: words.cutOff
        case .tooLarge: words.tooLarge
        case .strangeRedirect: words.strangeRedirect
        case .status(404): words.nothingThere
        case .status(let status): words.status(String(status))
        case .busy(let seconds): words.busy(String(seconds))
        case .system(let code): words.failed(String(code))
        }
    }

    /// An edition's language in itself where the interface knows it, else its subdomain.
    static func name(of edition: Edition) -> String {
        Language(rawValue: edition.language)?.ownName ?? edition.subdomain
    }
}
