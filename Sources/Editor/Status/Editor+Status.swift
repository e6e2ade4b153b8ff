import Drawing
import Geometry
import Graphemes
import Screen
import Words

extension Editor {
    var statusRow: StatusRow {
        let mark = isDirty ? " *" : "  "
        let name = file.name ?? words.status.untitled
        let lock = file.isReadOnly ? " (\(words.status.readOnly))" : ""
        let right = name + lock + mark
        if let message { return StatusRow(parts: [message], file: right) }
        return StatusRow(parts: statusParts, file: right)
    }

    private var statusParts: [String] {
        let status = words.status
        let kind = tool.kind.name(words.toolbar)
        if textEditing != nil {
            return ["\(words.toolbar.text) \(status.typing)", caretText, typedNote] + typingHints
        }
        if let jump {
            let typed = jump.typed.map { "\($0)…" } ?? ""
            return ["\(kind) \(status.jump)", typed, status.jumpLetters, status.drop(key("cancel"))]
        }
        return [
            "\(kind) \(phaseName)", placeText, stepName, zoomText,
        ] + toolHints
    }

    private var phaseName: String {
        switch tool.phase {
        case .idle: targetName ?? words.status.idle
        case .penDown: words.status.penDown
        case .handle: words.status.handle
        case .anchor: words.status.anchor
        case .marquee: words.status.marquee
        case .carrying: words.status.carrying
        case .reshaping: words.status.handle
        }
    }

    /// The handle under the cursor in a word, where one can be taken.
    private var targetName: String? {
        guard case .handle(let handle) = shownTarget else { return nil }
        switch handle.kind {
        case .box, .outgoing, .incoming: return words.status.onHandle
        case .end: return words.status.onEnd
        case .point: return words.status.onPoint
        case .anchor: return words.status.onAnchor
        }
    }

    /// What one move is, and what places keep to.
    private var stepName: String {
        let status = words.status
        guard cursor.step == .cell else { return status.dot }
        switch settings.snap {
        case .cells: return status.cell
        case .grid: return status.grid
        case .points:
            guard case .point(let point) = snapTarget else { return status.points }
            switch point.kind {
            case .corner: return status.onCorner
            case .end: return status.onEnd
            case .middle: return status.onMiddle
            case .centre: return status.onCentre
            case .anchor: return status.onAnchor
            }
        }
    }

    /// The zoom where it is not 100 %.
    private var zoomText: String { view.zoom == 1 ? "" : words.status.percent(String(Int((view.zoom * 100).rounded()))) }

    /// The cursor's place with the size of what is half-drawn or held; the select tool at rest shows where what is selected lies
    /// instead, which leaves the hints their room.
    private var placeText: String {
        if tool.kind == .select, tool.isIdle, let selectionText { return selectionText }
        // Where both have no room, how far something was carried weighs more than the cursor that everybody sees.
        if tool.phase.isChanging, layout.size.columns < 60, let measureText { return measureText }
        return [positionText, measureText].compactMap(\.self).joined(separator: ", ")
    }

    /// The cursor's place: column and row counted from 1, or dots.
    private var positionText: String {
        let place = cursorNumbers
        return switch cursor.step {
        case .cell: words.status.position(Editor.padded(place.column, to: 3), Editor.padded(place.row, to: 3))
        case .dot: "x \(Editor.padded(place.column, to: 4)) y \(Editor.padded(place.row, to: 4))"
        }
    }

    /// The size of what is half-drawn, or a line's length and angle.
    private var measureText: String? {
        if let change = tool.change { return measureText(of: change) }
        guard let draft = tool.draft else { return nil }
        switch tool.kind {
        case .rectangle, .oval, .text, .select: return sizeText(draft.start.box(to: toolPlace).size)
        case .line, .curve: return lengthText(toolPlace.point - draft.start.point)
        default: return nil
        }
    }

    /// What carrying or a handle has led to: the offset, the new size, or a line's length and angle.
    private func measureText(of change: SelectionChange) -> String? {
        switch change {
        case .move(let offset):
            return Editor.filled("\(Editor.signed(offset.x / unit.width)),\(Editor.signed(offset.y / unit.height))", to: 9)
        case .reshape(let handle, let offset, _):
            switch handle.kind {
            case .end:
                guard case .line(let start, let end) = changingDrawables.first?.shape else { return nil }
                return lengthText(end - start)
            case .box(let side):
                return selected.box.map { sizeText(side.resized($0, by: offset, unit: place.rect.size).box.size) }
            default: return nil
            }
        }
    }

    /// What is selected: how many or what kind, where from its top left corner on, and how large.
    private var selectionText: String? {
        guard !selection.isEmpty else { return nil }
        let status = words.status
        var parts = [selected.drawables.count == 1 ? kindName : status.selected(words.number(selected.drawables.count))]
        if let box = selected.box {
            let first = cursor.step == .cell ? 1.0 : 0
            parts.append("\(Editor.tenths(box.minX / unit.width + first)),\(Editor.tenths(box.minY / unit.height + first))")
            parts.append("\(Editor.tenths(box.width / unit.width))x\(Editor.tenths(box.height / unit.height))")
        }
        if selected.unlocked.count < selected.drawables.count { parts.append(status.locked) }
        return parts.joined(separator: " ")
    }

    /// The kind of the one drawable that is selected, called as the tool that draws it.
    private var kindName: String {
        let kind: ToolKind =
            switch selected.drawables.first?.shape {
            case .pencil: .pencil
            case .line: .line
            case .oval: .oval
            case .curve: .curve
            case .text: .text
            case .rectangle, .unknown, nil: .rectangle
            }
        return kind.name(words.toolbar)
    }

    /// What sizes are counted in: cells, or dots in the fine step.
    private var unit: Size { cursor.step == .cell ? Size(CellRun.cellWidth, CellRun.cellHeight) : Size(1, 1) }

    private func sizeText(_ size: Size) -> String {
        let columns = Int((size.width / unit.width).rounded(.up))
        let rows = Int((size.height / unit.height).rounded(.up))
        return Editor.filled("\(columns)x\(rows)", to: 7)
    }

    private func lengthText(_ offset: Point) -> String {
        let degrees = Int((Trigonometry.degrees(x: offset.x, y: -offset.y)).rounded())
        let length = Editor.tenths(offset.length / (cursor.step == .cell ? CellRun.cellWidth : 1))
        return Editor.filled("\(length) \(degrees)°", to: 10)
    }

    /// Line and column of the caret, counted from 1.
    private var caretText: String {
        guard let editing = textEditing else { return "" }
        let layout = setter.layout(editing.block(setter: setter).request)
        guard let place = layout.place(of: editing.caret) else { return "" }
        let column = editing.caret.offset - layout.lines[place.line].range.lowerBound
        return words.status.caret(Editor.padded(place.line + 1, to: 2), Editor.padded(column + 1, to: 3))
    }

    /// How much is selected, or that the text is longer than its frame.
    private var typedNote: String {
        guard let editing = shownEditing else { return "" }
        if let selected = editing.selected { return words.status.selectedCharacters(words.number(selected.count)) }
        if editing.isMarking { return words.status.selectedCharacters("0") }
        return editing.overflows(setter: setter) ? words.status.overflow : ""
    }

    private var toolHints: [String] {
        let status = words.status
        let space = key("press")
        let enter = key("accept")
        let escape = key("cancel")
        switch tool.phase {
        case .idle where tool.kind == .select:
            return selectHints + [status.toolbar(key("toolbar")), status.help(key("help"))]
        case .idle:
            let start = tool.kind == .text ? [status.type(enter), status.span(space)] : [status.start(space)]
            return start + [status.toolbar(key("toolbar")), status.help(key("help"))]
        case .penDown: return [status.set(space), status.drop(escape)]
        case .handle: return [status.set(space), status.finish(enter), status.drop(escape)]
        case .anchor: return [status.anchorKey(space), status.finish(enter), status.drop(escape)]
        case .marquee: return [status.pick(space), status.drop(escape)]
        case .carrying: return [status.putDown(space), status.putBack(escape)]
        case .reshaping: return [status.set(space), status.putBack(escape)]
        }
    }

    /// What Space would take, then what can be done with the selection.
    private var selectHints: [String] {
        let status = words.status
        let space = key("press")
        let first =
            switch shownTarget {
            case .handle: status.take(space)
            case .selection: status.pickUp(space)
            case .drawable: status.pick(space)
            case .nothing, nil: status.span(space)
            }
        return selection.isEmpty ? [first] : [first, status.move(key("pick-up")), status.deselect(key("cancel"))]
    }

    private var typingHints: [String] {
        let status = words.status
        func key(_ command: String) -> String { typingKeys.hint(for: command) ?? ":\(command)" }
        if textEditing?.selected != nil {
            return [status.copy(key("text-copy")), status.cut(key("text-cut")), status.done(key("text-done"))]
        }
        let font = keyMap.hint(for: "font").map { "Ctrl-O \($0)" } ?? ":font"
        return [
            status.done(key("text-done")), status.toolbar(key("text-toolbar")), status.font(font), status.mark(key("text-mark")),
        ]
    }

    private func key(_ command: String) -> String { keyMap.hint(for: command) ?? ":\(command)" }

    /// A number with blanks before it up to a width, so that a changed digit moves nothing.
    private static func padded(_ number: Int, to width: Int) -> String {
        let text = String(number)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private static func filled(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.columns))
    }

    private static func tenths(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let rest = abs(tenths) % 10
        return sign + (rest == 0 ? "\(abs(tenths) / 10)" : "\(abs(tenths) / 10).\(rest)")
    }

    private static func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + tenths(value) }
}
