import Glibc

// Measures a program on pseudo-terminals and prints a line a figure as soon as it is known.

func fail(_ message: String, status: Int32) -> Never {
    let line = Array("\(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(status)
}

guard CommandLine.arguments.count == 2 else { fail("usage: bench PROGRAM", status: 2) }
// Programs are started in folders of their own, so the path has to be absolute.
guard let path = realpath(CommandLine.arguments[1], nil) else {
    fail("bench: \(CommandLine.arguments[1]): \(BenchError.lastCause)", status: 1)
}
let program = String(cString: path)

do throws(BenchError) {
    Figure.print(try FirstFrame.figures(program: program))
    for size in [TerminalSize.small, .large] {
        Figure.print(try KeyTraffic(program: program, size: size).figures())
    }
    Figure.print(try AtRest.figures(program: program))
    Figure.print(try FontPopover.figures(program: program))
} catch {
    fail("bench: \(error.message)", status: 1)
}
