extension ArticleEndpoint {
    /// The request for the language links of an article, answered with `LanguageLinks`.
    ///
    /// - Parameter continuation: what the answer before this one gave, for the links that did not fit into it.
    public func languageLinks(of address: ArticleAddress, from continuation: ArticleContinuation? = nil) -> String {
        var parameters = [
            RequestParameter("prop", "langlinks"), RequestParameter("llprop", "url|langname|autonym"),
            RequestParameter("lllimit", "max"),
        ]
        parameters += continuation?.parameters ?? []
        return query(address, parameters)
    }

    /// The request for the whole text of an article, answered with `ArticleText`.
    public func text(of address: ArticleAddress) -> String {
        query(
            address,
            [
                RequestParameter("prop", "extracts|info|pageprops"), RequestParameter("explaintext", "1"),
                RequestParameter("exsectionformat", "wiki"), RequestParameter("exlimit", "1"),
                RequestParameter("inprop", "url"), RequestParameter("ppprop", "disambiguation"),
            ])
    }

    /// The request for the summary of an article, for sites that do not answer with its text; see `ArticleText.summary`.
    public func summary(of address: ArticleAddress) -> String {
        let title = String(address.title.map { $0 == " " ? "_" : $0 })
        return "\(root(of: address.edition))/api/rest_v1/page/summary/\(PercentCoding.encode(title))"
    }

    /// A request to the action API, every value escaped.
    private func query(_ address: ArticleAddress, _ parameters: [RequestParameter]) -> String {
        var all = [
            RequestParameter("action", "query"), RequestParameter("format", "json"), RequestParameter("formatversion", "2"),
            RequestParameter("redirects", "1"),
        ]
        all += parameters
        all.append(RequestParameter("titles", address.title))
        if let variant = address.variant { all.append(RequestParameter("variant", variant)) }
        let pairs = all.map { "\($0.name)=\(PercentCoding.encode($0.value))" }
        return "\(root(of: address.edition))/w/api.php?\(pairs.joined(separator: "&"))"
    }
}
