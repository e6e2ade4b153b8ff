/// A language that can be chosen beside the interface's own: an edition of the open article.
public struct LanguageEdition: Hashable, Sendable {
    /// The language's code.
    public var code: String
    /// The language's name in itself.
    public var ownName: String

    /// Creates an edition.
    public init(code: String, ownName: String) {
        self.code = code
        self.ownName = ownName
    }
}
