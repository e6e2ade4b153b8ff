import Graphemes

/// Loads articles: finds the wanted edition by the site's own language links, then the text, else the summary.
public struct ArticleLoader<Fetcher: ArticleFetching> {
    private var fetcher: Fetcher
    private let endpoint: ArticleEndpoint
    private let levels: @Sendable (String) -> BidiParagraph?

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - fetcher: gets the answers.
    ///   - endpoint: where articles are asked for.
    ///   - levels: the directions of a paragraph; nothing where all of it runs from left to right.
    public init(_ fetcher: Fetcher, endpoint: ArticleEndpoint, levels: @escaping @Sendable (String) -> BidiParagraph?) {
        self.fetcher = fetcher
        self.endpoint = endpoint
        self.levels = levels
    }

    /// Loads an article in the edition it is wished in, where that one has it.
    ///
    /// - Throws: why there is nothing to show.
    public mutating func load(
        _ wish: ArticleWish, progress: (LoadingProgress) -> Void
    ) throws(ArticleFailure) -> LoadedArticle {
        var address = wish.address
        var lacking: Edition?
        if let edition = wish.edition, !edition.isSame(as: address.edition) {
            if let found = try other(edition, of: wish, progress: progress) {
                address = found
            } else if wish.insistsOnEdition {
                throw .lacksEdition(edition)
            } else {
                lacking = edition
            }
        }
        let (text, answer) = try text(of: address, progress: progress)
        return LoadedArticle(
            wish: wish, text: text, page: ArticlePage(text, levels: levels), time: answer.time, isStale: answer.isStale,
            lackingEdition: lacking)
    }

    /// Loads the editions that have an article, its own left out; nothing where the site does not know the article.
    ///
    /// - Throws: why they cannot be told.
    public mutating func links(
        of address: ArticleAddress, progress: (LoadingProgress) -> Void
    ) throws(ArticleFailure) -> LanguageLinks? {
        guard var links = try part(of: address, from: nil, progress: progress) else { return nil }
        while let continuation = links.continuation {
            guard let next = try part(of: address, from: continuation, progress: progress) else { break }
            links.append(next)
        }
        return links
    }

    /// The address in another edition; nothing where that one lacks the article, or where the links cannot be had and the article
    /// may be shown as it is listed.
    private mutating func other(
        _ edition: Edition, of wish: ArticleWish, progress: (LoadingProgress) -> Void
    ) throws(ArticleFailure) -> ArticleAddress? {
        do throws(ArticleFailure) {
            return try links(of: wish.address, progress: progress)?.link(to: edition)?.address
        } catch {
            if wish.insistsOnEdition || error == .fetch(.cancelled) { throw error }
            return nil
        }
    }

    private mutating func part(
        of address: ArticleAddress, from continuation: ArticleContinuation?, progress: (LoadingProgress) -> Void
    ) throws(ArticleFailure) -> LanguageLinks? {
        let url = endpoint.languageLinks(of: address, from: continuation)
        let answer = try fetch(url, progress)
        do throws(AnswerError) {
            guard case .found(let links) = try LanguageLinks.answer(in: answer.bytes, through: endpoint) else { return nil }
            fetcher.keep(answer, to: url)
            return links
        } catch {
            throw ArticleFailure(error, of: answer)
        }
    }

    private mutating func text(
        of address: ArticleAddress, progress: (LoadingProgress) -> Void
    ) throws(ArticleFailure) -> (text: ArticleText, answer: FetchedAnswer) {
        let whole = try answer(to: endpoint.text(of: address), progress) { [endpoint] bytes throws(AnswerError) in
            try ArticleText.answer(in: bytes, of: address, through: endpoint)
        }
        guard whole.text.text.allSatisfy(\.isWhitespace) else { return whole }
        // A site without plain texts still has the first paragraph.
        let found = whole.text.address
        return try answer(to: endpoint.summary(of: found), progress) { [endpoint] bytes throws(AnswerError) in
            try ArticleText.summary(in: bytes, of: found, through: endpoint)
        }
    }

    /// Asks for a text and keeps the answer where it is one.
    private mutating func answer(
        to url: String, _ progress: (LoadingProgress) -> Void,
        read: ([UInt8]) throws(AnswerError) -> ArticleAnswer<ArticleText>
    ) throws(ArticleFailure) -> (text: ArticleText, answer: FetchedAnswer) {
        var answer = try fetch(url, progress)
        let article: ArticleAnswer<ArticleText>
        do throws(AnswerError) {
            article = try read(answer.bytes)
        } catch {
            // What was read before is better than a site's word that it cannot answer now.
            guard answer.isNew, let copy = fetcher.copy(of: url), let earlier = try? read(copy.bytes) else {
                throw ArticleFailure(error, of: answer)
            }
            answer = copy
            article = earlier
        }
        switch article {
        case .found(let text):
            fetcher.keep(answer, to: url)
            return (text, answer)
        case .missing(let title): throw .missing(title: title)
        case .noArticle(let title): throw .noArticle(title: title)
        }
    }

    private mutating func fetch(
        _ url: String, _ progress: (LoadingProgress) -> Void
    ) throws(ArticleFailure) -> FetchedAnswer {
        do throws(FetchError) {
            return try fetcher.fetch(url, progress: progress)
        } catch {
            throw .fetch(error)
        }
    }
}
