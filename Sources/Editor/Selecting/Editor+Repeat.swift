import Drawing
import Geometry

/// What was done last to what is selected, in a form that can be done again to another selection.
enum LastAct: Equatable {
    /// A command line.
    case line(String)
    case move(Point)
    /// Duplicating at an offset in dots; a move of the copies that followed is part of it.
    case duplicate(Point, copies: [DrawableID])
    case style(StyleChange)
}

extension Editor {
    /// Does what was done last again, as one step.
    mutating func repeatLastAct() throws(CommandError) {
        switch lastAct {
        case nil: throw .unavailable(.nothingToRepeat)
        case .line(let line): try perform(line: line)
        case .move(let offset): try moveSelection(by: offset)
        case .duplicate(let offset, _): try duplicateSelection(by: offset)
        case .style(let change): try apply(change)
        }
    }

    /// Keeps a move for `repeat`; behind duplicating it makes the copies' offset.
    mutating func noteMove(by offset: Point) {
        if case .duplicate(let first, let copies) = lastAct, copies == selection {
            lastAct = .duplicate(first + offset, copies: copies)
        } else {
            lastAct = .move(offset)
        }
    }

    /// Copies the style of what is selected last in the stack, for `paste-style`.
    mutating func copyStyle() throws(CommandError) {
        guard let source = selected.drawables.last else { throw .unavailable(.nothingSelected) }
        copiedStyle = (source.style, StyleValues.meaningful(for: source))
        say(words.messages.styleCopied(keyMap.hint(for: "paste-style") ?? ":paste-style"))
    }

    /// Gives what is selected the copied style, as far as it means something for each.
    mutating func pasteStyle() throws(CommandError) {
        guard let copiedStyle else { throw .unavailable(.noStyle) }
        let styled = selected.unlocked.map { drawable in
            var drawable = drawable
            let values = copiedStyle.values.intersection(.meaningful(for: drawable))
            drawable.style = drawable.style.taking(values, from: copiedStyle.style)
            return drawable
        }
        try replace(selected.unlocked, with: styled, named: .style)
    }
}
