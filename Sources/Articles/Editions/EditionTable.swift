/// The editions whose subdomain is not the BCP 47 tag of their language.
///
/// Sources: "Special language codes" on Meta-Wiki, and the deprecated and non-standard codes of MediaWiki's `LanguageCode`.
enum EditionTable {
    /// The edition in simple English: the one edition beside another in the same language.
    static let simple = "simple"

    private static let differing: [(subdomain: String, language: String)] = [
        ("als", "gsw"), ("bat-smg", "sgs"), ("be-x-old", "be-tarask"), ("bh", "bho"), ("cbk-zam", "cbk"), ("eml", "egl"),
        ("fiu-vro", "vro"), ("map-bms", "jv-x-bms"), ("no", "nb"), ("nrm", "nrf"), ("roa-rup", "rup"),
        ("roa-tara", "nap-x-tara"), (simple, "en"), ("zh-classical", "lzh"), ("zh-min-nan", "nan"), ("zh-yue", "yue"),
    ]

    /// Subdomains with a hyphen that are the tag of their language, so that no subtag of them may be left out.
    static let hyphenated: Set<String> = ["be-tarask", "nds-nl"]

    /// From a subdomain to the tag of its language.
    static let languages: [String: String] = Dictionary(differing.map { ($0.subdomain, $0.language) }) { first, _ in first }

    /// From the tag of a language to its subdomain; English is not written in `simple` unless that is asked for.
    static let subdomains: [String: String] = Dictionary(
        differing.filter { $0.subdomain != simple }.map { ($0.language, $0.subdomain) }
    ) { first, _ in first }

    /// Hosts of the same domain that are no edition.
    static let otherSites: Set<String> = ["commons", "meta", "mobile", "species", "upload", "wap", "www", "zero"]

    /// Labels between the subdomain and the domain of hosts for telephones.
    static let mobileLabels: Set<String> = ["m", "mobile", "zero"]
}
