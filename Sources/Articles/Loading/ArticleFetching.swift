/// Gets what a request is answered with, from a site or from a copy of an earlier answer.
public protocol ArticleFetching {
    /// Gets the answer to a request.
    ///
    /// - Parameters:
    ///   - url: the request, as `ArticleEndpoint` makes it.
    ///   - progress: is told what happens meanwhile.
    /// - Throws: why there is no answer.
    mutating func fetch(_ url: String, progress: (LoadingProgress) -> Void) throws(FetchError) -> FetchedAnswer

    /// Keeps an answer that could be read, so that it need not be asked for again soon; what cannot be read is not kept.
    func keep(_ answer: FetchedAnswer, to url: String)

    /// The copy of an earlier answer, however old; nothing where none was kept.
    func copy(of url: String) -> FetchedAnswer?
}
