/// The address of an article: an edition and a title in it.
///
/// A value holds only what an edition can be asked for, so it can be written into a request or shown without further checks;
/// `text` is its one canonical form.
public struct ArticleAddress: Hashable, Sendable {
    /// The edition.
    public let edition: Edition
    /// The title as it is shown, with blanks for underscores: 1 to 255 bytes without control characters.
    public let title: String
    /// The heading that the address leads to, as it is shown.
    public let section: String?
    /// The variant of script in editions that convert theirs, in lower case: `zh-hans`.
    public let variant: String?

    /// Reads an address of Wikipedia as it is typed or pasted.
    ///
    /// The scheme may be `http`, `https` or left out; the host may be the one for telephones, `en.m.wikipedia.org`; the title
    /// may stand in the path or in the query.
    ///
    /// - Throws: why it is not the address of an article.
    public init(_ text: String) throws(AddressRefusal) {
        self = try ArticleEndpoint.wikipedia.address(AddressParts(text))
    }

    /// Creates an address; nothing where the text can be no title.
    ///
    /// The title is normalised: underscores and blanks of every width become single blanks. A section or a variant that can
    /// be none is left out.
    public init?(edition: Edition, title: String, section: String? = nil, variant: String? = nil) {
        guard let title = TitleRules.title(title) else { return nil }
        self.init(
            edition: edition, normalised: title, section: section.flatMap(TitleRules.section),
            variant: variant.flatMap { ScriptVariants.variant($0, of: edition) })
    }

    /// Creates an address of parts that are known to be normalised.
    init(edition: Edition, normalised title: String, section: String? = nil, variant: String? = nil) {
        self.edition = edition
        self.title = title
        self.section = section
        self.variant = variant
    }

    /// The host of the edition at Wikipedia: `en.wikipedia.org`.
    public var host: String { edition.subdomain + ".wikipedia.org" }

    /// The canonical form: `https://en.wikipedia.org/wiki/George_Washington#Early_life`, which reads as the same value again.
    public var text: String {
        var text = "https://\(host)/\(variant ?? "wiki")/\(Self.escaped(title))"
        if let section { text += "#" + Self.escaped(section) }
        return text
    }

    /// The address without its section, by which two addresses of one article compare as equal.
    public var page: ArticleAddress {
        ArticleAddress(edition: edition, normalised: title, variant: variant)
    }

    /// The text with underscores for blanks and escapes, as a path holds it.
    private static func escaped(_ text: String) -> String {
        PercentCoding.encode(String(text.map { $0 == " " ? "_" : $0 }), leaving: PercentCoding.path)
    }
}
