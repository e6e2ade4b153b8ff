/// Takes BCP 47 codes apart.
enum LanguageCode {
    /// The first part in small letters: `zh` of `zh-Hant`.
    static func primary(_ code: String) -> String {
        String(code.prefix { $0 != "-" && $0 != "_" }).lowercased()
    }

    /// Whether a language is written with Han characters, whose shapes differ by language.
    static func usesHan(_ code: String) -> Bool { ["zh", "ja", "ko"].contains(primary(code)) }
}
