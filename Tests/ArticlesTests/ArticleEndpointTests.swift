import Articles
import Testing

@Suite struct ArticleEndpointTests {
    @Test func requestsAreEscaped() throws {
        let address = try ArticleAddress("https://de.wikipedia.org/wiki/Fran%C3%A7ois_%26_%3Fx%3D1%2B")
        #expect(
            ArticleEndpoint.wikipedia.languageLinks(of: address)
                == "https://de.wikipedia.org/w/api.php?action=query&format=json&formatversion=2&redirects=1&prop=langlinks"
                + "&llprop=url%7Clangname%7Cautonym&lllimit=max&titles=Fran%C3%A7ois%20%26%20%3Fx%3D1%2B")
        #expect(
            ArticleEndpoint.wikipedia.text(of: address)
                == "https://de.wikipedia.org/w/api.php?action=query&format=json&formatversion=2&redirects=1"
                + "&prop=extracts%7Cinfo%7Cpageprops&explaintext=1&exsectionformat=wiki&exlimit=1&inprop=url"
                + "&ppprop=disambiguation&titles=Fran%C3%A7ois%20%26%20%3Fx%3D1%2B")
        let slashed = try ArticleAddress("https://en.wikipedia.org/wiki/AC/DC#History")
        #expect(ArticleEndpoint.wikipedia.summary(of: slashed) == "https://en.wikipedia.org/api/rest_v1/page/summary/AC%2FDC")
    }

    @Test func theVariantOfScriptIsAskedFor() throws {
        let address = try ArticleAddress("https://zh.wikipedia.org/zh-hant/墨")
        #expect(ArticleEndpoint.wikipedia.text(of: address).hasSuffix("&titles=%E5%A2%A8&variant=zh-hant"))
    }

    @Test(arguments: [
        ("https://{edition}.example.org", "https://simple.example.org/w/api.php?"),
        ("HTTPS://{edition}.Example.org/", "https://simple.example.org/w/api.php?"),
        ("http://{edition}.localhost:8080", "http://simple.localhost:8080/w/api.php?"),
        ("http://127.0.0.1:8080/{edition}", "http://127.0.0.1:8080/simple/w/api.php?"),
        ("http://[::1]:8080/wikis/{edition}/x/", "http://[::1]:8080/wikis/simple/x/w/api.php?"),
        ("https://wiki-{edition}.example.org/base", "https://wiki-simple.example.org/base/w/api.php?"),
    ]) func anyHostAnswersInItsPlace(_ template: String, start: String) throws {
        let endpoint = try ArticleEndpoint(template: template)
        let address = try ArticleAddress("https://simple.wikipedia.org/wiki/Ink")
        #expect(endpoint.text(of: address).hasPrefix(start))
        #expect(endpoint.languageLinks(of: address).hasPrefix(start))
        #expect(try ArticleEndpoint(template: endpoint.template) == endpoint)
        let own = endpoint.text(of: address).prefix { $0 != "?" }.dropLast("w/api.php".count) + "wiki/Ink_pen"
        #expect(try endpoint.address(of: String(own)).text == "https://simple.wikipedia.org/wiki/Ink_pen")
        #expect(try endpoint.address(of: "de.m.wikipedia.org/wiki/Tinte").edition.subdomain == "de")
        #expect(throws: AddressRefusal.otherSite) { try endpoint.address(of: "https://simple.elsewhere.example/wiki/Ink") }
    }

    @Test(arguments: [
        ("", EndpointRefusal.noScheme), ("{edition}.example.org", .noScheme), ("ftp://{edition}.example.org", .noScheme),
        ("https://example.org", .noEdition), ("https://{edition}.{edition}.org", .noEdition),
        ("https://{edition}.example.org/{edition}", .noEdition), ("https://{Edition}.example.org", .noEdition),
        ("https://{edition}", .malformed), ("https://{edition}.", .malformed), ("https://x{edition}x.org", .malformed),
        ("https://a@{edition}.example.org", .malformed), ("https://{edition}.example.org?x=1", .malformed),
        ("https://{edition}.example.org/a?b", .malformed), ("https://{edition}.example.org/a#b", .malformed),
        ("https://{edition}.example.org/a//b", .malformed), ("https://{edition}.example.org/../b", .malformed),
        ("https://{edition}.example.org/a%20b", .malformed), ("https://{edition}.example.org:0", .malformed),
        ("https://{edition}.example.org:99999", .malformed), ("https://example.org:{edition}", .malformed),
        ("https://example.org/a{edition}", .malformed), ("https://{edition}.exa\u{1B}mple.org", .malformed),
        ("https://{edition}.exa mple.org", .malformed), ("https://{edition}.éxample.org", .malformed),
    ]) func otherTemplatesAreRefused(_ template: String, refusal: EndpointRefusal) {
        #expect(throws: refusal) { try ArticleEndpoint(template: template) }
    }

    @Test func wikipediaIsATemplateAsWell() throws {
        #expect(ArticleEndpoint.wikipedia.template == "https://{edition}.wikipedia.org")
        #expect(try ArticleEndpoint(template: "https://{edition}.wikipedia.org") == .wikipedia)
    }
}
