/// Why an article could not be loaded.
public enum ArticleFailure: Error, Hashable, Sendable {
    /// A request has no answer.
    case fetch(FetchError)
    /// The answer says nothing about an article.
    case answer(AnswerError)
    /// The edition has no article of this title.
    case missing(title: String)
    /// The title cannot be one of an article.
    case noArticle(title: String)
    /// The edition that was insisted on lacks the article.
    case lacksEdition(Edition)

    /// Why an answer says nothing about an article: by its status where it came with one of failure and cannot be read, since it is
    /// then a page for people.
    init(_ error: AnswerError, of answer: FetchedAnswer) {
        switch error {
        case .notJSON where answer.isFailure, .unexpectedShape where answer.isFailure: self = .fetch(.status(answer.status))
        default: self = .answer(error)
        }
    }
}
