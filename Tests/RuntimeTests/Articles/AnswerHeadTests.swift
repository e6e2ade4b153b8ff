import Testing

@testable import Runtime

@Suite struct AnswerHeads {
    private func split(_ text: String) -> (head: AnswerHead, body: String)? {
        AnswerHead.split(Array(text.utf8)).map { ($0.head, String(decoding: $0.body, as: UTF8.self)) }
    }

    @Test func theHeadIsSplitFromTheBody() throws {
        let (head, body) = try #require(split("HTTP/1.1 200 OK\r\nETag: \"a\"\r\nX: 1\r\nx:  2 \r\n\r\n{\"a\":1}\n"))
        #expect(head.status == 200)
        #expect(head.etag == "\"a\"")
        #expect(head.headers["x"] == "2")
        #expect(body == "{\"a\":1}\n")
    }

    @Test func headsThatAnnounceAnotherArePassedOver() throws {
        let (head, body) = try #require(split("HTTP/1.1 100 Continue\r\n\r\nHTTP/2 404\r\nA: b\r\n\r\nHTTP/1.1 200 OK"))
        #expect(head.status == 404)
        #expect(body == "HTTP/1.1 200 OK")
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nA: b", "200 OK\r\n\r\n", "HTTP/1.1 two\r\n\r\n", "\r\n\r\n", "\n",
    ])
    func whatIsNoWholeHeadIsNone(text: String) {
        #expect(split(text) == nil)
    }

    @Test(arguments: ["\"a b\"", "a\u{1B}", "", String(repeating: "x", count: 300)])
    func anETagThatNoHeaderMayHoldIsNone(etag: String) throws {
        #expect(try #require(split("HTTP/1.1 200 OK\r\nETag: \(etag)\r\n\r\n")).head.etag == nil)
    }

    @Test(arguments: [("7", 7), ("0", 0), ("-3", 0), ("Thu, 01 Jan 1970 00:01:40 GMT", 90), ("Thu, 01 Jan 1970 00:00:00 GMT", 0)])
    func retryAfterIsANumberOrADate(text: String, seconds: Int) throws {
        let (head, _) = try #require(split("HTTP/1.1 503 Busy\r\nRetry-After: \(text)\r\n\r\n"))
        #expect(head.retryAfter(now: 10) == seconds)
    }

    @Test(arguments: ["soon", "", "1.5", "Thu, 01 Foo 1970 00:01:40 GMT", "Thursday, 01-Jan-70 00:01:40 GMT"])
    func anotherRetryAfterIsNone(text: String) throws {
        #expect(try #require(split("HTTP/1.1 503 Busy\r\nRetry-After: \(text)\r\n\r\n")).head.retryAfter(now: 10) == nil)
    }

    /// The times are those that `date -u -d` gives.
    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199),
        ("Fri, 01 Mar 2024 00:00:00 GMT", 1_709_251_200), ("Fri, 31 Dec 1999 23:59:59 GMT", 946_684_799),
    ])
    func datesAreCounted(text: String, seconds: Int) {
        #expect(HTTPDate.seconds(text) == seconds)
    }
}

@Suite struct RedirectTargets {
    private let asked = "http://en.example.org:8080/w/api.php?a=b"

    @Test(arguments: [
        ("/x?y=1", "http://en.example.org:8080/x?y=1"), ("http://en.example.org:8080/z", "http://en.example.org:8080/z"),
        ("https://EN.example.org:8080/z", "https://EN.example.org:8080/z"),
        ("//en.example.org:8080/z", "http://en.example.org:8080/z"),
    ])
    func theSameHostMayLeadElsewhereOnIt(location: String, target: String) {
        #expect(RedirectTarget.url(location, from: asked) == target)
    }

    @Test(arguments: [
        "file:///etc/passwd", "ftp://en.example.org:8080/", "http://other.example.org:8080/", "http://en.example.org/",
        "http://user@en.example.org:8080/", "http://en.example.org:8080\\@evil.example/", "x", "", "http://", "//evil.example/",
        "/a b", "/a\u{7}",
    ])
    func nothingElseIsFollowed(location: String) {
        #expect(RedirectTarget.url(location, from: asked) == nil)
    }

    @Test func encryptionIsNotGivenUp() {
        #expect(RedirectTarget.url("http://en.example.org/", from: "https://en.example.org/") == nil)
    }
}

@Suite struct CurlRequests {
    @Test func aContactIsNamedInTheUserAgentWithoutWhatNoHeaderHolds() {
        #expect(CurlRequest.userAgent(version: "1.2", contact: "") == "dudel/1.2")
        #expect(CurlRequest.userAgent(version: "1.2", contact: "me@example.org") == "dudel/1.2 (me@example.org)")
        #expect(CurlRequest.userAgent(version: "1.2", contact: "a\r\nHost: b)é") == "dudel/1.2 (aHost: b)")
    }

    @Test func theAddressIsNoOption() {
        let arguments = CurlRequest(url: "-o/tmp/x", userAgent: "a").arguments
        #expect(Array(arguments.suffix(2)) == ["--url", "-o/tmp/x"])
        #expect(arguments.dropFirst().first == "--disable")
    }
}
