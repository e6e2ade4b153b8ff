import Drawing
import Geometry
import Screen

extension Editor {
    /// Opens a text or a label in the text editor.
    mutating func edit(_ drawable: Drawable) {
        if case .text(let box) = drawable.shape {
            beginTyping(.text(drawable), text: box.string, style: drawable.style)
        } else if drawable.takesLabel {
            var labelled = drawable
            if drawable.label.isEmpty {
                labelled.style.face = style.face
                labelled.style.size = style.size
                // A label begins in the middle, however texts are aligned.
                labelled.style.alignment = nil
                (labelled.style.leading, labelled.style.tracking) = (style.leading, style.tracking)
            }
            beginTyping(.label(drawable), text: drawable.label, style: labelled.style)
        } else {
            say(words.messages.takesNoLabel(keyMap.hint(for: "text") ?? ":text"))
        }
    }

    mutating func beginTyping(_ target: TextEditing.Target, text: String, style: Style) {
        selection = []
        originBeforeTyping = view.origin
        textEditing = TextEditing(target, text: text, style: style)
        keepVisible()
    }

    /// Where the caret of the text being typed stands, in dots; nothing when none is typed.
    var caretPoint: Point? {
        guard let editing = textEditing else { return nil }
        let block = editing.block(setter: setter)
        let layout = setter.layout(block.request)
        guard let place = layout.place(of: editing.caret) else { return block.origin }
        let line = layout.lines[place.line]
        if block.request.face.isTerminal, view.zoom != 1 {
            // Cells keep their size on the screen: the caret is so many cells from where the text begins.
            let anchor = view.cell(of: block.origin)
            return view.centre(
                of: CellPosition(
                    column: anchor.column + Int(place.stop.x / CellRun.cellWidth),
                    row: anchor.row + Int(line.top / CellRun.cellHeight)))
        }
        // The lower part of the line: where letters stand in large faces, and the very row of cells in the terminal's.
        return block.origin + Point(place.stop.x, min(line.baseline, line.top + line.height - 0.5))
    }

    /// Answers a key while a text is being typed.
    mutating func handleTyping(_ key: Key) {
        guard textEditing != nil else { return }
        var plain = key
        plain.followsEscape = false
        let keys = pendingKeys + [plain]
        pendingKeys = []
        if keys.count == 1, let character = key.typed {
            changeText { $0.insert(CollectionOfOne(character), as: .typing) }
            return
        }
        switch typingKeys.match(keys) {
        case .command(let line): run(line, followsEscape: key.followsEscape)
        case .prefix:
            pendingKeys = keys
            say(words.messages.keyWaiting(KeyName.name(of: keys)))
        case .nothing:
            if keys.count > 1 {
                runPopoverKey(key)
            } else if !runBesideTyping(key) {
                say(words.messages.keyUnknown(KeyName.name(of: key)))
            }
        }
    }

    /// Runs what a key with Ctrl does for the file, the view or the program, and tells whether it does such a thing.
    private mutating func runBesideTyping(_ key: Key) -> Bool {
        var plain = key
        plain.followsEscape = false
        guard key.modifiers == .control, case .command(let line) = keyMap.match([plain]),
            let command = CommandTable.command(String(line.prefix { $0 != " " })),
            [.file, .view, .program].contains(command.group)
        else { return false }
        run(line, followsEscape: key.followsEscape)
        return true
    }

    /// Keeps the text and leaves the text editor; nothing empty is stored, and no blank lines at the end.
    mutating func endTyping() {
        guard let editing = textEditing else { return }
        if !editing.isUnchanged { textEditing?.dropBlankLinesAtEnd() }
        keepTyping()
        guard case .label(let drawable) = editing.target, document[drawable.id]?.cutsLabel(setter: setter) == true else { return }
        say(words.messages.labelCut)
    }

    private mutating func keepTyping() {
        guard let editing = textEditing else { return }
        closeTextEditor()
        guard !editing.isUnchanged else { return }
        switch editing.target {
        case .newText:
            if let drawable = editing.drawable(id: newID()) { insert([drawable], named: .text) }
        case .text(let drawable):
            if let changed = editing.drawable(id: drawable.id) {
                attempt([.replace([changed])], named: .text)
            } else {
                attempt([.remove([drawable.id])], named: .delete)
            }
        case .label(let drawable):
            if let changed = editing.drawable(id: drawable.id) { attempt([.replace([changed])], named: .label) }
        }
    }

    /// Puts the text being typed into the drawing and goes on typing, the caret where it was.
    mutating func storeTyping() {
        guard let editing = textEditing else { return }
        let count = document.drawables.count
        keepTyping()
        let stored: Drawable? =
            switch editing.target {
            case .newText: document.drawables.count > count ? document.drawables.last : nil
            case .text(let drawable), .label(let drawable): document[drawable.id]
            }
        guard let stored else { return }
        edit(stored)
        // What can be taken back stays so, and what is selected stays selected.
        textEditing?.resume(editing)
        keepVisible()
    }

    /// Leaves the text editor without keeping what was typed; undo brings it back.
    mutating func dropTyping() {
        guard let editing = textEditing else { return }
        closeTextEditor()
        if !editing.isUnchanged {
            dropped = .text(editing)
            say(words.messages.dropped(keyMap.hint(for: "undo") ?? ":undo"))
        }
    }

    /// Leaves the text editor, and lets the view go back to where the caret took it from.
    private mutating func closeTextEditor() {
        textEditing = nil
        view.origin = originBeforeTyping
        keepVisible()
        effects.append(.draftChanged)
    }

    /// Takes pasted text: into the text being typed, else a drawing's lines as its drawables and all other as a new text, at the
    /// cursor.
    mutating func paste(_ text: String) {
        let lines = text.replacingLineEnds()
        guard !lines.isEmpty else { return }
        dropped = nil
        // Finishing a frame opens its text, which then takes the words.
        if textEditing == nil { finishDrawing() }
        guard textEditing != nil else {
            if pasteLines(text) { return }
            guard !lines.allSatisfy(\.isWhitespace) else { return }
            insert(
                [Drawable(id: newID(), shape: .text(TextBox(lines, at: place.rect.origin)), style: style)], named: .text)
            return
        }
        focus = .canvas
        changeText { $0.insert(lines) }
    }

    /// Runs a key's command while a text is typed, where it opens a popover.
    private mutating func runPopoverKey(_ key: Key) {
        guard let request = request(for: key) else {
            say(words.messages.keyUnknown(KeyName.name(of: key)))
            return
        }
        openForKey(request)
    }
}

extension String {
    /// The text with line feeds alone at its lines' ends, at most a mebibyte of it.
    fileprivate func replacingLineEnds() -> String {
        var result = ""
        var bytes = 0
        for character in self {
            bytes += character.utf8.count
            guard bytes <= 1 << 20 else { break }
            result.append(character.isNewline ? "\n" : character)
        }
        return result
    }
}
