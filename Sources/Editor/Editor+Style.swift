import Articles
import Drawing

extension Editor {
    /// The style that the toolbar shows and popovers start from: of the text being typed, of the selection, or of what comes next.
    var shownStyle: Style {
        let base = textEditing?.style ?? selected.style ?? style
        return preview?.applied(to: base) ?? base
    }

    /// The values that differ among what is selected, but for one that an open popover shows for all.
    var mixedValues: StyleValues {
        guard textEditing == nil else { return [] }
        return selected.mixed.subtracting(preview?.values ?? [])
    }

    /// The text being typed, with the value that an open popover shows.
    var shownEditing: TextEditing? {
        guard let preview, var editing = textEditing else { return textEditing }
        editing.style = preview.applied(to: editing.style)
        return editing
    }

    /// Applies a change to the text being typed, else to the selection as one step, and to what comes next.
    mutating func apply(_ change: StyleChange) throws(CommandError) {
        style = change.applied(to: style)
        remember(change)
        if let editing = textEditing {
            changeText { $0.restyle(change.applied(to: editing.style)) }
        } else {
            let styled = selected.unlocked.map { drawable in
                var drawable = drawable
                drawable.style = change.applied(to: drawable.style)
                return drawable
            }
            // A label would otherwise vanish without a word.
            let setter = setter
            let cuts = zip(selected.unlocked, styled).contains { !$0.cutsLabel(setter: setter) && $1.cutsLabel(setter: setter) }
            try replace(selected.unlocked, with: styled, named: .style)
            if cuts { say(words.messages.labelCut) }
            lastAct = .style(change)
            if tool.phase.isDrawing { effects.append(.draftChanged) }
        }
        effects.append(.remember(style, language: nil))
    }

    private mutating func remember(_ change: StyleChange) {
        func renew<Value: Equatable>(_ list: inout [Value], _ value: Value) {
            list = Array(([value] + list.filter { $0 != value }).prefix(8))
        }
        switch change {
        case .face(let face): renew(&recentFaces, face)
        case .strokeInk(let ink): renew(&recentInks, ink)
        case .fillInk(let ink?): renew(&recentInks, ink)
        default: break
        }
    }

    /// Goes to the next of the four ways a line can have arrow heads.
    mutating func cycleHeads() throws(CommandError) {
        let order: [ArrowHeads] = [.none, .end, .both, .start]
        let current = order.firstIndex(of: shownStyle.heads) ?? 0
        let heads = order[(current + 1) % order.count]
        try apply(.heads(heads))
        say(words.messages.arrowHeads(heads.rawValue))
    }

    /// Changes the session's language: the words, the language of new text, and the marks of the font list.
    mutating func setLanguage(_ code: String) {
        guard code != language else { return }
        language = code
        style.language = code
        textEditing?.style.language = code
        changeArticleEdition(to: Edition(language: code))
        effects += [.loadFaces(languages: loadedLanguages), .remember(style, language: language)]
    }

    /// The languages the font list marks faces for.
    var loadedLanguages: [String] { [language] }
}
