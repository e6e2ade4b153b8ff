import Drawing
import Lines
import Words

extension CommandTable {
    /// The order, the groups and the places of what is selected.
    static let arrange: [Command] = [
        change("raise", \.raise, keys: ["]"]) { editor throws(CommandError) in try editor.restack(.raise) },
        change("lower", \.lower, keys: ["["]) { editor throws(CommandError) in try editor.restack(.lower) },
        change("front", \.front, keys: ["}"]) { editor throws(CommandError) in try editor.restack(.front) },
        change("back", \.back, keys: ["{"]) { editor throws(CommandError) in try editor.restack(.back) },
        change("group-or-ungroup", \.groupOrUngroup, keys: ["&"]) { editor throws(CommandError) in try editor.groupOrUngroup() },
        change("group", \.group, least: 2) { editor throws(CommandError) in try editor.groupSelection() },
        change("ungroup", \.ungroup) { editor throws(CommandError) in try editor.ungroupSelection() },
        change("lock", \.lock) { editor throws(CommandError) in try editor.lockSelection() },
        Command("unlock", .edit, \.unlock, usage: "[all|ID…]") { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "unlock [all|ID…]", count: 0...100_000)
            try editor.unlock((0..<arguments.count).map { arguments.line.positional[$0].text })
        },
        // What is locked cannot be picked, so that the menu needs a way that needs no selection.
        Command(
            "unlock-all", .edit, \.unlockAll,
            availability: { $0.document.drawables.contains(where: \.isLocked) ? nil : .nothingLocked }
        ) { editor throws(CommandError) in try editor.unlock(["all"]) },
        align(.left, \.alignLeft), align(.centre, \.alignCentre), align(.right, \.alignRight),
        align(.top, \.alignTop), align(.middle, \.alignMiddle), align(.bottom, \.alignBottom),
        change("distribute-columns", \.distributeColumns, least: 3) { editor throws(CommandError) in
            try editor.distribute(.horizontal)
        },
        change("distribute-rows", \.distributeRows, least: 3) { editor throws(CommandError) in
            try editor.distribute(.vertical)
        },
        change("flip-horizontal", \.flipHorizontal) { editor throws(CommandError) in try editor.flip(.horizontal) },
        change("flip-vertical", \.flipVertical) { editor throws(CommandError) in try editor.flip(.vertical) },
    ]

    private static func align(_ alignment: EdgeAlignment, _ label: KeyPath<CommandWords, String> & Sendable) -> Command {
        change("align-\(alignment.rawValue)", label, least: 2) { editor throws(CommandError) in try editor.align(alignment) }
    }

    /// A change of what is selected that `repeat` makes again, and that needs so many drawables at least.
    private static func change(
        _ name: String, _ label: KeyPath<CommandWords, String> & Sendable, keys: [Command.Binding] = [], least: Int = 1,
        _ perform: @escaping @Sendable (inout Editor) throws(CommandError) -> Void
    ) -> Command {
        Command(
            name, .edit, label, keys: keys, isRepeatable: true,
            availability: { editor in
                if let reason = needsSelection(editor) { return reason }
                return editor.selected.unlocked.count >= least ? nil : least == 2 ? .twoNeeded : .threeNeeded
            }, perform: perform)
    }
}
