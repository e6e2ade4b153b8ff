import Geometry
import Lines
import Words

extension CommandTable {
    /// Selecting and changing what is drawn.
    static let edit: [Command] = [
        Command(
            "undo", .edit, \.undo, keys: ["u"],
            availability: { $0.history.depth == 0 && $0.tool.isIdle && $0.dropped == nil ? .nothingToUndo : nil }
        ) { editor throws(CommandError) in try editor.undo() },
        Command(
            "redo", .edit, \.redo, keys: ["U", "Ctrl-R"], availability: { $0.history.nextRedo == nil ? .nothingToRedo : nil }
        ) { editor throws(CommandError) in try editor.redo() },
        Command("select-here", .edit, \.selectHere, keys: ["e"], availability: needsDrawing) { editor in editor.selectHere() },
        Command("next", .edit, \.next, keys: ["n"], availability: needsDrawing) { editor in editor.selectNeighbour(forward: true)
        },
        Command("previous", .edit, \.previous, keys: ["N"], availability: needsDrawing) { editor in
            editor.selectNeighbour(forward: false)
        },
        Command("select", .edit, \.selectByName, usage: "all|none|ID…", keys: [.init("*", "all")]) {
            editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "select all|none|ID…", count: 1...100_000)
            try editor.select((0..<arguments.count).map { arguments.line.positional[$0].text })
        },
        Command("delete", .edit, \.delete, keys: ["d", "Del"], isDestructive: true, availability: needsSelection) {
            editor throws(CommandError) in try editor.deleteSelection()
        },
        Command("duplicate", .edit, \.duplicate, availability: needsSelection) { editor throws(CommandError) in
            try editor.duplicateSelection()
        },
        Command("copy", .edit, \.copy, keys: ["y"], availability: needsDrawing) { editor in editor.copyAsText() },
        Command("cut", .edit, \.cut, keys: ["x"], isDestructive: true, availability: needsSelection) {
            editor throws(CommandError) in
            editor.copyAsText()
            try editor.deleteSelection()
        },
        Command("show-text", .edit, \.showText, keys: ["Y"], availability: needsDrawing) { editor in editor.showAsText() },
        Command("move", .edit, \.move, usage: "DX DY", availability: needsSelection) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "move DX DY", count: 2...2)
            try editor.moveSelection(by: Point(try arguments.dots(0, .column), try arguments.dots(1, .row)))
        },
        Command("raise", .edit, \.raise, keys: ["]"], availability: needsSelection) { editor throws(CommandError) in
            try editor.restack(.raise)
        },
        Command("lower", .edit, \.lower, keys: ["["], availability: needsSelection) { editor throws(CommandError) in
            try editor.restack(.lower)
        },
        Command("front", .edit, \.front, keys: ["}"], availability: needsSelection) { editor throws(CommandError) in
            try editor.restack(.front)
        },
        Command("back", .edit, \.back, keys: ["{"], availability: needsSelection) { editor throws(CommandError) in
            try editor.restack(.back)
        },
    ]

    private static let needsSelection: @Sendable (borrowing Editor) -> Unavailability? = {
        $0.selection.isEmpty ? .nothingSelected : nil
    }

    private static let needsDrawing: @Sendable (borrowing Editor) -> Unavailability? = {
        $0.document.isEmpty ? .nothingDrawn : nil
    }
}
