import Lines
import Words

extension CommandTable {
    /// What of the plane is seen, and how large.
    static let view: [Command] = [
        Command("zoom-in", .view, \.zoomIn, keys: ["+", "="]) { editor in editor.zoom(to: editor.view.zoom * 2) },
        Command("zoom-out", .view, \.zoomOut, keys: ["-"]) { editor in editor.zoom(to: editor.view.zoom / 2) },
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
        Command("theme", .view, \.theme, usage: "[NAME]") { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "theme [NAME]", count: 0...1)
            guard !arguments.isEmpty else { return try editor.nextTheme() }
            try editor.set("theme", try arguments.text(0))
        },
        Command("test-card", .view, \.testCard) { editor in editor.openTestCard() },
        Command("redraw", .view, \.redraw, keys: ["Ctrl-L"]) { editor in editor.effects.append(.redraw) },
    ]
}
