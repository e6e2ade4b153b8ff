import TestSupport

/// The cache that fontconfig keeps of the fonts it has read.
enum FontCache {
    /// Has the program list its faces once, which leaves the cache warm.
    static func warm(program: String, _ sandbox: Sandbox) throws(BenchError) {
        let terminal = try PseudoTerminal(program, ["fonts"], in: sandbox, size: .small)
        defer { terminal.close() }
        // The list ends with the program.
        while !terminal.read(quiet: 1000, limit: 60_000).isEnd {
            guard MonotonicClock.now - terminal.started < 60_000 else { throw BenchError("\(program) fonts did not end") }
        }
    }
}
