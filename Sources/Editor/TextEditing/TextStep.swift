import Drawing

/// A change of a text being typed that can be taken back.
struct TextStep {
    /// What made the change; runs of the first three become one step.
    enum Kind: Equatable {
        case typing, deletingBackward, deletingForward, other
    }

    /// Where caret and selection stood.
    struct Place: Equatable {
        var caret: TextCaret
        var anchor: Int?
    }

    var kind: Kind
    /// The character that the change begins at.
    var start: Int
    var removed: [Character] = []
    var inserted: [Character] = []
    var before: Place
    var after: Place
    /// The styles before and after, where they differ.
    var styles: (before: Style, after: Style)?

    /// Takes a step into this one that goes on with what it did; tells whether it does.
    ///
    /// Typing goes on to the end of a word and the blanks behind it, so that taking back goes word by word.
    mutating func absorb(_ next: TextStep) -> Bool {
        guard next.kind == kind, styles == nil, next.styles == nil, next.before == after else { return false }
        switch kind {
        case .other: return false
        case .typing:
            let offset = next.start - start
            guard offset >= 0, offset + next.removed.count <= inserted.count, !beginsWord(next) else { return false }
            inserted.replaceSubrange(offset..<(offset + next.removed.count), with: next.inserted)
        case .deletingBackward:
            guard inserted.isEmpty, next.inserted.isEmpty, next.start + next.removed.count == start else { return false }
            removed = next.removed + removed
            start = next.start
        case .deletingForward:
            guard inserted.isEmpty, next.inserted.isEmpty, next.start == start else { return false }
            removed += next.removed
        }
        after = next.after
        return true
    }

    private func beginsWord(_ next: TextStep) -> Bool {
        guard let last = inserted.last, let first = next.inserted.first else { return false }
        return last.isWhitespace && !first.isWhitespace
    }
}
