import Screen

/// What a popover that is a filtered list shall do about an input.
enum FilterListAnswer: Hashable {
    case cancel
    case leave
    /// Enter on an item, or nothing where no item is in focus.
    case entered(Int?)
    case clicked(Int)
    /// Another item is in focus.
    case moved
    case stay
    case ignored
}

extension FilterListBlock {
    /// Answers an input, the keys that close included.
    mutating func answer(_ input: Input) -> FilterListAnswer {
        if case .key(let key) = input {
            if key.isCancel { return .cancel }
            if key.code == .tab { return key.modifiers.contains(.shift) ? .stay : .leave }
            if key.isEnter { return .entered(highlightedItem) }
        }
        switch handle(input) {
        case .ignored:
            if case .key = input { return .ignored }
            return .stay
        case .used: return .stay
        case .changed: return .moved
        case .chosen: return highlightedItem.map { .clicked($0) } ?? .stay
        }
    }

    /// Answers an input for a popover that acts on Enter or a click alone.
    mutating func choose<Selection>(_ input: Input, _ selection: (Int) -> Selection) -> PopoverOutcome<Selection> {
        switch answer(input) {
        case .cancel: .cancel
        case .leave: .leave
        case .entered(let item): item.map { .post(selection($0)) } ?? .stay
        case .clicked(let item): .post(selection(item))
        case .moved, .stay: .stay
        case .ignored: .ignored
        }
    }
}
