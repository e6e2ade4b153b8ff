import Words

/// What a step of the history did, for the status row and the menu.
public enum StepName: Hashable, Sendable {
    case draw(ToolKind)
    case text, label, delete, style, order, move, duplicate, articles
    case paste, resize, point, group, ungroup, lock, unlock, align, distribute, flip

    /// The step's name in words.
    func text(_ words: Words) -> String {
        switch self {
        case .draw(let kind): kind.name(words.toolbar)
        case .text: words.toolbar.text
        case .label: words.steps.label
        case .delete: words.steps.delete
        case .style: words.steps.style
        case .order: words.steps.order
        case .move: words.steps.move
        case .duplicate: words.steps.duplicate
        case .articles: words.toolbar.article
        case .paste: words.steps.paste
        case .resize: words.steps.resize
        case .point: words.steps.point
        case .group: words.steps.group
        case .ungroup: words.steps.ungroup
        case .lock: words.steps.lock
        case .unlock: words.steps.unlock
        case .align: words.steps.align
        case .distribute: words.steps.distribute
        case .flip: words.steps.flip
        }
    }
}

extension ToolKind {
    /// The tool's name in the toolbar and the status row.
    func name(_ words: ToolbarWords) -> String {
        switch self {
        case .pencil: words.pencil
        case .line: words.line
        case .rectangle: words.rectangle
        case .oval: words.oval
        case .curve: words.curve
        case .text: words.text
        case .select: words.select
        }
    }
}
