import Drawing
import Geometry
import Lines
import Popovers
import Words

extension CommandTable {
    /// Moving the cursor.
    static let move: [Command] = [
        arrow("left", \.left, ["Left", "h", .init("Shift-Left", "10"), .init("H", "10")], -1, 0),
        arrow("right", \.right, ["Right", "l", .init("Shift-Right", "10"), .init("L", "10")], 1, 0),
        arrow("up", \.up, ["Up", "k", .init("Shift-Up", "5"), .init("K", "5")], 0, -1),
        arrow("down", \.down, ["Down", "j", .init("Shift-Down", "5"), .init("J", "5")], 0, 1),
        Command("step", .move, \.step, keys: ["."]) { editor in editor.changeStep() },
        Command("goto", .move, \.goto, usage: "[X Y|COLUMN,ROW]", keys: ["g"]) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "goto [X Y|COLUMN,ROW]", count: 0...2)
            guard arguments.count > 0 else { return editor.open(.position) }
            // As it is typed into the popover.
            if arguments.count == 1, let place = GotoChoice(text: try arguments.text(0)) {
                return editor.goTo(column: place.column, row: place.row)
            }
            editor.goTo(Point(try arguments.dots(0, .column), try arguments.dots(1, .row)))
        },
        Command("jump", .move, \.jump, keys: [";"], availability: needsDrawing) { editor throws(CommandError) in
            try editor.beginJump()
        },
        Command("toolbar", .move, \.toolbar, keys: ["Tab"]) { editor in editor.focusToolbar() },
    ]

    private static func arrow(
        _ name: String, _ label: KeyPath<CommandWords, String> & Sendable, _ keys: [Command.Binding], _ columns: Int, _ rows: Int
    ) -> Command {
        Command(name, .move, label, usage: "[N]", keys: keys) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "\(name) [N]", count: 0...1)
            let count = arguments.count == 0 ? 1 : try arguments.integer(0, in: 1...1_000_000)
            editor.moveCursor(columns: columns * count, rows: rows * count)
        }
    }
}
