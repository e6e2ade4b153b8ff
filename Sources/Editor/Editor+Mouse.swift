import Screen

extension Editor {
    /// Answers the mouse where no popover is open: the toolbar's items, drawing, and the wheel.
    mutating func handle(_ event: MouseEvent) {
        switch event.action {
        case .wheelUp: panByWheel(rows: -3)
        case .wheelDown: panByWheel(rows: 3)
        case .press:
            let rows = toolbarRows
            if rows.indices.contains(event.position.row) {
                if let item = rows[event.position.row].item(at: event.position.column) { activate(item) }
            } else if layout.canvas.contains(event.position) {
                pressMouse(at: event.position - layout.canvas.origin)
            }
        case .drag, .release:
            guard isPenDown, textEditing == nil, layout.canvas.contains(event.position) else { return }
            setCursor(view.centre(of: event.position - layout.canvas.origin))
            if event.action == .release { press() }
        }
    }

    private mutating func pressMouse(at cell: CellPosition) {
        focus = .canvas
        dropped = nil
        if textEditing != nil { endTyping() }
        setCursor(view.centre(of: cell))
        if !isPenDown { press() }
    }

    private mutating func panByWheel(rows: Int) {
        pan(columns: 0, rows: rows)
        let cell = view.cell(of: cursor.point)
        let row = min(max(0, cell.row), view.size.rows - 1)
        setCursor(view.centre(of: CellPosition(column: cell.column, row: row)))
    }
}
