/// The editions that convert their articles between scripts, each variant under its own path: `/zh-hans/Title`.
///
/// Source: the language converters of MediaWiki (`includes/language/converters`).
enum ScriptVariants {
    /// From a subdomain to what the codes of its variants start with.
    private static let stems: [String: String] = [
        "ban": "ban", "crh": "crh", "gan": "gan", "iu": "ike", "kk": "kk", "ku": "ku", "mni": "mni", "sh": "sh", "shi": "shi",
        "sr": "sr", "tg": "tg", "tly": "tly", "uz": "uz", "wuu": "wuu", "zgh": "zgh", "zh": "zh",
    ]

    /// The variant of an edition that a text names, in lower case: `zh-hans`, or `zh` for an article as it was written.
    static func variant(_ text: String, of edition: Edition) -> String? {
        guard let stem = stems[edition.subdomain] else { return nil }
        let name = text.lowercased()
        if name == edition.subdomain { return name }
        let suffix = name.utf8.dropFirst(stem.utf8.count + 1)
        guard name.hasPrefix(stem + "-"), (2...8).contains(suffix.count) else { return nil }
        let isWord = suffix.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        return isWord ? name : nil
    }
}
