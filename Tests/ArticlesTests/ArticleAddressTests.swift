import Articles
import Testing

@Suite struct ArticleAddressTests {
    @Test(arguments: [
        ("https://en.wikipedia.org/wiki/George_Washington", "en", "George Washington"),
        ("http://en.wikipedia.org/wiki/George_Washington", "en", "George Washington"),
        ("HTTPS://EN.Wikipedia.ORG/wiki/George_Washington", "en", "George Washington"),
        ("//en.wikipedia.org/wiki/George_Washington", "en", "George Washington"),
        ("en.wikipedia.org/wiki/George_Washington", "en", "George Washington"),
        ("  https://en.wikipedia.org/wiki/George Washington \n", "en", "George Washington"),
        ("https://en.wikipedia.org:443/wiki/Ink", "en", "Ink"),
        ("http://en.wikipedia.org:80/wiki/Ink", "en", "Ink"),
        ("https://en.wikipedia.org./wiki/Ink", "en", "Ink"),
        ("https://en.m.wikipedia.org/wiki/Ink", "en", "Ink"),
        ("zh-yue.m.wikipedia.org/wiki/%E5%A2%A8", "zh-yue", "墨"),
        ("https://simple.wikipedia.org/wiki/Ink", "simple", "Ink"),
        ("https://be-tarask.wikipedia.org/wiki/%D0%A7%D0%B0%D1%80%D0%BD%D1%96%D0%BB%D0%B0", "be-tarask", "Чарніла"),
        ("https://zh-classical.wikipedia.org/wiki/墨", "zh-classical", "墨"),
        ("https://en.wikipedia.org/w/index.php?title=George_Washington&action=history", "en", "George Washington"),
        ("https://en.wikipedia.org/w/index.php?oldid=7&title=C%2B%2B", "en", "C++"),
        ("https://en.wikipedia.org/w/index.php?title=George+Washington", "en", "George Washington"),
        ("https://en.wikipedia.org/w/index.php/George_Washington", "en", "George Washington"),
        ("https://en.wikipedia.org/?title=Ink", "en", "Ink"),
        ("en.wikipedia.org?title=Ink", "en", "Ink"),
        ("https://en.wikipedia.org/w/index.php?title=Pen&title=Ink", "en", "Ink"),
        ("https://en.wikipedia.org/wiki/Ink?title=Pen", "en", "Ink"),
        ("https://en.wikipedia.org/wiki/C++", "en", "C++"),
        ("https://en.wikipedia.org/wiki/AC/DC", "en", "AC/DC"),
        ("https://en.wikipedia.org/wiki/What%3F", "en", "What?"),
        ("https://en.wikipedia.org/wiki/100%25", "en", "100%"),
        ("https://en.wikipedia.org/wiki/AT%26T", "en", "AT&T"),
        ("https://en.wikipedia.org/wiki/__George___Washington_", "en", "George Washington"),
        ("https://en.wikipedia.org/wiki/:Ink", "en", "Ink"),
        ("https://en.wikipedia.org/wiki/%E2%80%8EInk%C2%A0pen", "en", "Ink pen"),
    ]) func addressesAreRead(_ text: String, edition: String, title: String) throws {
        let address = try ArticleAddress(text)
        #expect(address.edition.subdomain == edition)
        #expect(address.title == title)
        #expect(address.host == "\(edition).wikipedia.org")
        #expect(try ArticleAddress(address.text) == address)
    }

    @Test(arguments: [
        ("https://example.org/wiki/Ink", AddressRefusal.otherSite),
        ("example.org/wiki/Ink", .otherSite),
        ("ftp://en.wikipedia.org/wiki/Ink", .otherSite),
        ("file:///wiki/Ink", .otherSite),
        ("https://en.wikipedia.org.example.org/wiki/Ink", .otherSite),
        ("https://enwikipedia.org/wiki/Ink", .otherSite),
        ("https://evil.example/en.wikipedia.org/wiki/Ink", .otherSite),
        ("https://en.wikipedia.org:8080/wiki/Ink", .otherSite),
        ("https://www.wikipedia.org/wiki/Ink", .otherSite),
        ("https://commons.wikipedia.org/wiki/Ink", .otherSite),
        ("https://wikipedia.org/wiki/Ink", .otherSite),
        ("https://m.wikipedia.org/wiki/Ink", .otherSite),
        ("https://a.b.c.wikipedia.org/wiki/Ink", .otherSite),
        ("https://-en.wikipedia.org/wiki/Ink", .otherSite),
        ("https://en.wikipedia.org@example.org/wiki/Ink", .malformed),
        ("https://user:word@en.wikipedia.org/wiki/Ink", .malformed),
        ("https://en.wikipedia.org\\wiki\\Ink", .malformed),
        ("https:///wiki/Ink", .malformed),
        ("https://en.wikipedia.org/", .noArticle),
        ("https://en.wikipedia.org/wiki/", .noArticle),
        ("https://en.wikipedia.org/w/index.php?curid=7", .noArticle),
        ("https://en.wikipedia.org/zh-hans/Ink", .noArticle),
        ("https://zh.wikipedia.org/zh-/墨", .noArticle),
        ("https://en.wikipedia.org/api/rest_v1/page/summary/Ink", .noArticle),
        ("https://en.wikipedia.org/wiki/Special:Random", .noArticle),
        ("https://en.wikipedia.org/wiki/..%2FInk", .noArticle),
        ("https://en.wikipedia.org/wiki/%5BInk%5D", .noArticle),
        ("https://en.wikipedia.org/wiki/Ink%0AGET", .noArticle),
        ("https://en.wikipedia.org/wiki/Ink%00", .noArticle),
        ("https://en.wikipedia.org/wiki/%1B%5D0;x", .noArticle),
        ("https://en.wikipedia.org/wiki/%C2%9B31m", .noArticle),
        ("https://en.wikipedia.org/wiki/Ink%2541", .noArticle),
        ("https://en.wikipedia.org/wiki/Ink%26amp;", .noArticle),
        ("https://en.wikipedia.org/wiki/%EF%BF%BD", .noArticle),
        ("https://en.wikipedia.org/wiki/Ink%E4", .malformed),
        ("https://en.wikipedia.org/wiki/Ink%C0%AF", .malformed),
        ("https://en.wikipedia.org/wiki/%ED%A0%80", .malformed),
        ("https://en.wikipedia.org/wiki/Ink%4", .malformed),
        ("https://en.wikipedia.org/wiki/Ink%zz", .malformed),
        ("https://en.wikipedia.org/wiki/Ink#%E4", .malformed),
        ("https://en.wikipedia.org/wiki/In\u{1B}k", .malformed),
        ("George Washington", .noAddress),
        ("St. Louis", .noAddress),
        ("Node.js", .noAddress),
        ("AC/DC", .noAddress),
        ("en.wikipedia.org", .noAddress),
        ("mailto:ink@example.org", .noAddress),
        ("/wiki/Ink", .noAddress),
        ("", .noAddress),
    ]) func anythingElseIsNoArticle(_ text: String, refusal: AddressRefusal) {
        #expect(throws: refusal) { try ArticleAddress(text) }
    }

    @Test func titlesHaveALimitInBytes() throws {
        let title = String(repeating: "a", count: 255)
        #expect(try ArticleAddress("https://en.wikipedia.org/wiki/" + title).title == title)
        #expect(throws: AddressRefusal.noArticle) { try ArticleAddress("https://en.wikipedia.org/wiki/a" + title) }
        let long = "https://en.wikipedia.org/w/index.php?title=Ink&x=" + String(repeating: "a", count: 9_000)
        #expect(throws: AddressRefusal.malformed) { try ArticleAddress(long) }
    }

    @Test func aFragmentNamesASection() throws {
        let address = try ArticleAddress("https://en.wikipedia.org/wiki/Ink#Early_%C3%9Cses")
        #expect(address.section == "Early Üses")
        #expect(address.text == "https://en.wikipedia.org/wiki/Ink#Early_%C3%9Cses")
        #expect(address.page.text == "https://en.wikipedia.org/wiki/Ink")
        #expect(try address.page == ArticleAddress("en.m.wikipedia.org/wiki/Ink#"))
        #expect(try ArticleAddress("https://en.wikipedia.org/wiki/Ink#Uses:~:text=ink").section == "Uses")
        #expect(try ArticleAddress("https://en.wikipedia.org/wiki/Ink#:~:text=%E4").section == nil)
        #expect(try ArticleAddress("https://en.wikipedia.org/wiki/Ink#a%0Ab").section == nil)
    }

    @Test func variantsOfScriptAreKept() throws {
        let address = try ArticleAddress("https://zh.wikipedia.org/zh-Hans/%E5%A2%A8")
        #expect(address.variant == "zh-hans")
        #expect(address.text == "https://zh.wikipedia.org/zh-hans/%E5%A2%A8")
        #expect(try ArticleAddress("https://zh.wikipedia.org/zh/墨").variant == "zh")
        #expect(try ArticleAddress("https://sr.wikipedia.org/sr-ec/Мастило").title == "Мастило")
        #expect(try ArticleAddress("https://zh.wikipedia.org/w/index.php?title=墨&variant=zh-tw").variant == "zh-tw")
        #expect(try ArticleAddress("https://en.wikipedia.org/wiki/Ink?variant=zh-tw").variant == nil)
        #expect(try ArticleAddress("https://zh.wikipedia.org/wiki/墨").variant == nil)
    }

    @Test func theCanonicalFormIsEscapedAsTheSiteDoes() throws {
        let address = try #require(ArticleAddress(edition: .english, title: "Who's afraid_of Ä (AC/DC: a?) 50%"))
        #expect(address.title == "Who's afraid of Ä (AC/DC: a?) 50%")
        #expect(address.text == "https://en.wikipedia.org/wiki/Who%27s_afraid_of_%C3%84_(AC/DC:_a%3F)_50%25")
        #expect(try ArticleAddress(address.text) == address)
    }

    @Test(arguments: ["", " _ ", "a\u{0}b", "a\nb", "a|b", "a#b", "<a>", "~~~", ".", "..", "a/../b", "::a", "media:a"])
    func noAddressIsMadeOfWhatIsNoTitle(_ title: String) {
        #expect(ArticleAddress(edition: .english, title: title) == nil)
    }
}
