import Glibc
import TestSupport
import Typography

/// How soon the machine's faces are known, and whether a person notices that they are being read.
struct Catalogue {
    private static let runs = 15
    private static let keys = 40

    let program: String

    /// The reading of about 1,100 and 9,000 made faces and of the machine's own, cache warm; and keys while 9,000 are read.
    func figures() throws(BenchError) -> [Figure] {
        var figures: [Figure] = []
        for (count, name) in [(1_109, "1100"), (9_000, "9000")] {
            let sandbox = try Sandbox()
            defer { sandbox.remove() }
            let reading = try Catalogue.reading(ManyFaces.install(count, in: sandbox.folder))
            guard reading.faces >= count else { throw BenchError("only \(reading.faces) of \(count) faces were found") }
            figures.append(Figure(name: "catalogue_\(name)", value: reading.milliseconds, unit: "ms"))
        }
        let own = try Catalogue.reading(nil)
        figures.append(Figure(name: "catalogue_machine", value: own.milliseconds, unit: "ms"))
        figures.append(Figure(name: "catalogue_machine_faces", value: Double(own.faces), unit: "faces"))
        return try figures + keyFigures()
    }

    /// The median of several readings in this process, the first of which warms the cache and opens the libraries.
    private static func reading(_ configuration: String?) throws(BenchError) -> (milliseconds: Double, faces: Int) {
        if let configuration { setenv("FONTCONFIG_FILE", configuration, 1) } else { unsetenv("FONTCONFIG_FILE") }
        defer { unsetenv("FONTCONFIG_FILE") }
        var times: [Double] = []
        var faces = 0
        for _ in 0...runs {
            let begin = MonotonicClock.now
            faces = FontCatalogue.load(languages: ["en"]).list.entries.count
            times.append(MonotonicClock.now - begin)
        }
        return (Array(times.dropFirst()).median, faces)
    }

    /// A step of the cursor in the first moments, in which the worker reads 9,000 faces, and later, when nothing else goes on.
    private func keyFigures() throws(BenchError) -> [Figure] {
        var sandbox = try Sandbox()
        defer { sandbox.remove() }
        sandbox.fontconfig = try ManyFaces.install(9_000, in: sandbox.folder)
        try FontCache.warm(program: program, sandbox)
        var loading: [Double] = []
        var still: [Double] = []
        // Every start gives a few keys before the faces are there.
        for _ in 0..<(Catalogue.keys / 4) {
            sandbox.forgetState()
            let terminal = try PseudoTerminal(program, in: sandbox, size: .small)
            defer { terminal.close() }
            _ = terminal.read(quiet: 3)
            for _ in 0..<4 { loading.append(try step(terminal)) }
            _ = terminal.read(quiet: 300, limit: 3000)
            for _ in 0..<4 { still.append(try step(terminal)) }
        }
        return [
            Figure(name: "catalogue_key_loading", value: loading.median, unit: "ms"),
            Figure(name: "catalogue_key_still", value: still.median, unit: "ms"),
            Figure(name: "catalogue_key_loading_p95", value: loading.percentile(0.95), unit: "ms"),
            Figure(name: "catalogue_key_still_p95", value: still.percentile(0.95), unit: "ms"),
        ]
    }

    private func step(_ terminal: PseudoTerminal) throws(BenchError) -> Double {
        let begin = MonotonicClock.now
        guard let first = try terminal.answer(to: "l", quiet: 1, limit: 3000).first else {
            throw BenchError("a key had no answer")
        }
        return first - begin
    }
}
