import Drawing

extension Editor {
    /// What is half-drawn or being typed, for the journal.
    ///
    /// A text or a label of a drawable that is in the document has that drawable's id.
    public var recoverableDraft: Drawable? {
        guard let id = DrawableID("draft") else { return nil }
        return textEditing?.drawable(id: id) ?? draftDrawable
    }

    /// Puts work that was half-done when a journal ended back under the person's hands.
    mutating func bringBack(draft: Drawable) {
        if let drawable = document[draft.id] {
            edit(drawable)
            resumeTyping(draft.isText ? draft.string : draft.label, style: draft.style)
        } else if case .text(let box) = draft.shape {
            beginTyping(.newText(box.origin, box.frame), text: "", style: draft.style)
            resumeTyping(box.string, style: draft.style)
        } else if let resumed = ResumedTool(draft.shape, cell: view.cellSize) {
            tool = resumed.tool
            style = draft.style
            // The shape stays as it was: its points need not be those of the view's cells.
            cursor.point = resumed.end.point
            cursor.typedArea = nil
            keepVisible()
            effects.append(.draftChanged)
        }
    }

    private mutating func resumeTyping(_ text: String, style: Style) {
        textEditing?.replaceAll(with: text)
        textEditing?.style = style
        keepVisible()
    }
}

extension Drawable {
    /// The text of a text drawable; empty for others.
    var string: String { if case .text(let box) = shape { box.string } else { "" } }
}
