import Graphemes

/// Lays out the second row: the style's values in fixed columns, so that a changed value moves nothing.
enum StyleRowLayout {
    /// The columns that each item takes from 80 columns on, its key, a blank and the gap behind it counted.
    private static let widths: [ToolbarItem: Int] = [
        .font: 19, .size: 6, .stroke: 10, .strokeColour: 10, .fillColour: 10, .language: 6, .article: 10, .files: 8,
    ]

    static func row(_ content: ToolbarContent, focus: ToolbarItem?, columns: Int) -> ToolbarRow {
        let wide = widths.values.reduce(1, +)
        return columns >= wide ? fixed(content, spare: columns - wide) : narrow(content, focus: focus, columns: columns)
    }

    /// All items in their columns; what a wider window has to spare goes to the face's name, up to 24 columns.
    private static func fixed(_ content: ToolbarContent, spare: Int) -> ToolbarRow {
        var row = ToolbarRow()
        var column = 1
        for item in ToolbarItem.styles {
            let width = (widths[item] ?? 0) + (item == .font ? min(24, spare) : 0)
            // Nothing stands behind the last item, so that it needs no gap.
            let gap = item == ToolbarItem.styles.last ? 0 : 1
            let text = cut(content.label(of: item).text, to: width - gap)
            row.slots.append(ToolbarRow.Slot(item: item, column: column, text: text))
            column += width
        }
        return row
    }

    /// The items from the first that lets the focus be seen: values while there is room, then keys, then a mark of more.
    private static func narrow(_ content: ToolbarContent, focus: ToolbarItem?, columns: Int) -> ToolbarRow {
        let items = ToolbarItem.styles
        for start in items.indices {
            let row = packed(content, Array(items[start...]), hasFormer: start > 0, columns: columns)
            guard let focus, let index = items.firstIndex(of: focus), index >= start else { return row }
            if row.slot(of: focus)?.text == row.fullText(of: focus, content) || start == index { return row }
        }
        return ToolbarRow()
    }

    private static func packed(_ content: ToolbarContent, _ items: [ToolbarItem], hasFormer: Bool, columns: Int) -> ToolbarRow {
        var row = ToolbarRow()
        var column = 0
        if hasFormer {
            row.marks.append((0, "<"))
            column = 2
        }
        for (index, item) in items.enumerated() {
            let label = content.label(of: item)
            let isLast = index == items.count - 1
            let room = columns - column - (isLast ? 0 : 2)
            let text = item == .font ? fixedFace(label) : label.text
            if text.columns <= room {
                row.slots.append(ToolbarRow.Slot(item: item, column: column, text: text))
                column += text.columns + 1
            } else if label.key.columns <= room, !label.key.isEmpty {
                row.slots.append(ToolbarRow.Slot(item: item, column: column, text: label.key))
                column += label.key.columns + 1
            } else {
                row.marks.append((columns - 1, ">"))
                break
            }
        }
        return row
    }

    /// The face's name in 9 columns, so that another face does not move what stands behind it.
    fileprivate static func fixedFace(_ label: ToolbarContent.Label) -> String {
        let name = cut(label.value, to: 9)
        return "\(label.key) \(name)" + String(repeating: " ", count: 9 - name.columns)
    }

    /// A text of at most some columns.
    static func cut(_ text: String, to columns: Int) -> String {
        var used = 0
        return String(
            text.prefix {
                used += Grapheme($0).columns; return used <= columns
            })
    }
}

extension ToolbarRow {
    fileprivate func fullText(of item: ToolbarItem, _ content: ToolbarContent) -> String {
        let label = content.label(of: item)
        return item == .font ? StyleRowLayout.fixedFace(label) : label.text
    }
}
