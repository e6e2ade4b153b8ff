/// An edition of Wikipedia: the wiki in one language, named by its subdomain, such as `en`, `simple` or `zh-yue`.
///
/// The subdomain is kept as it was given, for a code that was made up asks a host that nobody named; `language` says which
/// language is written there.
public struct Edition: Hashable, Sendable {
    /// The first label of the edition's host: 2 to 32 lower-case letters, digits and inner hyphens.
    public let subdomain: String

    /// The English edition.
    public static let english = Edition(known: "en")

    /// Creates the edition of a subdomain in any case; nothing where the text has another form or names a site that holds no
    /// articles, such as `www` or `commons`.
    public init?(subdomain: String) {
        let name = subdomain.lowercased()
        guard Self.isSubdomain(name), !EditionTable.otherSites.contains(name) else { return nil }
        self.subdomain = name
    }

    /// Creates the edition that is written in a language, by its BCP 47 tag: `gsw` is `als`, `nb` is `no`, `pt-BR` is `pt`.
    ///
    /// Subtags that no edition is named by are left out. A tag that is a subdomain stays one, so `zh-yue` and `simple` may be
    /// given as well. Nothing where the text is no tag.
    public init?(language tag: String) {
        let tag = tag.lowercased()
        guard Self.isSubdomain(tag) else { return nil }
        let primary = String(tag.prefix { $0 != "-" })
        if EditionTable.hyphenated.contains(tag) || EditionTable.languages[tag] != nil {
            self.init(subdomain: tag)
        } else if let subdomain = EditionTable.subdomains[tag] ?? EditionTable.subdomains[primary] {
            self.init(known: subdomain)
        } else {
            self.init(subdomain: primary)
        }
    }

    /// A subdomain that is known to be well formed.
    init(known subdomain: String) { self.subdomain = subdomain }

    /// The BCP 47 tag of the language the edition is written in: `gsw` for `als`, `en` for `simple`.
    public var language: String { EditionTable.languages[subdomain] ?? subdomain }

    /// Whether two subdomains name the same wiki, as `yue` and `zh-yue` do; `simple` and `en` are two wikis in one language.
    public func isSame(as other: Edition) -> Bool {
        if subdomain == other.subdomain { return true }
        guard subdomain != EditionTable.simple, other.subdomain != EditionTable.simple else { return false }
        return language == other.language
    }

    /// Letters and digits in groups with single hyphens between them, a letter first.
    private static func isSubdomain(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard (2...32).contains(bytes.count), isLetter(bytes[0]), bytes[bytes.count - 1] != UInt8(ascii: "-") else {
            return false
        }
        var previous = bytes[0]
        for byte in bytes.dropFirst() {
            let isHyphen = byte == UInt8(ascii: "-")
            guard isLetter(byte) || isDigit(byte) || isHyphen && previous != UInt8(ascii: "-") else { return false }
            previous = byte
        }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
