import Drawing

extension Editor {
    /// Makes edits one step of the history.
    ///
    /// - Throws: `CommandError` when one does not fit; nothing is then changed.
    mutating func perform(_ edits: [Edit], named name: StepName) throws(CommandError) {
        do throws(EditError) {
            try history.perform(edits, named: name, on: &document)
        } catch {
            throw CommandError(error)
        }
        recordEdits(edits)
    }

    /// Puts drawables on top as one step; a drawing that is full says so.
    mutating func insert(_ drawables: [Drawable], named name: StepName) {
        let top = document.drawables.count
        let placements = drawables.enumerated().map { Edit.Placement($0.element, at: top + $0.offset) }
        attempt([.insert(placements)], named: name)
    }

    /// Makes edits one step, or says why they cannot be done.
    mutating func attempt(_ edits: [Edit], named name: StepName) {
        do throws(CommandError) {
            try perform(edits, named: name)
        } catch {
            say(error.text(words))
        }
    }

    /// Takes back the newest step, a half-drawn shape's newest point, or the dropping of half-drawn work.
    mutating func undo() throws(CommandError) {
        if undoesTrash {
            doInFolder(.restore)
        } else if !tool.isIdle {
            takeBackPoint()
            // Going on with undo reaches what was drawn before, instead of bringing the point back.
            dropped = nil
        } else if let dropped {
            self.dropped = nil
            bringBack(dropped)
        } else {
            try step(words.messages.undid) { (history, document) throws(EditError) in try history.undo(on: &document) }
        }
    }

    /// Does the step again that was taken back last.
    mutating func redo() throws(CommandError) {
        try step(words.messages.redid) { (history, document) throws(EditError) in try history.redo(on: &document) }
    }

    private mutating func step(
        _ message: (String) -> String,
        _ move: (inout History<StepName>, inout Document) throws(EditError) -> History<StepName>.Step?
    ) throws(CommandError) {
        do throws(EditError) {
            guard let step = try move(&history, &document) else { return }
            recordEdits(step.edits)
            if selected.drawables.count < selection.count { selection = selection.filter { document[$0] != nil } }
            say(message(step.name.text(words)))
        } catch {
            throw CommandError(error)
        }
    }

    private mutating func recordEdits(_ edits: [Edit]) {
        revision += 1
        lookUpSelection()
        effects.append(.record(edits))
    }

    private mutating func bringBack(_ work: Dropped) {
        switch work {
        case .draft(let tool, let cursor):
            self.tool = tool
            self.cursor = cursor
            keepVisible()
        case .text(let editing):
            textEditing = editing
            keepVisible()
        }
        effects.append(.draftChanged)
    }
}
