import TestSupport

/// How the font list answers keys among thousands of faces, on a pseudo-terminal of 80×24.
struct FontList {
    let program: String

    /// The faces that the figures are taken among, and the one that is the current one.
    private static let faces = 9000
    private static let current = 4500
    private static let runs = 5
    private static let moves = 40
    private static let pages = 20

    /// Opening, moving, paging and filtering among 9,000 faces, and memory behind 1,000.
    func figures() throws(BenchError) -> [Figure] {
        var sandbox = try Sandbox()
        defer { sandbox.remove() }
        sandbox.fontconfig = try ManyFaces.install(FontList.faces, in: sandbox.folder)
        try FontCache.warm(program: program, sandbox)
        let terminal = try started(in: sandbox, current: FontList.current)
        defer { terminal.close() }
        let result = [
            try opening(terminal), try moving(terminal), try warmPages(terminal), try coldPages(terminal),
            try filtering(terminal),
        ]
        return result + [try memory()]
    }

    /// A program whose faces are loaded and which has one of them in force.
    private func started(in sandbox: Sandbox, current: Int) throws(BenchError) -> PseudoTerminal {
        let terminal = try PseudoTerminal(program, in: sandbox, size: .small)
        _ = terminal.read(quiet: 1500)
        _ = try terminal.answer(to: ":font \"\(ManyFaces.faceName(current))\"\r", quiet: 500)
        return terminal
    }

    /// From the key to the end of the first frame, which has the names; samples may follow it.
    private func opening(_ terminal: PseudoTerminal) throws(BenchError) -> Figure {
        var times: [Double] = []
        for _ in 0..<FontList.runs {
            times.append(try frame(terminal, "f"))
            _ = terminal.read(quiet: 200, limit: 500)
            _ = try terminal.answer(to: Keys.escape, quiet: 300)
        }
        return Figure(name: "font_open_9000", value: times.median, unit: "ms")
    }

    /// Row by row, over several pages: from the key to the last byte, samples included.
    private func moving(_ terminal: PseudoTerminal) throws(BenchError) -> Figure {
        _ = try terminal.answer(to: "f", quiet: 300)
        var times: [Double] = []
        for _ in 0..<FontList.moves { times.append(try lastByte(terminal, Keys.down)) }
        return Figure(name: "font_move", value: times.percentile(0.95), unit: "ms")
    }

    /// Page by page, where the samples have been made ahead.
    private func warmPages(_ terminal: PseudoTerminal) throws(BenchError) -> Figure {
        var times: [Double] = []
        for _ in 0..<FontList.pages { times.append(try lastByte(terminal, Keys.pageDown)) }
        return Figure(name: "font_page_warm", value: times.percentile(0.95), unit: "ms")
    }

    /// To the end and to the start of a list, and to places in it that were never seen.
    private func coldPages(_ terminal: PseudoTerminal) throws(BenchError) -> Figure {
        var times: [Double] = []
        for page in 0..<FontList.pages {
            times.append(try lastByte(terminal, "F0\(10 + page * 3)"))
            _ = try terminal.answer(to: "\u{15}", quiet: 100)
        }
        times.append(try lastByte(terminal, Keys.end))
        times.append(try lastByte(terminal, Keys.home))
        return Figure(name: "font_page_cold", value: times.percentile(0.95), unit: "ms")
    }

    /// One letter more of a filter: from the key to the end of the first frame.
    private func filtering(_ terminal: PseudoTerminal) throws(BenchError) -> Figure {
        var times: [Double] = []
        for _ in 0..<FontList.runs {
            for letter in ["m", "o", "n", "o", " ", "7", "3"] {
                times.append(try frame(terminal, letter))
                _ = terminal.read(quiet: 100, limit: 500)
            }
            _ = try terminal.answer(to: "\u{15}", quiet: 100)
        }
        return Figure(name: "font_filter_9000", value: times.percentile(0.95), unit: "ms")
    }

    /// The resident memory when all of 1,000 faces have been seen.
    private func memory() throws(BenchError) -> Figure {
        var sandbox = try Sandbox()
        defer { sandbox.remove() }
        sandbox.fontconfig = try ManyFaces.install(1000, in: sandbox.folder)
        try FontCache.warm(program: program, sandbox)
        let terminal = try started(in: sandbox, current: 0)
        defer { terminal.close() }
        _ = try terminal.answer(to: "f", quiet: 300)
        // Pages of at least three rows.
        for _ in 0..<334 { _ = try terminal.answer(to: Keys.pageDown, quiet: 20) }
        _ = terminal.read(quiet: 500, limit: 1000)
        let megabytes = try ProcessStatus(process: terminal.process).residentMegabytes()
        return Figure(name: "font_memory_1000", value: megabytes, unit: "MB")
    }

    private func lastByte(_ terminal: PseudoTerminal, _ keys: String) throws(BenchError) -> Double {
        let begin = MonotonicClock.now
        guard let last = try terminal.answer(to: keys, quiet: 100).last else { throw BenchError("a key was not answered") }
        return last - begin
    }

    private func frame(_ terminal: PseudoTerminal, _ keys: String) throws(BenchError) -> Double {
        let begin = MonotonicClock.now
        guard let last = try terminal.answer(to: keys, quiet: 1).last else { throw BenchError("a key was not answered") }
        return last - begin
    }
}
