import Lines
import Words

extension CommandTable {
    /// What of the plane is seen, how large, and what helps to place things on it.
    static let view: [Command] = [
        Command("zoom-in", .view, \.zoomIn, keys: ["+", "="]) { editor in editor.zoom(to: ZoomSteps.above(editor.view.zoom)) },
        Command("zoom-out", .view, \.zoomOut, keys: ["-"]) { editor in editor.zoom(to: ZoomSteps.below(editor.view.zoom)) },
        Command("zoom", .view, \.zoom, usage: "PERCENT", keys: [.init("0", "100")]) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "zoom PERCENT", count: 1...1)
            editor.zoom(to: Double(try arguments.integer(0, in: 25...1600)) / 100)
        },
        Command("fit", .view, \.fit, keys: ["Z"]) { editor in editor.fitDrawing() },
        Command("centre", .view, \.centre, keys: ["z z"]) { editor in editor.centreOnCursor() },
        Command("pan-left", .view, \.panLeft, keys: ["z h", "z Left"]) { editor in editor.panHalf(columns: -1, rows: 0) },
        Command("pan-right", .view, \.panRight, keys: ["z l", "z Right"]) { editor in editor.panHalf(columns: 1, rows: 0) },
        Command("pan-up", .view, \.panUp, keys: ["z k", "z Up"]) { editor in editor.panHalf(columns: 0, rows: -1) },
        Command("pan-down", .view, \.panDown, keys: ["z j", "z Down"]) { editor in editor.panHalf(columns: 0, rows: 1) },
        setting("rulers", \.rulers, keys: ["z r"]),
        setting("grid", \.grid, keys: ["z g"]),
        setting("snap", \.snap, keys: ["z s"]),
        setting("constrain", \.constrain, keys: ["z c"]),
        setting("overview", \.overview, keys: ["z o"]),
        setting("theme", \.theme),
        Command("test-card", .view, \.testCard) { editor in editor.openTestCard() },
        Command("redraw", .view, \.redraw, keys: ["Ctrl-L"]) { editor in editor.redraw() },
    ]

    /// A command that gives the setting of its name a value, or without one its next value.
    private static func setting(
        _ name: String, _ label: KeyPath<CommandWords, String> & Sendable, keys: [Command.Binding] = []
    ) -> Command {
        let usage = "[\(SettingTable.setting(name)?.usage ?? "")]"
        return Command(name, .view, label, usage: usage, keys: keys) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "\(name) \(usage)", count: 0...1)
            if arguments.isEmpty { try editor.turn(name) } else { try editor.set(name, try arguments.text(0)) }
        }
    }
}
