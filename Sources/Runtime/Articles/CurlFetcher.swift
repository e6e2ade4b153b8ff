import Articles
import Glibc

/// Asks sites by `curl`, one request at a time, and lets them be when they say so; keeps what they answered.
struct CurlFetcher: ArticleFetching {
    private let process: CurlProcess
    private let userAgent: String
    private let cancel: CancelSwitch
    private let cache: AnswerCache?
    private let rest: RestingSites

    /// Creates a fetcher.
    ///
    /// - Parameters:
    ///   - environment: what the child process gets; proxies are found there.
    ///   - rest: which sites want to be left alone, also after earlier requests.
    init(
        program: String = "curl", environment: [String: String], userAgent: String, cache: AnswerCache?, rest: RestingSites,
        cancel: CancelSwitch
    ) {
        process = CurlProcess(program: program, environment: environment, cancel: cancel)
        self.userAgent = userAgent
        self.cancel = cancel
        self.cache = cache
        self.rest = rest
    }

    /// How old a copy may be that is taken without a question, in seconds: articles change slowly, and sites are thankful.
    private static let freshness = 24 * 3_600
    private static let redirects = 5
    /// The longest wait, in seconds, that a person is kept for.
    private static let patience = 60
    private static let attempts = 3

    mutating func fetch(_ url: String, progress: (LoadingProgress) -> Void) throws(FetchError) -> FetchedAnswer {
        let now = CurlFetcher.now
        let copy = cache?.answer(to: url)
        if let copy, (0..<CurlFetcher.freshness).contains(now - copy.time) {
            return FetchedAnswer(bytes: copy.body, time: copy.time)
        }
        do throws(FetchError) {
            return try ask(url, copy: copy, progress: progress)
        } catch {
            // What was read before is better than nothing, unless the person does not want to wait for anything.
            guard error != .cancelled, let stale = self.copy(of: url) else { throw error }
            return stale
        }
    }

    func copy(of url: String) -> FetchedAnswer? {
        cache?.answer(to: url).map { FetchedAnswer(bytes: $0.body, time: $0.time, isStale: true) }
    }

    func keep(_ answer: FetchedAnswer, to url: String) {
        guard answer.isNew, !answer.isFailure else { return }
        cache?.keep(AnswerCache.Answer(url: url, etag: answer.etag, time: answer.time, body: answer.bytes))
    }

    private func ask(
        _ url: String, copy: AnswerCache.Answer?, progress: (LoadingProgress) -> Void
    ) throws(FetchError) -> FetchedAnswer {
        var target = url
        var redirects = 0
        var attempt = 1
        while true {
            try pause(rest.seconds(for: target, now: CurlFetcher.now), progress: progress)
            progress(.asking)
            let request = CurlRequest(url: target, userAgent: userAgent, etag: redirects == 0 ? copy?.etag : nil)
            let bytes = try process.run(request) { progress(.received(bytes: $0)) }
            guard let (head, body) = AnswerHead.split(bytes) else { throw .cutOff }
            switch head.status {
            case 200...299, 404:
                // What is missing is said in the answer itself.
                return FetchedAnswer(
                    bytes: Array(body), time: CurlFetcher.now, status: head.status, etag: head.etag, isNew: true)
            case 304:
                guard var copy else { throw .status(304) }
                copy.time = CurlFetcher.now
                cache?.keep(copy)
                return FetchedAnswer(bytes: copy.body, time: copy.time)
            case 301, 302, 303, 307, 308:
                redirects += 1
                guard redirects <= CurlFetcher.redirects,
                    let next = head.headers["location"].flatMap({ RedirectTarget.url($0, from: target) })
                else { throw .strangeRedirect }
                target = next
            case 429, 503:
                // Without a word from the site every wait is twice the one before.
                let seconds = head.retryAfter(now: CurlFetcher.now) ?? 1 << attempt
                rest.rest(target, until: CurlFetcher.now + seconds)
                guard attempt < CurlFetcher.attempts else { throw .busy(seconds: seconds) }
                attempt += 1
            default: throw .status(head.status)
            }
        }
    }

    /// Sleeps until a site may be asked again.
    private func pause(_ seconds: Int, progress: (LoadingProgress) -> Void) throws(FetchError) {
        guard seconds > 0 else { return }
        guard seconds <= CurlFetcher.patience else { throw .busy(seconds: seconds) }
        progress(.waiting(seconds: seconds))
        if cancel.wait(milliseconds: seconds * 1000) { throw .cancelled }
    }

    private static var now: Int { time(nil) }
}
