import TestSupport

/// What the program takes while nobody does anything.
enum AtRest {
    /// Memory two seconds after the start; bytes written and wake-ups in ten seconds after that.
    static func figures(program: String) throws(BenchError) -> [Figure] {
        let sandbox = try Sandbox()
        defer { sandbox.remove() }
        let terminal = try PseudoTerminal(program, in: sandbox, size: .small)
        defer { terminal.close() }
        let status = ProcessStatus(process: terminal.process)
        while MonotonicClock.now - terminal.started < 2000 { _ = terminal.read(quiet: 100, limit: 100) }
        let memory = try status.residentMegabytes()
        let before = try status.sleeps()
        let begin = MonotonicClock.now
        var bytes = 0
        while MonotonicClock.now - begin < 10_000 { bytes += terminal.read(quiet: 100, limit: 1000).bytes }
        // Threads that have ended meanwhile are gone from the count, and so is what they had before.
        let wakeUps = try status.sleeps().reduce(0) { $0 + $1.value - before[$1.key, default: 0] }
        return [
            Figure(name: "memory_2s", value: memory, unit: "MB"),
            Figure(name: "idle_10s", value: Double(bytes), unit: "bytes"),
            Figure(name: "idle_10s_wakeups", value: Double(wakeUps), unit: "times"),
        ]
    }
}
