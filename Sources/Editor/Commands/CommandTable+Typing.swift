import Lines
import Words

extension CommandTable {
    /// The text editor: moving the caret, selecting, changing, and leaving. These keys are in force while a text is typed.
    ///
    /// Keys that some terminals lose have another way each: Ctrl-O and a key of the canvas, or of the row above the letters.
    static let typing: [Command] = [
        move("caret-left", \.caretLeft, .left, ["Left", "Ctrl-B"], selecting: "Shift-Left"),
        move("caret-right", \.caretRight, .right, ["Right", "Ctrl-F"], selecting: "Shift-Right"),
        move("caret-up", \.caretUp, .up, ["Up", "Ctrl-P"], selecting: "Shift-Up"),
        move("caret-down", \.caretDown, .down, ["Down", "Ctrl-N"], selecting: "Shift-Down"),
        move(
            "caret-word-left", \.caretWordLeft, .wordLeft, ["Ctrl-Left", "Ctrl-O Left"], selecting: "Ctrl-Shift-Left"),
        move(
            "caret-word-right", \.caretWordRight, .wordRight, ["Ctrl-Right", "Ctrl-O Right"], selecting: "Ctrl-Shift-Right"),
        move("caret-line-start", \.caretLineStart, .lineStart, ["Home", "Ctrl-A", "Ctrl-O 0"], selecting: "Shift-Home"),
        move("caret-line-end", \.caretLineEnd, .lineEnd, ["End", "Ctrl-E", "Ctrl-O $"], selecting: "Shift-End"),
        move("caret-text-start", \.caretTextStart, .textStart, ["Ctrl-Home", "Ctrl-O <"], selecting: "Ctrl-Shift-Home"),
        move("caret-text-end", \.caretTextEnd, .textEnd, ["Ctrl-End", "Ctrl-O >"], selecting: "Ctrl-Shift-End"),
        move("caret-page-up", \.caretPageUp, .pageUp, ["PgUp", "Ctrl-O Up"], selecting: "Shift-PgUp"),
        move("caret-page-down", \.caretPageDown, .pageDown, ["PgDn", "Ctrl-O Down"], selecting: "Shift-PgDn"),
        typing("text-mark", \.textMark, ["Ctrl-T", "Ctrl-O m"]) { editor in editor.textEditing?.toggleMark() },
        typing("text-select-all", \.textSelectAll, ["Ctrl-O a"]) { editor in editor.textEditing?.selectAll() },
        typing("text-copy", \.textCopy, ["Ctrl-Y", "Ctrl-O y"]) { editor in editor.copyText() },
        typing("text-cut", \.textCut, ["Ctrl-X", "Ctrl-O x"]) { editor in
            editor.copyText()
            editor.changeText { _ = $0.deleteSelected() }
        },
        typing("text-paste", \.textPaste, ["Ctrl-V", "Ctrl-O p"]) { editor in editor.pasteText() },
        typing("text-undo", \.textUndo, ["Ctrl-U", "Ctrl-_", "Ctrl-O u"]) { editor in editor.stepText(back: true) },
        typing("text-redo", \.textRedo, ["Ctrl-R", "Ctrl-O U"]) { editor in editor.stepText(back: false) },
        typing("text-delete-left", \.textDeleteLeft, ["Backspace"]) { editor in editor.changeText { $0.deleteBackward() } },
        typing("text-delete-right", \.textDeleteRight, ["Del", "Ctrl-D"]) { editor in
            editor.changeText { $0.deleteForward() }
        },
        typing("text-delete-word-left", \.textDeleteWordLeft, ["Ctrl-W", "Ctrl-Backspace", "Ctrl-O Backspace"]) { editor in
            editor.changeText { $0.deleteWord(forward: false) }
        },
        typing("text-delete-word-right", \.textDeleteWordRight, ["Ctrl-Del", "Ctrl-O Del"]) { editor in
            editor.changeText { $0.deleteWord(forward: true) }
        },
        typing("text-delete-line-end", \.textDeleteLineEnd, ["Ctrl-K"]) { editor in
            let setter = editor.setter
            editor.changeText { $0.deleteToLineEnd(in: $0.layout(setter: setter)) }
        },
        typing("text-new-line", \.textNewLine, ["Enter"]) { editor in
            editor.changeText { $0.insert(CollectionOfOne("\n"), as: .typing) }
        },
        typing("text-toolbar", \.toolbar, ["Tab"]) { editor in editor.focusToolbar() },
        typing("text-done", \.textDone, ["Esc"]) { editor in editor.endTyping() },
        typing("text-drop", \.textDrop, ["Ctrl-C", "Ctrl-G"]) { editor in editor.dropTyping() },
    ]

    private static func typing(
        _ name: String, _ label: KeyPath<CommandWords, String> & Sendable, _ keys: [Command.Binding],
        perform: @escaping @Sendable (inout Editor) -> Void
    ) -> Command {
        Command(name, .typing, label, keys: keys, availability: needsTyping) { editor in perform(&editor) }
    }

    private static func move(
        _ name: String, _ label: KeyPath<CommandWords, String> & Sendable, _ move: TextEditing.Move, _ keys: [Command.Binding],
        selecting: String
    ) -> Command {
        Command(
            name, .typing, label, usage: "[select]", keys: keys + [.init(selecting, "select")], availability: needsTyping
        ) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "\(name) [select]", count: 0...1)
            if !arguments.isEmpty, try arguments.text(0) != "select" { throw .badValue(try arguments.text(0)) }
            editor.moveCaret(move, selecting: !arguments.isEmpty)
        }
    }

    private static let needsTyping: @Sendable (borrowing Editor) -> Unavailability? = {
        $0.textEditing == nil ? .nothingTyped : nil
    }
}
