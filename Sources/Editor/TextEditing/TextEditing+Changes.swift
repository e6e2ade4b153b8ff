import Drawing

extension TextEditing {
    /// Puts characters in the place of what is selected, else in at the caret.
    mutating func insert(_ text: some Sequence<Character>, as kind: TextStep.Kind = .other) {
        let range = selected ?? caret.offset..<caret.offset
        replace(range, with: Array(text), as: range.isEmpty ? kind : .other)
    }

    /// Deletes what is selected, and tells whether anything was.
    mutating func deleteSelected() -> Bool {
        guard let selected else { return false }
        replace(selected, with: [], as: .other)
        return true
    }

    /// Deletes what is selected, else the character before the caret.
    mutating func deleteBackward() {
        guard !deleteSelected(), caret.offset > 0 else { return }
        replace(caret.offset - 1..<caret.offset, with: [], as: .deletingBackward)
    }

    /// Deletes what is selected, else the character behind the caret.
    mutating func deleteForward() {
        guard !deleteSelected(), caret.offset < characters.count else { return }
        replace(caret.offset..<caret.offset + 1, with: [], as: .deletingForward)
    }

    /// Deletes what is selected, else to where a word begins before the caret, or ends behind it.
    mutating func deleteWord(forward: Bool) {
        guard !deleteSelected() else { return }
        let other = TextWords.boundary(in: characters, from: caret.offset, forward: forward)
        replace(min(other, caret.offset)..<max(other, caret.offset), with: [], as: .other)
    }

    /// Deletes what is selected, else to the end of the line; at its end, the line feed.
    mutating func deleteToLineEnd(in layout: TextLayout) {
        guard !deleteSelected(), let place = layout.place(of: caret) else { return }
        var end = layout.lines[place.line].range.upperBound
        if end == caret.offset, end < characters.count { end += 1 }
        replace(caret.offset..<max(caret.offset, end), with: [], as: .other)
    }

    /// Changes the style as a step of its own.
    mutating func restyle(_ style: Style) {
        guard style != self.style else { return }
        let place = TextStep.Place(caret: caret, anchor: anchor)
        var step = TextStep(kind: .other, start: caret.offset, before: place, after: place)
        step.styles = (self.style, style)
        self.style = style
        remember(step)
    }

    /// Takes the newest step back; tells whether there was one.
    mutating func undo() -> Bool {
        guard let step = steps.popLast() else { return false }
        swap(step.start, step.inserted, for: step.removed, at: step.before)
        if let styles = step.styles { style = styles.before }
        undone.append(step)
        return true
    }

    /// Does the step again that was taken back last; tells whether there was one.
    mutating func redo() -> Bool {
        guard let step = undone.popLast() else { return false }
        swap(step.start, step.removed, for: step.inserted, at: step.after)
        if let styles = step.styles { style = styles.after }
        steps.append(step)
        return true
    }

    private mutating func swap(_ start: Int, _ old: [Character], for new: [Character], at place: TextStep.Place) {
        if !old.isEmpty || !new.isEmpty {
            characters.replaceSubrange(start..<(start + old.count), with: new)
            renewText()
        }
        caret = place.caret
        anchor = place.anchor
        isMarking = false
        column = nil
    }

    private mutating func remember(_ step: TextStep) {
        undone = []
        if let last = steps.indices.last, steps[last].absorb(step) { return }
        steps.append(step)
    }

    /// Puts characters in the place of others, the caret behind them, as a step that can be taken back.
    private mutating func replace(_ range: Range<Int>, with new: [Character], as kind: TextStep.Kind) {
        let before = TextStep.Place(caret: caret, anchor: anchor)
        var change = TextReplacement(range, with: new)
        change.joinClusters(in: characters)
        caret = TextCaret(change.caret)
        forgetSelection()
        column = nil
        change.dropCommonEnds(with: characters)
        guard !change.range.isEmpty || !change.characters.isEmpty else { return }
        let removed = Array(characters[change.range])
        let isAppended = change.range.lowerBound == characters.count
        characters.replaceSubrange(change.range, with: change.characters)
        if isAppended { appendText(change.characters) } else { renewText() }
        remember(
            TextStep(
                kind: kind, start: change.range.lowerBound, removed: removed, inserted: change.characters, before: before,
                after: TextStep.Place(caret: caret, anchor: nil)))
    }
}
