/// The order in which faces stand in for a face that lacks a character.
struct FontFallback: Sendable {
    /// The order where no other fits, as indices of the catalogue's faces.
    var general: [Int] = []
    /// The orders of languages that share their characters but not their shapes, by primary language code.
    var byLanguage: [String: [Int]] = [:]
    /// The faces for emoji.
    var emoji: [Int] = []
    /// What every face in one of the orders has glyphs for.
    var coverage: [Int: Coverage] = [:]

    /// The order for a language.
    func order(for language: String) -> [Int] {
        byLanguage.isEmpty ? general : byLanguage[LanguageCode.primary(language)] ?? general
    }
}
