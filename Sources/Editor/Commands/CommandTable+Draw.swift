import Drawing
import Lines
import Words

extension CommandTable {
    /// Tools, which draw at once when they are given a geometry, and the keys of drawing.
    static let draw: [Command] = [
        drawing(.pencil, \.pencil, "X,Y X,Y …", ["1", "p"]),
        drawing(.line, \.line, "X Y X Y", ["2", "/"]),
        drawing(.rectangle, \.rectangle, "X Y W H", ["3", "r"]),
        drawing(.oval, \.oval, "X Y W H", ["4", "o"]),
        drawing(.curve, \.curve, "X,Y,HX,HY …", ["5", "b"]),
        drawing(.text, \.text, "X Y [W H] \"STRING\"", ["6", "t"]),
        Command("tool-select", .draw, \.select, keys: ["7", "v"]) { editor in editor.choose(.select) },
        Command("press", .draw, \.press, keys: ["Space"]) { editor in editor.press() },
        Command("accept", .draw, \.accept, keys: ["Enter"]) { editor in editor.accept() },
        Command("cancel", .draw, \.cancel, keys: ["Esc", "Ctrl-G", "Ctrl-C"]) { editor in editor.cancel() },
        Command(
            "take-back", .draw, \.takeBack, keys: ["Backspace"], availability: { $0.tool.isIdle ? .nothingHalfDrawn : nil }
        ) { editor in editor.takeBackPoint() },
        Command("arrowheads", .draw, \.arrowHeads, usage: "none|end|both|start", keys: ["a"]) {
            editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "arrowheads none|end|both|start", count: 0...1)
            guard arguments.count == 1 else { return try editor.cycleHeads() }
            guard let heads = ArrowHeads(rawValue: try arguments.text(0)) else { throw .badValue(try arguments.text(0)) }
            try editor.apply(.heads(heads))
        },
    ]

    private static func drawing(
        _ kind: ToolKind, _ label: KeyPath<CommandWords, String> & Sendable, _ usage: String, _ keys: [Command.Binding]
    ) -> Command {
        Command(kind.rawValue, .draw, label, usage: usage, keys: keys) { editor, line throws(CommandError) in
            if line.positional.isEmpty, line.attributes.isEmpty {
                editor.choose(kind)
            } else {
                try editor.insertDrawable(from: line, kind: kind)
            }
        }
    }
}
