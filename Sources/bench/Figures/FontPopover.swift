import TestSupport

/// How soon the font popover stands on the screen.
enum FontPopover {
    private static let runs = 5

    /// From the key to the end of the first frame, at once after the start and when the faces are loaded; medians.
    static func figures(program: String) throws(BenchError) -> [Figure] {
        var first: [Double] = []
        var loaded: [Double] = []
        let sandbox = try Sandbox()
        defer { sandbox.remove() }
        try FontCache.warm(program: program, sandbox)
        for _ in 0..<runs {
            sandbox.forgetState()
            let terminal = try PseudoTerminal(program, in: sandbox, size: .small)
            defer { terminal.close() }
            // As soon as the first screen begins to come: before that the terminal would echo the key.
            _ = terminal.read(quiet: 1)
            first.append(try frame(terminal))
            _ = terminal.read(quiet: 500, limit: 3000)
            _ = try terminal.answer(to: Keys.escape, quiet: 500, limit: 1000)
            loaded.append(try frame(terminal))
        }
        return [
            Figure(name: "font_popover_first", value: first.median, unit: "ms"),
            Figure(name: "font_popover_loaded", value: loaded.median, unit: "ms"),
        ]
    }

    private static func frame(_ terminal: PseudoTerminal) throws(BenchError) -> Double {
        let begin = MonotonicClock.now
        guard let last = try terminal.answer(to: "f", quiet: 2, limit: 3000).last else {
            throw BenchError("the font popover did not open")
        }
        return last - begin
    }
}
