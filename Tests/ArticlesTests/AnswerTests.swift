import Articles
import Testing

@Suite struct AnswerTests {
    private let ink = ArticleAddress(edition: .english, title: "Ink")

    private func text(_ answer: String, endpoint: ArticleEndpoint = .wikipedia) throws -> ArticleAnswer<ArticleText> {
        try ArticleText.answer(in: Array(answer.utf8), of: #require(ink), through: endpoint)
    }

    private func found<Content>(_ answer: ArticleAnswer<Content>) throws -> Content {
        guard case .found(let content) = answer else {
            Issue.record("\(answer)")
            throw AnswerError.unexpectedShape("")
        }
        return content
    }

    @Test func anArticleIsFound() throws {
        let article = try found(text(Recorded.article))
        #expect(article.title == "Ink")
        #expect(article.address.text == "https://en.wikipedia.org/wiki/Ink")
        #expect(article.text == "Ink is a gel, sol, or solution.\n\n\n== History ==\nMany.")
        #expect(article.changed == "2026-11-02T08:15:30Z")
        #expect(article.redirectedFrom == nil)
        #expect(!article.isDisambiguation && !article.isSummary && !article.isRightToLeft)
        #expect(article.firstSentence == "Ink is a gel, sol, or solution.")
        #expect(ArticleOutline(article.text).headings.map(\.title) == ["History"])
    }

    @Test func aRedirectSaysWhereItCameFromAndLeadsToItsSection() throws {
        let article = try found(text(Recorded.redirect))
        #expect(article.title == "George Washington")
        #expect(article.redirectedFrom == "Gen. Washington")
        #expect(article.address.text == "https://en.wikipedia.org/wiki/George_Washington#Commander_in_chief")
    }

    @Test func missingPagesAndTitlesThatAreNoneAreTold() throws {
        #expect(try text(Recorded.missing) == .missing(title: "Inkk"))
        #expect(try text(Recorded.invalid) == .noArticle(title: "[Ink]"))
        #expect(try text(Recorded.interwiki) == .noArticle(title: "fr:Encre"))
        #expect(
            try LanguageLinks.answer(in: Array(Recorded.missing.utf8)) == .missing(title: "Inkk"))
    }

    @Test func aListOfOneNameIsNoArticle() throws {
        #expect(try found(text(Recorded.disambiguation)).isDisambiguation)
    }

    @Test func rightToLeftIsKnown() throws {
        let article = try found(text(Recorded.hebrew))
        #expect(article.isRightToLeft)
    }

    @Test func aZeroByteCutsNothingOff() throws {
        #expect(try found(text(Recorded.page("\"extract\":\"a\\u0000b\\u001b[31mc\""))).text == "a\u{0}b\u{1B}[31mc")
    }

    @Test func aSiteWithoutExtractsGivesAnEmptyText() throws {
        #expect(try found(text(Recorded.page("\"ns\":0"))).text.isEmpty)
    }

    @Test func theAddressIsOfTheEditionThatWasAsked() throws {
        for url in ["https://evil.example/wiki/X", "https://de.wikipedia.org/wiki/X", "file:///etc/passwd", "", "\\u0000"] {
            let article = try found(text(Recorded.page("\"extract\":\"x\",\"canonicalurl\":\"\(url)\"")))
            #expect(article.address.text == "https://en.wikipedia.org/wiki/Ink")
        }
        let mirror = try ArticleEndpoint(template: "https://{edition}.example.org")
        let url = "\"extract\":\"x\",\"canonicalurl\":\"https://en.example.org/wiki/Ink_pen\""
        #expect(try found(text(Recorded.page(url), endpoint: mirror)).address.text == "https://en.wikipedia.org/wiki/Ink_pen")
        #expect(try found(text(Recorded.page(url))).address.title == "Ink")
    }

    @Test func languageLinksAreContinued() throws {
        var links = try found(LanguageLinks.answer(in: Array(Recorded.firstLinks.utf8)))
        #expect(links.links.map(\.code) == ["als", "de"])
        let continuation = try #require(links.continuation)
        let request = try ArticleEndpoint.wikipedia.languageLinks(of: #require(ink), from: continuation)
        #expect(request.contains("&continue=%7C%7C&llcontinue=15444%7Cfr&titles=Ink"))
        links.append(try found(LanguageLinks.answer(in: Array(Recorded.lastLinks.utf8))))
        #expect(links.continuation == nil)
        #expect(links.links.map(\.code) == ["als", "de", "fr", "nb", "zh-yue"])
        #expect(links.links.map(\.ownName) == ["Alemannisch", "Deutsch", "français", "norsk", "粵語"])
        #expect(links.links.map(\.address.edition.subdomain) == ["als", "de", "fr", "no", "zh-yue"])
        #expect(links.link(to: try #require(Edition(language: "nb")))?.address.title == "Blekk")
        #expect(links.link(to: try #require(Edition(subdomain: "nb")))?.address.title == "Blekk")
        #expect(links.link(to: try #require(Edition(language: "gsw")))?.address.title == "Tinte")
        #expect(links.link(to: try #require(Edition(language: "es"))) == nil)
    }

    @Test func aSiteThatNeverEndsIsLeft() throws {
        let part = try found(LanguageLinks.answer(in: Array(Recorded.firstLinks.utf8)))
        var links = part
        links.append(part)
        #expect(links.continuation == nil)
        #expect(links.links.count == 2)
    }

    @Test(arguments: [
        "{\"action\":\"edit\"}", "{\"titles\":\"x\"}", "{}", "[]", "7", "\"x\"", "{\"llcontinue\":{}}", "{\"&x=continue\":\"a\"}",
    ]) func aContinuationChangesNoRequest(_ value: String) {
        let answer = Recorded.page("\"langlinks\":[]", behind: ",\"continue\":\(value)")
        #expect(throws: AnswerError.unexpectedShape("continue")) { try LanguageLinks.answer(in: Array(answer.utf8)) }
    }

    @Test func linksToOtherHostsAreLeftOut() throws {
        let links = try found(LanguageLinks.answer(in: Array(Recorded.hostileLinks.utf8)))
        #expect(links.links.map(\.address.text) == ["https://de.wikipedia.org/wiki/Tinte"])
        #expect(links.links.map(\.ownName) == ["de"])
    }

    @Test func errorsOfTheSiteAreTold() {
        let limited = AnswerError.site(code: "ratelimited", message: "Slow down.")
        #expect(throws: limited) { try text("{\"error\":{\"code\":\"ratelimited\",\"info\":\"Slow down.\"}}") }
        #expect(throws: limited) { try text("{\"errors\":[{\"code\":\"ratelimited\",\"text\":\"Slow down.\"}]}") }
    }

    @Test func summariesStandInForTexts() throws {
        let address = try #require(ink)
        let article = try found(ArticleText.summary(in: Array(Recorded.summary.utf8), of: address))
        #expect(article.isSummary && !article.isDisambiguation)
        #expect(article.text == "Ink is a liquid.")
        #expect(article.address == address)
        #expect(article.changed == "2026-11-02T08:15:30Z")
        #expect(article.redirectedFrom == nil)
        let small = try #require(ArticleAddress(edition: .english, title: "ink"))
        #expect(try found(ArticleText.summary(in: Array(Recorded.summary.utf8), of: small)).redirectedFrom == nil)
        let other = try #require(ArticleAddress(edition: .english, title: "Inks"))
        #expect(try found(ArticleText.summary(in: Array(Recorded.summary.utf8), of: other)).redirectedFrom == "Inks")
        for missing in [Recorded.summaryMissing, Recorded.summaryMissingToday] {
            #expect(try ArticleText.summary(in: Array(missing.utf8), of: address) == .missing(title: "Ink"))
        }
        #expect(throws: AnswerError.site(code: "500", message: "Oops")) {
            try ArticleText.summary(in: Array("{\"httpCode\":500,\"httpReason\":\"Oops\"}".utf8), of: address)
        }
    }
}
