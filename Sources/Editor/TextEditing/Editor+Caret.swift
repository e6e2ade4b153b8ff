import Drawing
import Geometry
import Screen

extension Editor {
    /// Changes the text being typed, and lets the view and the journal follow.
    mutating func changeText(_ change: (inout TextEditing) -> Void) {
        guard var editing = textEditing else { return }
        // The one in place is let go of, so that its characters are changed and not copied.
        textEditing = nil
        change(&editing)
        textEditing = editing
        viewIsBehind = true
        effects.append(.draftChanged)
    }

    /// Lets the view follow the caret of a text that was changed.
    ///
    /// It waits for the next frame, or for an input that is no letter: what comes in one piece, as a paste that the terminal does
    /// not mark, would set the text anew for each of its letters.
    mutating func catchUp() {
        guard viewIsBehind else { return }
        viewIsBehind = false
        keepVisible()
    }

    /// Moves the caret of the text being typed.
    mutating func moveCaret(_ move: TextEditing.Move, selecting: Bool) {
        guard var editing = textEditing else { return }
        // The frame's height is a page where the text has one, else what the canvas shows.
        let page = min(editing.frame?.height ?? .infinity, view.bounds.height)
        editing.move(move, selecting: selecting, in: editing.layout(setter: setter), page: page)
        textEditing = editing
        keepVisible()
        effects.append(.draftChanged)
    }

    /// Takes the newest step of the text being typed back, or does it again.
    mutating func stepText(back: Bool) {
        var hasStep = false
        changeText { hasStep = back ? $0.undo() : $0.redo() }
        if !hasStep { say(back ? words.messages.nothingToUndo : words.messages.nothingToRedo) }
    }

    /// Copies what is selected in the text being typed, for `text-paste` and to the person's own clipboard.
    mutating func copyText() {
        guard let editing = textEditing, let selected = editing.selected else { return say(words.messages.nothingSelected) }
        textClipboard = String(editing.characters[selected])
        effects.append(.copyText(textClipboard))
    }

    /// Puts in what was copied or cut.
    mutating func pasteText() {
        let text = textClipboard
        guard !text.isEmpty else { return say(words.messages.nothingCopied) }
        changeText { $0.insert(text) }
    }

    /// Puts the caret where the mouse points in the text being typed; tells whether it points there.
    mutating func placeCaret(at cell: CellPosition, selecting: Bool) -> Bool {
        guard var editing = textEditing else { return false }
        let block = editing.block(setter: setter)
        let layout = setter.layout(block.request)
        let area = TextCells(block: block, layout: layout, view: view)
        guard selecting || area.contains(cell, frame: editing.frame) else { return false }
        let line = area.line(at: cell)
        editing.place(layout.caret(layout.offset(onLine: line, nearest: area.x(at: cell)), onLine: line), selecting: selecting)
        textEditing = editing
        keepVisible()
        return true
    }
}
