import Articles
import TestSupport
import Testing

/// Whatever comes from the network or a paste is refused with an error; it neither crashes nor asks another host.
@Suite struct HostileBytesTests {
    private func links(_ bytes: [UInt8]) throws { _ = try LanguageLinks.answer(in: bytes) }

    @Test(arguments: [
        "", " ", "\u{0}", "{", "}", "[]", "null", "7", "\"x\"", "{}{}", "{} x", "{\"a\":1,\"a\":2}", "{\"a\":\"\\ud800\"}",
        "{\"a\":1e999}", "{\"a\":99999999999999999999}", "{\"a\\u0000\":1}", "<html>", "{'a':1}", "{\"a\":\"\n\"}", "{\"a\":tru",
    ]) func whatIsNoObjectIsRefused(_ text: String) {
        #expect(throws: AnswerError.self) { try links(Array(text.utf8)) }
    }

    @Test(arguments: [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]])
    func whatIsNoUnicodeIsRefused(_ bytes: [UInt8]) {
        #expect(throws: AnswerError.self) { try links(Array("{\"query\":\"".utf8) + bytes + Array("\"}".utf8)) }
    }

    @Test func whatIsTooMuchIsRefusedBeforeItIsRead() {
        #expect(throws: AnswerError.tooLarge) { try links(Array(repeating: 0x20, count: AnswerLimits.bytes + 1)) }
        #expect(throws: AnswerError.tooComplex) { try links(Array(repeating: UInt8(ascii: "["), count: 1_000_000)) }
        #expect(throws: AnswerError.tooComplex) {
            try links(Array(("{\"a\":" + String(repeating: "[", count: 40) + String(repeating: "]", count: 40) + "}").utf8))
        }
        #expect(throws: AnswerError.tooComplex) {
            try links(Array(("{\"a\":[0" + String(repeating: ",0", count: AnswerLimits.values) + "]}").utf8))
        }
        #expect(throws: AnswerError.unexpectedShape("query")) {
            try links(Array(("{\"a\":\"" + String(repeating: "[{,", count: 100_000) + "\\\"[\"}").utf8))
        }
    }

    @Test(arguments: [
        ("{}", "query"), ("{\"query\":[]}", "query"), ("{\"query\":{}}", "pages"), ("{\"query\":{\"pages\":{}}}", "pages"),
        ("{\"query\":{\"pages\":[]}}", "pages"), ("{\"query\":{\"pages\":[7]}}", "pages"),
        ("{\"query\":{\"pages\":[{}]}}", "title"), ("{\"query\":{\"pages\":[{\"title\":7}]}}", "title"),
        ("{\"query\":{\"pages\":[{\"title\":\"a\",\"langlinks\":{}}]}}", "langlinks"),
    ]) func whatHasAnotherShapeIsNamed(_ text: String, member: String) {
        #expect(throws: AnswerError.unexpectedShape(member)) { try links(Array(text.utf8)) }
    }

    @Test func anAnswerCutOffAnywhereIsRefused() throws {
        let ink = try #require(ArticleAddress(edition: .english, title: "Ink"))
        for answer in Recorded.all {
            let bytes = Array(answer.utf8)
            for count in bytes.indices {
                #expect(throws: AnswerError.self) { try ArticleText.answer(in: Array(bytes[..<count]), of: ink) }
            }
        }
    }

    @Test(arguments: 0..<8) func changedAnswersNeverCrash(_ seed: UInt64) throws {
        let ink = try #require(ArticleAddress(edition: .english, title: "Ink"))
        var random = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            var bytes = Array((Recorded.all.randomElement(using: &random) ?? "").utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(Array("{}[]\",:\\0".utf8).randomElement(using: &random) ?? 0, at: place)
                default: bytes.replaceSubrange(place..<min(place + 8, bytes.count), with: bytes[..<min(8, bytes.count)])
                }
            }
            if case .found(let links)? = try? LanguageLinks.answer(in: bytes) {
                for link in links.links {
                    let request = ArticleEndpoint.wikipedia.text(of: link.address)
                    #expect(isSafe(request), "seed \(seed): \(request)")
                }
            }
            if case .found(let article)? = try? ArticleText.answer(in: bytes, of: ink) {
                #expect(isSafe(ArticleEndpoint.wikipedia.languageLinks(of: article.address)), "seed \(seed)")
                _ = (ArticleOutline(article.text), article.firstSentence)
            }
            _ = try? ArticleText.summary(in: bytes, of: ink)
        }
    }

    @Test(arguments: 0..<8) func whateverReadsAsAnAddressIsSafeAndReadsAsItselfAgain(_ seed: UInt64) throws {
        let pieces = [
            "https://", "http://", "//", "en", "zh", ".m", ".wikipedia.org", "/wiki/", "/zh-hans/", "/w/index.php", "?title=",
            "&",
            "variant=zh-tw", "#", "%", "%41", "%C3%A9", "%00", "%0A", "%2F", "_", " ", "+", ":", "@", "\\", "é", "墨", "\u{0}",
            "\u{1B}", "\u{202E}", "\u{301}", "Ink", "a", "..", "/", "~", "|", "evil.example", ":80", "=", "{", "&amp;",
            "\u{FFFD}",
        ]
        var random = SeededGenerator(seed: seed)
        for round in 0..<3_000 {
            var text = round % 2 == 0 ? "https://zh.wikipedia.org/wiki/" : ""
            for _ in 0..<Int.random(in: 0...12, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
            guard let address = try? ArticleAddress(text) else { continue }
            #expect(try ArticleAddress(address.text) == address, "seed \(seed): \(text)")
            #expect(isSafe(ArticleEndpoint.wikipedia.text(of: address)), "seed \(seed): \(text)")
            #expect(isSafe(address.text), "seed \(seed): \(text)")
        }
    }

    @Test(arguments: 0..<4) func anyTextIsRead(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let alphabet = Array("== .!?(\n\r\t aé墨。\u{0}\u{301}".unicodeScalars)
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...60, using: &random) { scalars.append(alphabet.randomElement(using: &random) ?? " ") }
            let text = String(scalars)
            for heading in ArticleOutline(text).headings { #expect((2...6).contains(heading.level), "seed \(seed)") }
            _ = try? ArticleEndpoint(template: "https://{edition}." + text)
        }
    }

    /// Whether a request is plain ASCII for a host of Wikipedia, with nothing a shell, a terminal or a proxy could take for more.
    private func isSafe(_ request: String) -> Bool {
        guard request.hasPrefix("https://"), request.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return false }
        let host = request.dropFirst(8).prefix { $0 != "/" }
        return host.hasSuffix(".wikipedia.org") && host.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    }
}
