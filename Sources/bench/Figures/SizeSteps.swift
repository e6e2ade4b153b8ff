import TestSupport

/// How soon the size slider shows a step: its sample and the text on the canvas.
enum SizeSteps {
    private static let steps = 40

    /// From the key to the last byte, the median, with a selected text in a face.
    static func figures(program: String) throws(BenchError) -> [Figure] {
        let sandbox = try Sandbox()
        defer { sandbox.remove() }
        let drawing = "dudel 1\ntext 8 8 \"Release 2.0\" id=aaaaaaaa face=\"DejaVu Sans Book\" size=24\n"
        try FileBytes.write(Array(drawing.utf8), to: "\(sandbox.folder)/text.dudel")
        try FontCache.warm(program: program, sandbox)
        let terminal = try PseudoTerminal(program, ["text.dudel"], in: sandbox, size: .small)
        defer { terminal.close() }
        _ = terminal.read(quiet: 1000)
        _ = try terminal.answer(to: "*", quiet: 200)
        _ = try terminal.answer(to: "s", quiet: 200)
        var times: [Double] = []
        for _ in 0..<steps {
            let begin = MonotonicClock.now
            guard let last = try terminal.answer(to: Keys.right, quiet: 30).last else {
                throw BenchError("the slider did not move")
            }
            times.append(last - begin)
        }
        return [Figure(name: "size_step", value: times.median, unit: "ms")]
    }
}
