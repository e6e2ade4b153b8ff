import Drawing
import Screen
import Words

extension Editor {
    var toolbarContent: ToolbarContent {
        let style = shownStyle
        return ToolbarContent(
            words: words, style: style, face: faceLabel(style), language: language, tool: tool.kind, mixed: mixedValues,
            separator: capabilities.glyphs.hasBoxes ? "│" : "|",
            key: { [keyMap] item in item == .done ? "" : keyMap.hint(for: item.commandLine) ?? "" })
    }

    /// The item that is marked as having the focus: of the toolbar itself, or of the open popover.
    var focusedItem: ToolbarItem? {
        if case .toolbar(let item) = focus { return item }
        return coordinator.request.map { request in request.anchor == .tool(.rectangle) ? .tool(tool.kind) : request.anchor }
    }

    var toolRow: ToolbarRow {
        ToolRowLayout.row(toolbarContent, typing: textEditing != nil, focus: focusedItem, columns: layout.size.columns)
    }

    var styleRow: ToolbarRow {
        StyleRowLayout.row(toolbarContent, focus: focusedItem, columns: layout.size.columns)
    }

    /// The toolbar's rows that are on the screen, from the top.
    var toolbarRows: [ToolbarRow] {
        if layout.toolbarRows == 2 { return [toolRow, styleRow] }
        return [focusedItem?.isStyle == true ? styleRow : toolRow]
    }

    /// The column that the item of an open popover begins at.
    var anchorColumn: Int {
        guard let item = focusedItem else { return 0 }
        return toolbarRows.compactMap { $0.slot(of: item)?.column }.first ?? 0
    }

    /// Answers a key while the toolbar has the focus.
    mutating func handle(_ key: Key, on item: ToolbarItem) {
        let tools = ToolbarItem.tools(typing: textEditing != nil)
        let row = tools.contains(item) ? tools : ToolbarItem.styles
        let index = row.firstIndex(of: item) ?? 0
        switch key.code {
        case .escape, .tab: focus = .canvas
        case .character("c") where key.modifiers == .control, .character("g") where key.modifiers == .control: focus = .canvas
        case .left, .character("h"): focus = .toolbar(row[(index + row.count - 1) % row.count])
        case .right, .character("l"): focus = .toolbar(row[(index + 1) % row.count])
        case .up, .down, .character("j"), .character("k"): focus = .toolbar(neighbour(of: item))
        case .home: focus = .toolbar(row[0])
        case .end: focus = .toolbar(row[row.count - 1])
        case .enter, .character(" "): activate(item)
        default:
            focus = .canvas
            if textEditing == nil {
                runBinding(of: key)
            } else if let request = request(for: key) {
                openForKey(request)
            }
        }
    }

    /// The item of the other row that stands nearest.
    private func neighbour(of item: ToolbarItem) -> ToolbarItem {
        let (own, other) = item.isStyle ? (styleRow, toolRow) : (toolRow, styleRow)
        let column = own.slot(of: item)?.column ?? 0
        return other.slots.min { abs($0.column - column) < abs($1.column - column) }?.item ?? item
    }

    /// Does what Enter on an item does.
    mutating func activate(_ item: ToolbarItem) {
        focus = .canvas
        if item == .done || !opensPopover(item) { endTyping() }
        if item != .done { run(item.commandLine) }
    }

    /// Whether the item opens a popover over a text that is being typed.
    private func opensPopover(_ item: ToolbarItem) -> Bool {
        if case .tool = item { return false }
        return item != .done
    }

    /// Moves the focus into the toolbar: to the tool in use, or to what ends the typing.
    mutating func focusToolbar() {
        focus = .toolbar(textEditing != nil ? .done : .tool(tool.kind))
    }
}
