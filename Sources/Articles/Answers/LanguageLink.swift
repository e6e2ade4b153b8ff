/// The same article in another edition.
public struct LanguageLink: Hashable, Sendable {
    /// The language's code as the site spells it, which may be neither the subdomain nor a BCP 47 tag.
    public let code: String
    /// The language's name in the language of the site.
    public let name: String
    /// The language's name in itself.
    public let ownName: String
    /// The address the site gave; nothing is made from the code.
    public let address: ArticleAddress

    /// Reads a link; nothing where its address is not one of an article.
    init?(_ value: JSONValue, through endpoint: ArticleEndpoint) {
        guard let members = value.object, let code = members["lang"]?.text, let url = members["url"]?.text else { return nil }
        guard let address = try? endpoint.address(of: url) else { return nil }
        let names = ["langname", "autonym"].map { members[$0]?.text ?? "" }
        self.code = code
        name = names[0].isEmpty ? code : names[0]
        ownName = names[1].isEmpty ? name : names[1]
        self.address = address
    }
}
