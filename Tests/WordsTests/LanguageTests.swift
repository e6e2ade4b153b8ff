import Testing
import Words

@Suite("Languages and locales")
struct LanguageTests {
    @Test(
        "a locale's name names its language",
        arguments: [
            ("de_AT.UTF-8", .german), ("de", .german), ("de-CH", .german), ("DE_de", .german), ("de@euro", .german),
            ("fr_CA", .french), ("en_GB.UTF-8", .english), ("es_419", .spanish), ("es.ISO8859-15", .spanish),
        ] as [(String, Language)])
    func known(_ locale: String, _ language: Language) {
        #expect(Language(locale: locale) == language)
    }

    @Test(
        "a locale of another language names none",
        arguments: ["", "C", "C.UTF-8", "POSIX", "pt_BR", "nds_DE", "e", "english", "_de", ".de", "d\u{301}e", "\u{0}de"])
    func unknown(_ locale: String) {
        #expect(Language(locale: locale) == nil)
    }

    @Test("the languages stand in the order of the list, each under its own name")
    func order() {
        #expect(Language.allCases.map(\.code) == ["en", "fr", "de", "es"])
        #expect(Language.allCases.map(\.ownName) == ["English", "Français", "Deutsch", "Español"])
    }
}
