/// Gets what a request is answered with, from a site or from a copy of an earlier answer.
public protocol ArticleFetching {
    /// Gets the answer to a request.
    ///
    /// - Parameters:
    ///   - url: the request, as `ArticleEndpoint` makes it.
    ///   - progress: is told what happens meanwhile.
    /// - Throws: why there is no answer.
    mutating func fetch(_ url: String, progress: (LoadingProgress) -> Void) throws(FetchError) -> FetchedAnswer
}
