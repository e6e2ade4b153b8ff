/// A language that can be chosen beside the interface's own: an edition of the open article.
public struct LanguageEdition: Hashable, Sendable {
    /// The language's code.
    public var code: String
    /// The language's name in itself.
    public var ownName: String
    /// Its names in other languages, by which it is found too.
    public var otherNames: String

    /// Creates an edition.
    public init(code: String, ownName: String, otherNames: String = "") {
        self.code = code
        self.ownName = ownName
        self.otherNames = otherNames
    }
}
