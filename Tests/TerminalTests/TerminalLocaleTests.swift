import Testing

@testable import Terminal

@Suite("Locales")
struct TerminalLocaleTests {
    @Test(
        "the name says whether the characters are UTF-8",
        arguments: [
            ("en_US.UTF-8", true), ("de_DE.utf8", true), ("C.UTF-8", true), ("sr_RS.UTF-8@latin", true), ("de_DE@euro", false),
            ("de_DE.ISO-8859-1", false), ("ja_JP.eucJP", false), ("C", false), ("POSIX", false), ("", false), ("utf8", false),
        ])
    func codeset(_ locale: String, _ isUTF8: Bool) {
        #expect(TerminalLocale.namesUTF8(locale) == isUTF8)
    }
}
