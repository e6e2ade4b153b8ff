import Graphemes

/// Lays out the first row: the tools, brackets round the one in use, then menu, command line and help.
enum ToolRowLayout {
    /// The widest arrangement that fits: names and room, names, then the name of the tool in use alone, scrolled to the focus.
    static func row(_ content: ToolbarContent, typing: Bool, focus: ToolbarItem?, columns: Int) -> ToolbarRow {
        let items = ToolbarItem.tools(typing: typing)
        let tools = items.filter { if case .tool = $0 { true } else { $0 == .done } }
        let others = items.filter { !tools.contains($0) }
        let full = entries(tools, content) { _ in true }
        let right = entries(others, content) { _ in true }
        for spacious in [true, false] {
            let row = joined(full, right, separator: content.separator, spacious: spacious)
            if row.width <= columns { return row.row }
        }
        let short = entries(tools, content) { $0 == .tool(content.tool) || $0 == .done }
        let compact = joined(short, right, separator: nil, spacious: false)
        return scrolled(compact.row, width: compact.width, focus: focus, columns: columns)
    }

    private struct Entry {
        var item: ToolbarItem
        var text: String
        var isInUse: Bool
    }

    private static func entries(
        _ items: [ToolbarItem], _ content: ToolbarContent, named: (ToolbarItem) -> Bool
    ) -> [Entry] {
        items.map { item in
            let label = content.label(of: item)
            return Entry(item: item, text: named(item) ? label.text : label.key, isInUse: item == .tool(content.tool))
        }
    }

    /// Puts entries side by side. Between two tools stands one blank each, or one in all where they are not named; brackets
    /// take the place of blanks.
    private static func joined(
        _ tools: [Entry], _ others: [Entry], separator: String?, spacious: Bool
    ) -> (row: ToolbarRow, width: Int) {
        let separated = separator != nil
        var row = ToolbarRow()
        var column = 0
        func mark(_ text: String) {
            row.marks.append((column, text))
            column += text.columns
        }
        func place(_ entry: Entry) {
            row.slots.append(ToolbarRow.Slot(item: entry.item, column: column, text: entry.text))
            column += entry.text.columns
        }
        for (index, entry) in tools.enumerated() {
            let followsBracket = index > 0 && tools[index - 1].isInUse
            if separated || index == 0 && entry.isInUse {
                mark(entry.isInUse ? "[" : " ")
            } else if index > 0, !followsBracket {
                mark(entry.isInUse ? "[" : " ")
            }
            place(entry)
            if separated || entry.isInUse { mark(entry.isInUse ? "]" : " ") }
        }
        if let separator { mark(separator) }
        for (index, entry) in others.enumerated() {
            if spacious || (index > 0 || !separated) { mark(index == 0 && tools.last?.isInUse == true && !separated ? "" : " ") }
            place(entry)
            if spacious, index < others.count - 1 { mark(" ") }
        }
        return (row, column)
    }

    /// The part of a row that holds the focus, `>` and `<` marking what is left out.
    private static func scrolled(_ row: ToolbarRow, width: Int, focus: ToolbarItem?, columns: Int) -> ToolbarRow {
        guard width > columns else { return row }
        let target = focus.flatMap { row.slot(of: $0) }
        let end = target.map { $0.column + $0.columns + 2 } ?? 0
        let shift = max(0, end - columns)
        var result = ToolbarRow()
        let first = shift > 0 ? 1 : 0
        let last = width - shift > columns ? columns - 1 : columns
        result.slots = row.slots.compactMap { slot in
            let column = slot.column - shift
            guard column >= first, column + slot.columns <= last else { return nil }
            return ToolbarRow.Slot(item: slot.item, column: column, text: slot.text)
        }
        result.marks = row.marks.compactMap { mark in
            let column = mark.column - shift
            return column >= first && column + mark.text.columns <= last ? (column, mark.text) : nil
        }
        if first > 0 { result.marks.append((0, "<")) }
        if last < columns { result.marks.append((columns - 1, ">")) }
        return result
    }
}
