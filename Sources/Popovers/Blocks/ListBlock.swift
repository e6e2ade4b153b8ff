import Screen

/// Rows of which one is highlighted and at most one carries the check mark.
///
/// It knows rows by number alone and asks for their heights and texts while it is placed and drawn, so that a list of
/// thousands costs what is visible.
public struct ListBlock: Sendable {
    /// The number of rows, headings counted.
    public private(set) var count: Int
    /// The row in focus; nothing where there is none that could have it.
    public private(set) var highlighted: Int?
    /// The row of the value that was there when the list opened.
    public private(set) var checked: Int?
    /// The rows that title what follows; the highlight passes over them.
    public private(set) var headings: Set<Int>
    /// The first visible row.
    public private(set) var top = 0
    /// The cell rows that the visible rows take, from the first one on; a row that would be cut is not visible.
    public private(set) var heights: [Int] = []
    /// Where it was last placed.
    public private(set) var area = CellRect(column: 0, row: 0, columns: 0, rows: 0)
    private var opensInTheMiddle = true
    /// The cell row, counted from the list's first, that the highlighted row is to stand on at the next placing.
    private var keptLine: Int?

    /// Creates a list that opens with the highlighted row in the middle.
    public init(count: Int, highlighted: Int? = nil, checked: Int? = nil, headings: Set<Int> = []) {
        self.count = max(0, count)
        self.checked = checked
        self.headings = headings
        self.highlighted = selectable(near: highlighted ?? 0, direction: 1)
    }

    /// The rows that were visible when it was last placed.
    public var visible: Range<Int> { top..<max(top, min(count, top + heights.count)) }

    /// Exchanges the rows, as when a filter changes; with `keepingLine`, the highlighted row stands where it stood before.
    public mutating func replace(
        count: Int, highlighted: Int?, checked: Int?, headings: Set<Int> = [], keepingLine: Bool = false
    ) {
        if keepingLine, let row = self.highlighted, visible.contains(row) { keptLine = line(of: row) }
        self.count = max(0, count)
        self.checked = checked
        self.headings = headings
        self.highlighted = selectable(near: highlighted ?? 0, direction: 1)
    }

    /// Answers a step; steps to the side are not for a list.
    public mutating func move(_ movement: Movement) -> BlockResponse {
        guard let highlighted else { return movement == .left || movement == .right ? .ignored : .used }
        // One row of the old page stays in sight.
        let page = max(1, heights.count - 1)
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
            guard let row = row(at: event.position.row - area.minRow), !headings.contains(row) else { return .used }
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

    /// The first cell row of a visible row, counted from the list's first.
    func line(of row: Int) -> Int { heights.prefix(row - top).reduce(0, +) }

    private func row(at line: Int) -> Int? {
        var end = 0
        for (index, height) in heights.enumerated() {
            end += height
            // Rows may have been exchanged since they were placed.
            if line < end { return visible.contains(top + index) ? top + index : nil }
        }
        return nil
    }
}

extension ListBlock {
    /// Takes the place it is drawn at and scrolls so that the highlighted row is inside.
    ///
    /// A list of low rows scrolls by as many as are needed. One of rows higher than a cell scrolls by a page, of which one row
    /// stays in sight: every cell of it is sent again, and so that is done once for many moves.
    /// - Parameter height: the cell rows that a row takes, at least 1; asked for visible rows and their neighbours alone.
    mutating func place(in area: CellRect, height: (Int) -> Int) {
        self.area = area
        let room = max(0, area.size.rows)
        guard count > 0 else {
            (top, heights) = (0, [])
            return
        }
        let row = highlighted ?? 0
        let tallest = height(row)
        // Any higher, and the highlighted row would not be seen whole.
        let least = first(before: row, lines: room - tallest, height)
        if opensInTheMiddle {
            top = first(before: row, lines: (room - tallest + 1) / 2, height)
        } else if let keptLine {
            top = first(before: row, lines: keptLine, height)
        } else if tallest > 1, row < top {
            top = first(before: min(count, row + 2), lines: room, height)
        } else if tallest > 1, top < least {
            top = max(0, row - 1)
        }
        opensInTheMiddle = false
        keptLine = nil
        top = min(max(top, least), row)
        // No room is left behind the last row while there are rows above.
        top = min(top, first(before: count, lines: room, height))
        // The heading above the first row in sight comes along where there is room.
        if top > 0, headings.contains(top - 1), top - 1 >= least { top -= 1 }
        var used = 0
        heights = []
        for next in top..<count {
            let lines = max(1, height(next))
            guard used + lines <= room || next == top && room > 0 else { break }
            heights.append(lines)
            used += lines
        }
    }

    /// The first of the rows before one that fit, whole, into a number of cell rows.
    private func first(before row: Int, lines: Int, _ height: (Int) -> Int) -> Int {
        var first = row
        var left = lines
        while first > 0 {
            left -= max(1, height(first - 1))
            guard left >= 0 else { break }
            first -= 1
        }
        return first
    }
}
