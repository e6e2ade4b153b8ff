import Articles
import Testing

@Suite struct EditionTests {
    @Test(arguments: [
        ("als", "gsw"), ("bat-smg", "sgs"), ("bh", "bho"), ("cbk-zam", "cbk"), ("fiu-vro", "vro"), ("roa-rup", "rup"),
        ("zh-classical", "lzh"), ("zh-min-nan", "nan"), ("zh-yue", "yue"), ("no", "nb"), ("eml", "egl"), ("nrm", "nrf"),
        ("map-bms", "jv-x-bms"), ("roa-tara", "nap-x-tara"),
        ("be-tarask", "be-tarask"), ("nds-nl", "nds-nl"), ("en", "en"), ("pt", "pt"), ("nn", "nn"),
    ]) func subdomainsAndLanguagesLeadToEachOther(_ subdomain: String, language: String) throws {
        #expect(try #require(Edition(subdomain: subdomain)).language == language)
        #expect(try #require(Edition(language: language)).subdomain == subdomain)
    }

    @Test func simpleEnglishIsEnglishButNotTheEnglishEdition() throws {
        let simple = try #require(Edition(subdomain: "simple"))
        #expect(simple.language == "en")
        #expect(Edition(language: "en") == .english)
        #expect(Edition(language: "simple") == simple)
        #expect(!simple.isSame(as: .english))
    }

    @Test(arguments: [
        ("en-GB", "en"), ("pt-BR", "pt"), ("zh-Hant-HK", "zh"), ("nb-NO", "no"), ("yue-Hant", "zh-yue"), ("DE", "de"),
        ("zh-yue", "zh-yue"), ("als", "als"), ("be-x-old", "be-x-old"), ("be-Latn", "be"),
    ]) func subtagsThatNoEditionHasAreLeftOut(_ tag: String, subdomain: String) {
        #expect(Edition(language: tag)?.subdomain == subdomain)
    }

    @Test(arguments: [
        "", "e", "-en", "en-", "e--n", "en.m", "en/", "é", "1a", "en ", "a\u{0}b", String(repeating: "a", count: 33),
    ])
    func otherFormsAreNoEdition(_ text: String) {
        #expect(Edition(subdomain: text) == nil)
        #expect(Edition(language: text) == nil)
    }

    @Test func oldAndNewSubdomainsAreOneWiki() throws {
        let old = try #require(Edition(subdomain: "be-x-old"))
        let new = try #require(Edition(subdomain: "be-tarask"))
        #expect(old.isSame(as: new) && old != new)
        #expect(try !new.isSame(as: #require(Edition(subdomain: "be"))))
        #expect(try #require(Edition(subdomain: "yue")).isSame(as: #require(Edition(subdomain: "zh-yue"))))
    }
}
