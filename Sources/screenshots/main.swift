import Glibc
import Screen

// Turns a screen that `tmux capture-pane -pe` printed, read from standard input, into an SVG picture on standard output.

guard CommandLine.arguments.count == 3, let columns = Int(CommandLine.arguments[1]), let rows = Int(CommandLine.arguments[2]),
    (1...1000).contains(columns), (1...1000).contains(rows)
else {
    let usage = Array("usage: screenshots COLUMNS ROWS <CAPTURE >PICTURE\n".utf8)
    _ = write(STDERR_FILENO, usage, usage.count)
    exit(2)
}

var capture = ""
while let line = readLine(strippingNewline: false) { capture += line }
print(PictureWriter.svg(of: CaptureReader.surface(of: capture, size: CellSize(columns: columns, rows: rows))), terminator: "")
