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
            }
            beginTyping(.label(drawable), text: drawable.label, style: labelled.style)
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
        guard let place = layout.caret(at: editing.caret) else { return block.origin }
        // The lower part of the line: where letters stand in large faces, and the very row of cells in the terminal's.
        return block.origin
            + Point(
                place.stop.x,
                min(layout.lines[place.line].baseline, layout.lines[place.line].top + layout.lines[place.line].height - 0.5))
    }

    /// Answers a key while a text is being typed.
    mutating func handleTyping(_ key: Key) {
        guard textEditing != nil else { return }
        if textEditing?.runsNextKey == true {
            textEditing?.runsNextKey = false
            runPopoverKey(key)
            return
        }
        switch (key.code, key.modifiers) {
        case (.escape, _): endTyping()
        case (.tab, []): focus = .toolbar(.done)
        case (.character("o"), .control):
            textEditing?.runsNextKey = true
            say(words.messages.keyWaiting(KeyName.name(of: key)))
        case (.character("c"), .control), (.character("g"), .control): dropTyping()
        default:
            if editText(key) {
                keepVisible()
                effects.append(.draftChanged)
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

    /// Changes the text or moves the caret; tells whether the key was one for that.
    private mutating func editText(_ key: Key) -> Bool {
        guard var editing = textEditing else { return false }
        defer { textEditing = editing }
        if let character = key.typed {
            editing.insert(CollectionOfOne(character))
            return true
        }
        var layout: TextLayout { setter.layout(editing.block(setter: setter).request) }
        switch key.code {
        case .enter: editing.insert("\n")
        case .backspace: editing.deleteBackward()
        case .delete: editing.deleteForward()
        case .left: editing.move(by: -1)
        case .right: editing.move(by: 1)
        case .up: editing.move(lines: -1, in: layout)
        case .down: editing.move(lines: 1, in: layout)
        case .home: editing.moveToLineEnd(false, in: layout)
        case .end: editing.moveToLineEnd(true, in: layout)
        case .character("a") where key.modifiers == .control: editing.moveToLineEnd(false, in: layout)
        case .character("e") where key.modifiers == .control: editing.moveToLineEnd(true, in: layout)
        default: return false
        }
        return true
    }

    /// Keeps the text and leaves the text editor; nothing empty is stored.
    mutating func endTyping() {
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
        endTyping()
        let stored: Drawable? =
            switch editing.target {
            case .newText: document.drawables.count > count ? document.drawables.last : nil
            case .text(let drawable), .label(let drawable): document[drawable.id]
            }
        guard let stored else { return }
        edit(stored)
        let end = textEditing?.characters.count ?? 0
        textEditing?.caret = min(editing.caret, end)
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

    /// Takes pasted text: into the text being typed, else as a new text at the cursor.
    mutating func paste(_ text: String) {
        let lines = text.replacingLineEnds()
        guard !lines.isEmpty else { return }
        dropped = nil
        // Finishing a frame opens its text, which then takes the words.
        if textEditing == nil { finishDrawing() }
        guard textEditing != nil else {
            guard !lines.allSatisfy(\.isWhitespace) else { return }
            insert(
                [Drawable(id: newID(), shape: .text(TextBox(lines, at: place.rect.origin)), style: style)], named: .text)
            return
        }
        focus = .canvas
        textEditing?.insert(lines)
        keepVisible()
        effects.append(.draftChanged)
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
