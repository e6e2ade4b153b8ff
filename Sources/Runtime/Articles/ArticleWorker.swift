import Articles
import Dispatch
import Editor
import Graphemes
import Typography

/// Loads articles on a queue of its own, one after the other, and delivers what came of it.
final class ArticleWorker {
    private let environment: [String: String]
    private let version: String
    private let mailbox: Mailbox
    private let queue = DispatchQueue(label: "articles")
    private let rest = RestingSites()
    /// Cancels what is under way or waits in the queue.
    private var cancel = CancelSwitch()

    /// Creates a worker whose children get an environment.
    init(environment: [String: String], version: String, mailbox: Mailbox) {
        self.environment = environment
        self.version = version
        self.mailbox = mailbox
    }

    /// Loads an article in the place of what was loaded before, and then the editions that have it.
    func load(_ wish: ArticleWish, from source: ArticleSource) {
        cancelAll()
        let mailbox = mailbox
        let cancel = cancel
        let fetcher = CurlFetcher(
            environment: environment, userAgent: CurlRequest.userAgent(version: version, contact: source.contact),
            cache: AnswerCache(environment: environment), rest: rest, cancel: cancel)
        queue.async {
            guard !cancel.isCancelled else { return }
            var pace = ProgressPace()
            func tell(_ progress: LoadingProgress) {
                if pace.isTime(for: progress) { mailbox.post(.report(.articleProgress(number: wish.number, progress))) }
            }
            var loader = ArticleLoader(fetcher, endpoint: source.endpoint) { BidiParagraph($0) }
            let article: LoadedArticle
            do throws(ArticleFailure) {
                article = try loader.load(wish, progress: tell)
            } catch {
                if !cancel.isCancelled { mailbox.post(.report(.articleFailed(number: wish.number, error))) }
                return
            }
            mailbox.post(.report(.article(article)))
            // Without them the article can be read as well.
            guard let links = try? loader.links(of: article.text.address, progress: { _ in }) else { return }
            mailbox.post(.report(.articleLinks(number: wish.number, links)))
        }
    }

    /// Cancels what is under way; its process has ended when the next one starts.
    func cancelAll() {
        cancel.cancel()
        cancel = CancelSwitch()
    }

    /// Cancels what is under way and waits for the end of its process.
    func finish() {
        cancelAll()
        queue.sync {}
    }
}

/// Lets through as many words about progress as a person can read.
private struct ProgressPace {
    private var last: ContinuousClock.Instant?

    mutating func isTime(for progress: LoadingProgress) -> Bool {
        let now = ContinuousClock.now
        if case .received = progress, let last, now - last < .milliseconds(100) { return false }
        last = now
        return true
    }
}
