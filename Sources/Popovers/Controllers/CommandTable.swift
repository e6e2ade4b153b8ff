import Graphemes
import Screen
import Words

/// The searchable table of commands that the menu and the help both are.
struct CommandTable: Sendable {
    /// What stands first on a row.
    enum Order: Hashable, Sendable {
        case labelsFirst, keysFirst
    }

    private enum Entry: Sendable {
        case heading(String, reason: String)
        /// A command, and whether its group's heading says why it cannot be run.
        case command(MenuItem, isExplained: Bool)
        case line(String)
    }

    private let entries: [Entry]
    private let order: Order
    private let keysWidth: Int
    private var list: FilterListBlock
    private var message: String?

    /// The most columns that keys before their labels take.
    private static let widestKeys = 14

    init(groups: [MenuGroup], lines: [String] = [], order: Order) {
        self.order = order
        var entries: [Entry] = []
        var index = FilterIndex()
        var headings: Set<Int> = []
        for group in groups where !group.items.isEmpty {
            headings.insert(entries.count)
            let reason = CommandTable.commonReason(of: group)
            entries.append(.heading(group.title, reason: reason ?? ""))
            index.append("")
            for item in group.items {
                entries.append(.command(item, isExplained: reason != nil))
                index.append("\(item.label) \(item.name) \(item.keys) \(group.title) \(item.keywords)")
            }
        }
        for line in lines {
            entries.append(.line(line))
            index.append(line)
        }
        self.entries = entries
        keysWidth = min(CommandTable.widestKeys, groups.lazy.flatMap(\.items).map(\.keys.columns).max() ?? 0)
        list = FilterListBlock(index: index, headings: headings, highlighted: nil, checked: nil)
    }

    /// Why no command of a group can be run, where that is the same for all of them: it is said once.
    private static func commonReason(of group: MenuGroup) -> String? {
        guard group.items.count > 1, let reason = group.items[0].unavailable else { return nil }
        return group.items.allSatisfy { $0.unavailable == reason } ? reason : nil
    }

    /// The highlighted command's name, where it can be run.
    var selection: String? {
        guard let item = list.highlightedItem, case .command(let command, _) = entries[item], command.unavailable == nil else {
            return nil
        }
        return command.name
    }

    mutating func handle(_ input: Input) -> PopoverOutcome<String> {
        message = nil
        switch list.answer(input) {
        case .cancel: return .cancel
        case .leave: return .leave
        case .moved, .stay: return .stay
        case .ignored: return .ignored
        case .entered(nil): return .stay
        case .entered(let item?), .clicked(let item): return run(item)
        }
    }

    private mutating func run(_ item: Int) -> PopoverOutcome<String> {
        guard case .command(let command, _) = entries[item] else { return .stay }
        if let reason = command.unavailable {
            message = reason
            return .stay
        }
        return .post(command.name)
    }

    // MARK: - Drawing

    private static let messageRows = 3
    /// As much as a window of 80 columns has inside a frame, without its last column.
    private static let widest = 76

    func wantedSize(in context: PopoverContext) -> CellSize {
        let widths = entries.lazy.map { entry in
            let row = row(of: entry)
            return ListBlock.labelColumn + row.label.columns + (row.detail.isEmpty ? 0 : row.detail.columns + 2)
        }
        return CellSize(
            columns: min(CommandTable.widest, PopoverLayout.columns(for: widths)),
            rows: 2 + PopoverLayout.listRows(entries.count, beside: 2, in: context))
    }

    mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        let text = note(columns: area.size.columns, words: context.words.popovers)
        let lines = text.isEmpty ? 0 : text.wrapped(columns: area.size.columns).count
        let noteRows = min(lines, CommandTable.messageRows, max(0, area.size.rows - 2))
        let table = self
        let listRows = area.size.rows - noteRows
        list.draw(on: &surface, in: area.rows(from: 0, count: listRows), context: context) { table.row(of: table.entries[$0]) }
        let style = message == nil ? context.theme.faint : context.theme.strong
        surface.writeWrapped(text, in: area.rows(from: listRows, count: noteRows), style: style)
    }

    /// The reason that was asked for, else the whole text of a highlighted row that was cut.
    private func note(columns: Int, words: PopoverWords) -> String {
        if let message { return words.unavailable + " " + message }
        guard let item = list.highlightedItem else { return "" }
        let row = row(of: entries[item])
        return ListBlock.cuts(row, columns: columns) ? row.label : ""
    }

    private func row(of entry: Entry) -> ListRow {
        switch entry {
        case .heading(let title, let reason): return ListRow(title, detail: reason)
        case .line(let line): return ListRow(line)
        case .command(let item, let isExplained):
            let isUnavailable = item.unavailable != nil
            let reason = isExplained ? nil : item.unavailable
            guard order == .keysFirst else {
                return ListRow(
                    item.shownLabel, detail: reason ?? item.keys, isDetailOptional: reason != nil, isUnavailable: isUnavailable)
            }
            let padding = String(repeating: " ", count: max(0, keysWidth - item.keys.columns) + 2)
            return ListRow(
                item.keys + padding + item.shownLabel, detail: reason ?? "", isDetailOptional: true, isUnavailable: isUnavailable)
        }
    }
}
