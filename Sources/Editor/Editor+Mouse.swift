import Screen

extension Editor {
    /// Answers the mouse where no popover is open: the toolbar's items, drawing, and the wheel.
    mutating func handle(_ event: MouseEvent) {
        switch event.action {
        case .wheelUp: turnWheel(-1, event)
        case .wheelDown: turnWheel(1, event)
        case .wheelLeft: panByWheel(columns: -Editor.wheelColumns, rows: 0)
        case .wheelRight: panByWheel(columns: Editor.wheelColumns, rows: 0)
        case .press:
            let rows = toolbarRows
            if rows.indices.contains(event.position.row) {
                if let item = rows[event.position.row].item(at: event.position.column) { activate(item) }
            } else if layout.canvas.contains(event.position) {
                pressMouse(at: event.position - layout.canvas.origin)
            }
        case .drag, .release:
            if textEditing != nil, isSelectingByMouse {
                _ = placeCaret(at: event.position - layout.canvas.origin, selecting: true)
                if event.action == .release { isSelectingByMouse = false }
                return
            }
            guard tool.phase.isPenDown, textEditing == nil, layout.canvas.contains(event.position) else { return }
            setCursor(view.centre(of: event.position - layout.canvas.origin))
            if event.action == .release { press() }
        }
    }

    private mutating func pressMouse(at cell: CellPosition) {
        focus = .canvas
        dropped = nil
        if placeCaret(at: cell, selecting: false) {
            isSelectingByMouse = true
            return
        }
        if textEditing != nil { endTyping() }
        setCursor(view.centre(of: cell))
        guard !tool.phase.isPenDown else { return }
        if tool.kind == .select, tool.isIdle { pick(drags: true) } else { press() }
    }

    /// One click of the wheel pans by so many rows, and with Shift by as many dots sideways.
    private static let wheelRows = 3
    private static let wheelColumns = 6

    /// Pans down or up, with Shift sideways; with Ctrl it zooms out or in about the pointer.
    private mutating func turnWheel(_ clicks: Int, _ event: MouseEvent) {
        if event.modifiers.contains(.control) {
            guard layout.canvas.contains(event.position) else { return }
            let step = clicks < 0 ? ZoomSteps.above(view.zoom) : ZoomSteps.below(view.zoom)
            zoom(to: step, about: event.position - layout.canvas.origin)
        } else if event.modifiers.contains(.shift) {
            panByWheel(columns: clicks * Editor.wheelColumns, rows: 0)
        } else {
            panByWheel(columns: 0, rows: clicks * Editor.wheelRows)
        }
    }

    /// Pans, and leaves the cursor at the edge of the view where it would go out of it.
    private mutating func panByWheel(columns: Int, rows: Int) {
        pan(columns: columns, rows: rows)
        bringCursorIntoView()
    }
}
