import Drawing
import Export
import Screen
import TestSupport
import Typography

/// How long files take: opening and saving a large drawing in the running program, and exports in this process.
struct FileFigures {
    let program: String

    private static let runs = 5

    func figures() throws(BenchError) -> [Figure] {
        try [opening()] + saving() + FileFigures.exports()
    }

    /// From the program's start to the last byte of the first frame that shows the drawing.
    private func opening() throws(BenchError) -> Figure {
        let sandbox = try FileFigures.sandbox()
        defer { sandbox.remove() }
        var times: [Double] = []
        for _ in 0..<FileFigures.runs {
            sandbox.forgetState()
            let terminal = try PseudoTerminal(program, ["large.dudel"], in: sandbox, size: .large)
            defer { terminal.close() }
            // What comes later is about the faces.
            guard let last = terminal.read(quiet: 150, limit: 10_000).last else { throw BenchError("nothing was shown") }
            times.append(last - terminal.started)
        }
        return Figure(name: "open_100k", value: times.median, unit: "ms")
    }

    /// From the key that saves to the word that it is done; and a step of the cursor in the middle of that.
    private func saving() throws(BenchError) -> [Figure] {
        let sandbox = try FileFigures.sandbox()
        defer { sandbox.remove() }
        let terminal = try PseudoTerminal(program, ["large.dudel"], in: sandbox, size: .large)
        defer { terminal.close() }
        _ = terminal.read(quiet: 2000, limit: 60_000)
        var times: [Double] = []
        var keys: [Double] = []
        for run in 0..<(2 * FileFigures.runs) {
            for key in [" ", "L", " "] {
                try terminal.type(key)
                _ = terminal.read(quiet: 300)
            }
            // The journal is written within two seconds, and is not what is measured.
            _ = terminal.read(quiet: 2500, limit: 2500)
            let begin = MonotonicClock.now
            if run % 2 == 0 {
                times.append((try terminal.answer(to: "S", quiet: 1000, limit: 5000).last ?? begin) - begin)
            } else {
                try terminal.type("S")
                let key = MonotonicClock.now
                keys.append((try terminal.answer(to: "l", quiet: 1, limit: 5000).first ?? key) - key)
                _ = terminal.read(quiet: 1000, limit: 5000)
            }
        }
        return [
            Figure(name: "save_100k", value: times.median, unit: "ms"),
            Figure(name: "save_100k_key", value: keys.median, unit: "ms"),
        ]
    }

    private static func sandbox() throws(BenchError) -> Sandbox {
        let sandbox = try Sandbox()
        try SeededDrawing.write(SeededDrawing.document(100_000), to: "\(sandbox.folder)/large.dudel")
        return sandbox
    }

    /// The exports of 10,000 drawables, the first of each not counted.
    private static func exports() throws(BenchError) -> [Figure] {
        let document = SeededDrawing.document(10_000)
        let typesetter = Typesetter()
        typesetter.install(FontCatalogue.load(languages: ["en"]))
        var figures: [Figure] = []
        for format in [ExportFormat.text, .ansi, .svg, .pdf, .png] {
            var times: [Double] = []
            for run in 0...runs {
                let begin = MonotonicClock.now
                do throws(ExportError) {
                    _ = try DrawingExport(format, capabilities: Capabilities(glyphs: .braille, colours: .exact))
                        .bytes(for: document, typesetter: typesetter)
                } catch {
                    throw BenchError("\(format.rawValue): \(error)")
                }
                if run > 0 { times.append(MonotonicClock.now - begin) }
            }
            figures.append(Figure(name: "export_10k_\(format.rawValue)", value: times.median, unit: "ms"))
        }
        return figures
    }
}
