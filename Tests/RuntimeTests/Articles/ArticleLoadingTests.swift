import Articles
import Dispatch
import TestSupport
import Testing

@testable import Runtime

/// Articles by curl from a site of the test's own: every way it can answer.
@Suite(.serialized) struct ArticleLoading {
    let folder = TemporaryFolder()
    let server: ArticleServer
    let endpoint: ArticleEndpoint

    init() throws {
        server = try #require(ArticleServer())
        endpoint = try ArticleEndpoint(template: server.endpoint)
    }

    private func loader(cancel: CancelSwitch = CancelSwitch(), program: String = "curl") -> ArticleLoader<CurlFetcher> {
        let fetcher = CurlFetcher(
            program: program, environment: ["PATH": "/usr/bin:/bin"], userAgent: "dudel/1 (test)",
            cache: AnswerCache(folder: folder.path),
            rest: RestingSites(), cancel: cancel)
        return ArticleLoader(fetcher, endpoint: endpoint) { _ in nil }
    }

    private func load(
        _ title: String, in edition: String? = nil, insists: Bool = false, progress: (LoadingProgress) -> Void = { _ in }
    ) throws -> LoadedArticle {
        // Without this the last use of the server would be before its answer.
        defer { withExtendedLifetime(server) {} }
        let address = try #require(ArticleAddress(edition: .english, title: title))
        var loader = loader()
        return try loader.load(
            ArticleWish(
                number: 1, address: address, edition: edition.flatMap { Edition(language: $0) }, insistsOnEdition: insists),
            progress: progress)
    }

    private func failure(_ title: String) -> ArticleFailure? {
        do {
            _ = try load(title)
            return nil
        } catch {
            return error as? ArticleFailure
        }
    }

    @Test func anArticleIsFoundWithItsParagraphsAndHeadings() throws {
        let article = try load("George Washington")
        #expect(article.text.title == "George Washington")
        #expect(article.page.paragraphs[0].text.hasPrefix("George Washington (February 22"))
        #expect(article.page.headings.count == 12)
        #expect(article.page.paragraphs[article.page.headings[2]].text == "Section 3")
        #expect(server.requests.allSatisfy { $0.hasSuffix("dudel/1 (test)") })
    }

    @Test func theOtherEditionIsFoundByTheSitesContinuedLinks() throws {
        let article = try load("George Washington", in: "ja")
        #expect(article.text.address.edition.subdomain == "ja")
        #expect(article.text.title == "ジョージ・ワシントン")
        // Five links, two in each answer.
        #expect(server.requests.filter { $0.contains("langlinks") }.count == 3)
    }

    @Test func anEditionWhoseSubdomainIsNotItsLanguageIsFound() throws {
        #expect(try load("George Washington", in: "gsw").text.address.edition.subdomain == "als")
    }

    @Test func whereTheEditionLacksItTheArticleIsShownAsListedOrNotAtAll() throws {
        let article = try load("Alone", in: "de")
        #expect(article.text.address.edition == .english)
        #expect(article.lackingEdition?.subdomain == "de")
        #expect(throws: ArticleFailure.self) { try load("Alone", in: "de", insists: true) }
    }

    @Test func redirectsOfTheSiteAndOfTheServerAreFollowed() throws {
        #expect(try load("General Washington").text.redirectedFrom == "General Washington")
        #expect(try load("Moved").text.title == "Elsewhere")
    }

    @Test func aDisambiguationAndAnArticleWithoutTextAreToldAsSuch() throws {
        #expect(try load("Washington").text.isDisambiguation)
        let summary = try load("Textless")
        #expect(summary.text.isSummary)
        #expect(summary.page.paragraphs.map(\.text) == ["Only a summary."])
    }

    @Test func everyBadAnswerHasItsOwnReason() {
        #expect(failure("Missing") == .missing(title: "Missing"))
        #expect(failure("Nowhere") == .fetch(.status(404)))
        #expect(failure("Forbidden") == .fetch(.status(403)))
        #expect(failure("Summary nowhere") == .fetch(.status(404)))
        #expect(failure("Summary missing") == .missing(title: "Summary missing"))
        #expect(failure("Broken") == .fetch(.status(500)))
        #expect(failure("File") == .fetch(.strangeRedirect))
        #expect(failure("Abroad") == .fetch(.strangeRedirect))
        #expect(failure("Cut") == .fetch(.cutOff))
        #expect(failure("Huge") == .fetch(.tooLarge))
        #expect(failure("Busy") == .fetch(.busy(seconds: 3600)))
        #expect(failure("Wrong") == .answer(.unexpectedShape("query")))
        #expect(failure("Error") == .answer(.site(code: "readonly", message: "maintenance")))
        if case .answer(.notJSON) = failure("Text") {} else { Issue.record("a page of HTML is no answer") }
    }

    @Test func whatCannotBeReadIsNotKept() {
        for title in ["Wrong", "Error", "Text", "Missing"] {
            _ = failure(title)
            #expect(folder.names.isEmpty, "\(title)")
        }
    }

    @Test func whereTheSiteCannotAnswerNowTheEarlierCopyIsShown() throws {
        #expect(try !load("Fickle").isStale)
        age(by: 3 * 86_400)
        let article = try load("Fickle")
        #expect(article.isStale)
        #expect(article.page.headings.count == 12)
    }

    @Test func theSiteIsLeftAloneForAsLongAsItAsks() throws {
        var waits: [LoadingProgress] = []
        let article = try load("Waiting") { if case .waiting = $0 { waits.append($0) } }
        #expect(article.text.title == "Waiting")
        #expect(waits == [.waiting(seconds: 1)])
        #expect(server.requests.count == 2)
    }

    @Test func hostileBytesStayInTheTextAndOutOfEverythingElse() throws {
        #expect(try load("Hostile").text.text.contains("\u{1B}"))
        // What is no UTF-8 is no answer.
        if case .answer(.notJSON) = failure("Bytes") {} else { Issue.record("raw bytes were taken for a text") }
    }

    @Test func aCopyIsTakenWithoutAQuestionAndOfflineWithItsAge() throws {
        _ = try load("George Washington")
        let asked = server.requests.count
        _ = try load("George Washington")
        #expect(server.requests.count == asked)
        // Older than a day: the site says that nothing changed.
        age(by: 3 * 86_400)
        #expect(try !load("George Washington").isStale)
        #expect(server.requests.count == asked + 1)
        age(by: 3 * 86_400)
        let address = try #require(ArticleAddress(edition: .english, title: "George Washington"))
        var offline = loader(program: "/nonexistent/curl")
        let article = try offline.load(ArticleWish(number: 1, address: address)) { _ in }
        #expect(article.isStale)
        #expect(article.page.headings.count == 12)
    }

    /// Makes every kept answer older, as time would.
    private func age(by seconds: Int) {
        for name in folder.names where !name.contains(".") {
            guard let text = folder.text(of: name) else { continue }
            var lines = text.split(separator: "\n", maxSplits: 5, omittingEmptySubsequences: false).map(String.init)
            lines[3] = String((Int(lines[3]) ?? 0) - seconds)
            folder.write(lines.joined(separator: "\n"), to: name)
        }
    }

    @Test func withoutCurlThereIsOneClearReason() throws {
        let address = try #require(ArticleAddress(edition: .english, title: "George Washington"))
        var loader = loader(program: "/nonexistent/curl")
        #expect(throws: ArticleFailure.fetch(.noCurl)) { try loader.load(ArticleWish(number: 1, address: address)) { _ in } }
    }

    /// The exit statuses are those of curl's manual.
    @Test(arguments: [
        (6, FetchError.unreachable(code: 6)), (7, .unreachable(code: 7)), (18, .cutOff), (28, .timedOut),
        (60, .unreachable(code: 60)), (63, .tooLarge), (92, .cutOff),
    ])
    func everyEndOfCurlHasItsOwnReason(status: Int, reason: FetchError) throws {
        let programs = TemporaryFolder()
        programs.write("#!/bin/sh\nexit \(status)\n", to: "curl", mode: 0o700)
        let address = try #require(ArticleAddress(edition: .english, title: "George Washington"))
        var loader = loader(program: programs("curl"))
        #expect(throws: ArticleFailure.fetch(reason)) { try loader.load(ArticleWish(number: 1, address: address)) { _ in } }
    }

    @Test func cancellingEndsTheProcessAtOnce() throws {
        let cancel = CancelSwitch()
        var slow = loader(cancel: cancel)
        let address = try #require(ArticleAddress(edition: .english, title: "Slow"))
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(300)) { cancel.cancel() }
        let start = ContinuousClock.now
        defer { withExtendedLifetime(server) {} }
        #expect(throws: ArticleFailure.fetch(.cancelled)) { try slow.load(ArticleWish(number: 1, address: address)) { _ in } }
        // The site answers after three seconds.
        #expect(ContinuousClock.now - start < .seconds(2))
    }
}
