import Lines
import Words

extension CommandTable {
    /// Choosing what other commands act on.
    static let select: [Command] = [
        Command("select-here", .edit, \.selectHere, keys: ["e"], availability: needsDrawing) { editor in editor.selectHere() },
        Command("select-add", .edit, \.addHere, keys: ["E"], availability: needsDrawing) { editor throws(CommandError) in
            try editor.addHere()
        },
        Command("next", .edit, \.next, keys: ["n"], availability: needsDrawing) { editor in
            editor.selectNeighbour(forward: true)
        },
        Command("previous", .edit, \.previous, keys: ["N"], availability: needsDrawing) { editor in
            editor.selectNeighbour(forward: false)
        },
        Command("select", .edit, \.selectByName, usage: "all|none|ID…", keys: [.init("*", "all")]) {
            editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "select all|none|ID…", count: 1...100_000)
            try editor.select((0..<arguments.count).map { arguments.line.positional[$0].text })
        },
    ]
}
