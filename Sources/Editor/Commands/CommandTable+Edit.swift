import Geometry
import Lines
import Words

extension CommandTable {
    /// Selecting and changing what is drawn.
    static let edit: [Command] = [
        Command(
            "undo", .edit, \.undo, keys: ["u"], endsCarrying: false,
            availability: {
                $0.history.depth == 0 && $0.tool.isIdle && $0.dropped == nil && !$0.undoesTrash ? .nothingToUndo : nil
            },
            subject: { $0.tool.isIdle && $0.dropped == nil ? $0.history.nextUndo : nil }
        ) { editor throws(CommandError) in try editor.undo() },
        Command(
            "redo", .edit, \.redo, keys: ["U", "Ctrl-R"], availability: { $0.history.nextRedo == nil ? .nothingToRedo : nil },
            subject: { $0.history.nextRedo }
        ) { editor throws(CommandError) in try editor.redo() },
        Command(
            "repeat", .edit, \.repeatLast, keys: [","], availability: { $0.lastAct == nil ? .nothingToRepeat : nil }
        ) { editor throws(CommandError) in try editor.repeatLastAct() },
        Command("delete", .edit, \.delete, keys: ["d", "Del"], isDestructive: true, availability: needsSelection) {
            editor throws(CommandError) in try editor.deleteSelection()
        },
        Command("duplicate", .edit, \.duplicate, usage: "[DX DY]", keys: ["C"], availability: needsSelection) {
            editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "duplicate [DX DY]", count: 0...2)
            guard arguments.count > 0 else { return try editor.duplicateSelection() }
            try editor.duplicateSelection(by: Point(try arguments.dots(0, .column), try arguments.dots(1, .row)))
        },
        Command("copy", .edit, \.copy, usage: "[text|ansi|svg]", keys: ["y"], availability: needsDrawing) {
            editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "copy [text|ansi|svg]", count: 0...1)
            let name = arguments.count == 0 ? CopyForm.text.rawValue : try arguments.text(0)
            guard let form = CopyForm(rawValue: name) else { throw .badValue(name) }
            editor.copy(as: form)
        },
        Command("cut", .edit, \.cut, keys: ["x"], isDestructive: true, availability: needsSelection) {
            editor throws(CommandError) in try editor.cut()
        },
        Command(
            "paste", .edit, \.paste, keys: ["P"], isRepeatable: true,
            availability: { $0.clipboard.isEmpty ? .nothingToPaste : nil }
        ) { editor throws(CommandError) in try editor.pasteDrawables() },
        Command("show-text", .edit, \.showText, keys: ["Y"], availability: needsDrawing) { editor in editor.showAsText() },
        Command("pick-up", .edit, \.pickUp, keys: ["m"], endsCarrying: false, availability: needsSelection) { editor in
            editor.pickUpOrPutDown()
        },
        Command("move", .edit, \.move, usage: "DX DY", availability: needsSelection) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "move DX DY", count: 2...2)
            try editor.moveSelection(by: Point(try arguments.dots(0, .column), try arguments.dots(1, .row)))
        },
        Command("resize", .edit, \.resize, usage: "W H", isRepeatable: true, availability: needsSelection) {
            editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "resize W H", count: 2...2)
            try editor.resizeSelection(to: Size(try arguments.extent(0, .column), try arguments.extent(1, .row)))
        },
        Command("copy-style", .edit, \.copyStyle, availability: { $0.selection.isEmpty ? .nothingSelected : nil }) {
            editor throws(CommandError) in try editor.copyStyle()
        },
        Command(
            "paste-style", .edit, \.pasteStyle, isRepeatable: true,
            availability: { $0.copiedStyle == nil ? .noStyle : needsSelection($0) }
        ) { editor throws(CommandError) in try editor.pasteStyle() },
        Command("add-point", .edit, \.addPoint, keys: ["I"], availability: needsPath) { editor throws(CommandError) in
            try editor.addPoint()
        },
        Command("remove-point", .edit, \.removePoint, keys: ["X"], availability: needsPath) { editor throws(CommandError) in
            try editor.removePoint()
        },
        Command("smooth-point", .edit, \.smoothPoint, availability: needsPath) { editor throws(CommandError) in
            try editor.smoothPoint()
        },
    ]

    static let needsSelection: @Sendable (borrowing Editor) -> Unavailability? = {
        $0.selection.isEmpty ? .nothingSelected : $0.selected.isLocked ? .selectionLocked : nil
    }

    static let needsDrawing: @Sendable (borrowing Editor) -> Unavailability? = {
        $0.document.isEmpty ? .nothingDrawn : nil
    }

    private static let needsPath: @Sendable (borrowing Editor) -> Unavailability? = { editor in
        if let reason = needsSelection(editor) { return reason }
        switch editor.selected.only?.shape {
        case .pencil, .curve: return nil
        default: return .noPath
        }
    }
}
