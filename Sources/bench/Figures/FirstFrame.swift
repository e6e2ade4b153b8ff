import TestSupport

/// The time from a program's start to the last byte of its first screen.
enum FirstFrame {
    private static let runs = 20

    /// dudel and vim by turns, so that what else the machine does meets both; medians, and their ratio.
    static func figures(program: String) throws(BenchError) -> [Figure] {
        let (own, vim) = try medians(program: program, manyFaces: false)
        let (manyFaces, vimBeside) = try medians(program: program, manyFaces: true)
        return [
            Figure(name: "first_frame", value: own, unit: "ms"),
            Figure(name: "first_frame_vim", value: vim, unit: "ms"),
            Figure(name: "first_frame_ratio", value: own / vim, unit: "times"),
            Figure(name: "first_frame_1000_faces_ratio", value: manyFaces / vimBeside, unit: "times"),
        ]
    }

    private static func medians(program: String, manyFaces: Bool) throws(BenchError) -> (own: Double, vim: Double) {
        var sandbox = try Sandbox()
        defer { sandbox.remove() }
        if manyFaces { sandbox.fontconfig = try ManyFaces.install(in: sandbox.folder) }
        try FontCache.warm(program: program, sandbox)
        var own: [Double] = []
        var vim: [Double] = []
        // The first run of each brings the program into memory and is not counted.
        for run in 0...runs {
            let ownTime = try milliseconds(program, [], sandbox)
            let vimTime = try milliseconds("vim", ["-u", "NONE"], sandbox)
            guard run > 0 else { continue }
            own.append(ownTime)
            vim.append(vimTime)
        }
        return (own.median, vim.median)
    }

    private static func milliseconds(_ program: String, _ arguments: [String], _ sandbox: Sandbox) throws(BenchError) -> Double {
        sandbox.forgetState()
        let terminal = try PseudoTerminal(program, arguments, in: sandbox, size: .small)
        defer { terminal.close() }
        guard let last = terminal.read(quiet: 150).last else { throw BenchError("\(program) showed nothing") }
        return last - terminal.started
    }
}
