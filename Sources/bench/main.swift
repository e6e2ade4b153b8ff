import Glibc

// Measures a program, on pseudo-terminals and in this process, and prints a line a figure as soon as it is known.

func fail(_ message: String, status: Int32) -> Never {
    let line = Array("\(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(status)
}

guard CommandLine.arguments.count >= 2 else {
    let groups = FigureGroup.allCases.map(\.rawValue).joined(separator: "|")
    fail("usage: bench PROGRAM [\(groups)]...", status: 2)
}
// Programs are started in folders of their own, so the path has to be absolute.
guard let path = realpath(CommandLine.arguments[1], nil) else {
    fail("bench: \(CommandLine.arguments[1]): \(BenchError.lastCause)", status: 1)
}
let program = String(cString: path)
var groups: [FigureGroup] = []
for name in CommandLine.arguments.dropFirst(2) {
    guard let group = FigureGroup(rawValue: name) else { fail("bench: there are no figures named \(name)", status: 2) }
    groups.append(group)
}

do throws(BenchError) {
    for group in groups.isEmpty ? FigureGroup.allCases : groups { try group.measure(program: program) }
} catch {
    fail("bench: \(error.message)", status: 1)
}
