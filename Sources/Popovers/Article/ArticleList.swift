import Screen
import Words

/// The list of the articles that can be opened, over what can be done with the highlighted one.
struct ArticleList: Sendable {
    /// What the buttons under the list do.
    private enum Button: CaseIterable {
        case open, remove, raise, lower
    }

    private var content: ArticleContent
    private var list: FilterListBlock
    private var ring = FocusRing(count: 2)
    private var button = 0
    /// The entry of every item; the headings have none.
    private var entries: [Int?] = []

    init(_ content: ArticleContent) {
        self.content = content
        list = FilterListBlock(index: FilterIndex(), highlighted: nil, checked: nil)
        update(content, highlighted: content.openEntry)
    }

    /// The entry in focus.
    var highlighted: Int? { list.highlightedItem.flatMap { entries[$0] } }

    /// Takes other entries, keeping the filter and the row in focus.
    mutating func update(_ content: ArticleContent) {
        let former = highlighted.flatMap { self.content.entries.indices.contains($0) ? self.content.entries[$0] : nil }
        let kept = former.flatMap { entry in content.entries.firstIndex(of: entry) } ?? content.openEntry
        update(content, highlighted: kept)
    }

    private mutating func update(_ content: ArticleContent, highlighted: Int?) {
        self.content = content
        var index = FilterIndex()
        var headings: Set<Int> = []
        entries = []
        for (number, entry) in content.entries.enumerated() {
            if number == 0 || number == content.ownCount {
                headings.insert(entries.count)
                entries.append(nil)
                index.append("")
            }
            entries.append(number)
            index.append("\(entry.title) \(entry.detail)")
        }
        list.replace(
            index: index, headings: headings, highlighted: highlighted.flatMap { item(of: $0) },
            checked: content.openEntry.flatMap { item(of: $0) })
    }

    private func item(of entry: Int) -> Int? { entries.firstIndex(of: entry) }

    // MARK: - Keys

    mutating func handle(_ input: Input) -> PopoverOutcome<ArticleChoice> {
        if case .key(let key) = input, let step = ring.step(key) {
            if step == .left {
                ring.move(to: 0)
                return .leave
            }
            return .stay
        }
        if ring.index == 1, case .key(let key) = input { return handleButtons(key) }
        switch list.answer(input) {
        case .cancel: return .cancel
        case .leave: return .leave
        case .entered(let item):
            if let entry = item.flatMap({ entries[$0] }), !isAddress { return .post(.open(entry)) }
            return list.field.isEmpty ? .stay : .post(.add(list.field.text))
        case .clicked(let item): return entries[item].map { .post(.open($0)) } ?? .stay
        case .moved, .stay: return .stay
        case .ignored: return .ignored
        }
    }

    /// Whether an address was typed or pasted: it is meant whatever else matches.
    private var isAddress: Bool { list.field.text.contains("/") }

    private mutating func handleButtons(_ key: Key) -> PopoverOutcome<ArticleChoice> {
        if key.isCancel { return .cancel }
        let count = Button.allCases.count
        switch Movement(key, letters: true) {
        case .left: button = (button + count - 1) % count
        case .right: button = (button + 1) % count
        case .up, .down, .pageUp, .pageDown: _ = list.handle(.key(key))
        case .first: button = 0
        case .last: button = count - 1
        case nil:
            guard key.choosesWithoutField else { return .ignored }
            return press(Button.allCases[button])
        }
        return .stay
    }

    private func press(_ button: Button) -> PopoverOutcome<ArticleChoice> {
        guard let entry = highlighted else { return .stay }
        // The ready list is the program's; only the drawing's own can be changed.
        let isOwn = entry < content.ownCount
        switch button {
        case .open: return .post(.open(entry))
        case .remove: return isOwn ? .post(.remove(entry)) : .stay
        case .raise: return isOwn && entry > 0 ? .post(.move(entry, by: -1)) : .stay
        case .lower: return isOwn && entry + 1 < content.ownCount ? .post(.move(entry, by: 1)) : .stay
        }
    }

    // MARK: - Drawing

    mutating func draw(on surface: inout Surface, in area: CellRect, context: PopoverContext) {
        let words = context.words.article
        let buttonRows = area.size.rows >= 6 ? 1 : 0
        let rows = area.size.rows - buttonRows
        let content = content
        let entries = entries
        list.draw(on: &surface, in: area.rows(from: 0, count: rows), context: context) { item in
            guard let entry = entries[item] else {
                let isOwn = item + 1 < entries.count && (entries[item + 1] ?? 0) < content.ownCount
                return ListRow(isOwn ? words.own : words.presidents)
            }
            return ListRow(content.entries[entry].title, detail: content.entries[entry].detail)
        }
        if list.highlightedItem == nil, !list.field.isEmpty, rows > 2 {
            surface.writeCut(
                words.addHint, column: area.minColumn + 3, row: area.minRow + 2, style: context.theme.plain,
                width: area.size.columns - 3)
        }
        if buttonRows > 0 { drawButtons(on: &surface, in: area, context: context) }
    }

    private func drawButtons(on surface: inout Surface, in area: CellRect, context: PopoverContext) {
        let words = context.words.article
        let isOwn = highlighted.map { $0 < content.ownCount } ?? false
        var column = area.minColumn
        let row = area.endRow - 1
        for (number, label) in [words.open, words.remove, words.raise, words.lower].enumerated() {
            let hasFocus = ring.index == 1 && number == button
            let style = hasFocus ? context.theme.focus : number == 0 || isOwn ? context.theme.plain : context.theme.faint
            if hasFocus { surface.cursor = CellPosition(column: min(column, area.endColumn - 1), row: row) }
            let text = hasFocus ? "[\(label)]" : " \(label) "
            column += surface.write(text, column: column, row: row, style: style, width: area.endColumn - column) + 1
        }
    }
}
