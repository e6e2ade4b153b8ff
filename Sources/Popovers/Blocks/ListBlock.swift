import Screen

/// Rows of which one is highlighted and at most one carries the check mark.
///
/// It knows rows by number alone and asks for their texts while drawing, so that a list of thousands costs what is visible.
public struct ListBlock: Sendable {
    /// The number of rows, headings counted.
    public private(set) var count: Int
    /// The row in focus; nothing where there is none that could have it.
    public private(set) var highlighted: Int?
    /// The row of the value that was there when the list opened.
    public private(set) var checked: Int?
    /// The rows that title what follows; the highlight passes over them.
    public private(set) var headings: Set<Int>
    /// The cell rows that a row takes, at least 1.
    public let rowHeight: Int
    /// The first visible row.
    public private(set) var top = 0
    /// Where it was last drawn.
    public private(set) var area = CellRect(column: 0, row: 0, columns: 0, rows: 0)
    private var opensInTheMiddle = true

    /// Creates a list that opens with the highlighted row in the middle.
    public init(count: Int, highlighted: Int? = nil, checked: Int? = nil, headings: Set<Int> = [], rowHeight: Int = 1) {
        self.count = max(0, count)
        self.checked = checked
        self.headings = headings
        self.rowHeight = max(1, rowHeight)
        self.highlighted = selectable(near: highlighted ?? 0, direction: 1)
    }

    /// The rows that were visible at the last drawing, at least 1.
    public var visibleRows: Int { max(1, area.size.rows / rowHeight) }

    /// Exchanges the rows, as when a filter changes; with `centred`, the highlighted row moves to the middle.
    public mutating func replace(count: Int, highlighted: Int?, checked: Int?, headings: Set<Int> = [], centred: Bool = false) {
        self.count = max(0, count)
        self.checked = checked
        self.headings = headings
        self.highlighted = selectable(near: highlighted ?? 0, direction: 1)
        if centred { opensInTheMiddle = true }
    }

    /// Answers a step; steps to the side are not for a list.
    public mutating func move(_ movement: Movement) -> BlockResponse {
        guard let highlighted else { return movement == .left || movement == .right ? .ignored : .used }
        // One row of the old page stays in sight.
        let page = max(1, visibleRows - 1)
        switch movement {
        case .up: return move(to: highlighted - 1, direction: -1)
        case .down: return move(to: highlighted + 1, direction: 1)
        case .pageUp: return move(to: highlighted - page, direction: -1)
        case .pageDown: return move(to: highlighted + page, direction: 1)
        case .first: return move(to: 0, direction: 1)
        case .last: return move(to: count - 1, direction: -1)
        case .left, .right: return .ignored
        }
    }

    /// Answers the mouse: a click highlights and chooses, the wheel moves by three rows.
    public mutating func handle(_ event: MouseEvent) -> BlockResponse {
        switch event.action {
        case .wheelUp: return highlighted.map { move(to: $0 - 3, direction: -1) } ?? .used
        case .wheelDown: return highlighted.map { move(to: $0 + 3, direction: 1) } ?? .used
        case .drag, .release, .wheelLeft, .wheelRight: return .used
        case .press:
            guard area.contains(event.position) else { return .ignored }
            let row = top + (event.position.row - area.minRow) / rowHeight
            guard row < count, !headings.contains(row) else { return .used }
            highlighted = row
            return .chosen
        }
    }

    private mutating func move(to row: Int, direction: Int) -> BlockResponse {
        let target = selectable(near: row, direction: direction)
        guard target != highlighted else { return .used }
        highlighted = target
        return .changed
    }

    /// The first row from a place in a direction that is no heading, else the first one the other way.
    private func selectable(near row: Int, direction: Int) -> Int? {
        guard count > 0 else { return nil }
        let start = min(max(0, row), count - 1)
        for step in [direction, -direction] {
            var candidate = start
            while (0..<count).contains(candidate) {
                if !headings.contains(candidate) { return candidate }
                candidate += step
            }
        }
        return nil
    }

    /// Takes the place it is drawn at and scrolls so that the highlighted row is inside.
    mutating func place(in area: CellRect) {
        self.area = area
        let row = highlighted ?? 0
        if opensInTheMiddle {
            top = row - visibleRows / 2
            opensInTheMiddle = false
        }
        top = min(max(top, row - visibleRows + 1), row)
        top = max(0, min(top, count - visibleRows))
        // The heading above the first row in sight comes along where there is room.
        if top > 0, headings.contains(top - 1), row < top - 1 + visibleRows { top -= 1 }
    }
}
