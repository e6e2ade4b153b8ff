import TestSupport

/// How soon the article is on the screen, and whether keys wait for it: a site on the loopback address, asked by the real curl.
struct ArticleFigures {
    private static let runs = 11
    private static let moves = 100
    private static let loads = 3

    let program: String

    func figures() throws(BenchError) -> [Figure] {
        guard let server = ArticleServer() else { throw BenchError("the site needs python3") }
        defer { withExtendedLifetime(server) {} }
        var figures: [Figure] = []
        for (size, name) in [(TerminalSize.wide, "pane"), (.small, "popover")] {
            figures += try opening("George Washington", name: name, size: size, server)
            figures += try opening("Long", name: "\(name)_1mb", size: size, server)
        }
        return try figures + keys(server) + scrolling(server)
    }

    /// A program that knows the site.
    private func started(in sandbox: Sandbox, size: TerminalSize) throws(BenchError) -> PseudoTerminal {
        let terminal = try PseudoTerminal(program, in: sandbox, size: size)
        _ = terminal.read(quiet: 1000, limit: 5000)
        return terminal
    }

    private func sandbox(_ server: ArticleServer) throws(BenchError) -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.configure("set article-endpoint \(server.endpoint)\n")
        return sandbox
    }

    /// From the key to the last byte of the text that was read in an earlier session, the copy on disk.
    private func opening(
        _ title: String, name: String, size: TerminalSize, _ server: ArticleServer
    ) throws(BenchError) -> [Figure] {
        let sandbox = try sandbox(server)
        defer { sandbox.remove() }
        let first = try started(in: sandbox, size: size)
        _ = try first.answer(to: ":article \(title)\r", quiet: 1000, limit: 10_000)
        _ = try first.answer(to: Keys.escape, quiet: 300)
        // Only a session that ends says what was read.
        while !(try first.answer(to: ":q!\r", quiet: 300)).isEnd {}
        first.close()
        var times: [Double] = []
        for _ in 0..<ArticleFigures.runs {
            let terminal = try started(in: sandbox, size: size)
            defer { terminal.close() }
            let begin = MonotonicClock.now
            guard let last = try terminal.answer(to: "R", quiet: 200).last else { throw BenchError("no article was shown") }
            times.append(last - begin)
        }
        return figures("article_open_\(name)", times)
    }

    /// A step of the cursor on the canvas beside the pane, to the first byte: while a page comes, byte by byte, and when nothing
    /// else goes on.
    private func keys(_ server: ArticleServer) throws(BenchError) -> [Figure] {
        let sandbox = try sandbox(server)
        defer { sandbox.remove() }
        var times = (loading: [Double](), still: [Double]())
        for _ in 0..<ArticleFigures.loads {
            sandbox.forgetArticles()
            let terminal = try started(in: sandbox, size: .wide)
            defer { terminal.close() }
            _ = try terminal.answer(to: ":article Trickle\r", quiet: 30)
            // From the pane over the toolbar to the canvas.
            for _ in 0..<2 { _ = try terminal.answer(to: "\t", quiet: 30, limit: 60) }
            let end = MonotonicClock.now + 4000
            while MonotonicClock.now < end { times.loading.append(try step(terminal, times.loading.count)) }
            _ = terminal.read(quiet: 1500, limit: 8000)
            for _ in 0..<ArticleFigures.moves { times.still.append(try step(terminal, times.still.count)) }
        }
        return figures("article_key_loading", times.loading) + figures("article_key_still", times.still)
    }

    private func step(_ terminal: PseudoTerminal, _ number: Int) throws(BenchError) -> Double {
        _ = terminal.read(quiet: 2, limit: 10)
        let begin = MonotonicClock.now
        guard let first = try terminal.answer(to: number % 2 == 0 ? "l" : "h", quiet: 10, limit: 3000).first else {
            throw BenchError("a key had no answer")
        }
        return first - begin
    }

    /// The ways through a page of a megabyte, from the key to the last byte.
    private func scrolling(_ server: ArticleServer) throws(BenchError) -> [Figure] {
        let sandbox = try sandbox(server)
        defer { sandbox.remove() }
        let terminal = try started(in: sandbox, size: .wide)
        defer { terminal.close() }
        _ = try terminal.answer(to: ":article Long\r", quiet: 1500, limit: 10_000)
        // What is typed before a key is not measured.
        let ways: [(name: String, before: String, keys: [String])] = [
            ("line", "", ["j"]), ("page", "", [" "]), ("ends", "", [">", "<"]), ("find", "/dull", ["\r"]),
            ("find_nothing", "/nowhere", ["\r"]),
        ]
        var result: [Figure] = []
        for way in ways {
            var times: [Double] = []
            for number in 0..<ArticleFigures.moves {
                if !way.before.isEmpty { _ = try terminal.answer(to: way.before, quiet: 30) }
                let begin = MonotonicClock.now
                guard let last = try terminal.answer(to: way.keys[number % way.keys.count], quiet: 30).last else {
                    throw BenchError("a key had no answer: \(way.name)")
                }
                times.append(last - begin)
            }
            result += figures("article_\(way.name)_1mb", times)
            _ = try terminal.answer(to: "<", quiet: 30, limit: 60)
        }
        return result
    }

    private func figures(_ name: String, _ times: [Double]) -> [Figure] {
        [
            Figure(name: name, value: times.median, unit: "ms"),
            Figure(name: "\(name)_p95", value: times.percentile(0.95), unit: "ms"),
        ]
    }
}
