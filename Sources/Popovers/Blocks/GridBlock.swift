import Graphemes
import Screen

/// Items in rows and columns, of which one is highlighted and at most one carries the check mark.
public struct GridBlock: Sendable {
    /// The number of items, at least 1.
    public let count: Int
    /// The item in focus, counted from 0 in reading order.
    public private(set) var highlighted: Int
    /// The item of the value that was there when the grid opened.
    public let checked: Int?
    /// The columns of items where there is room for them.
    public let preferredColumns: Int
    private var columns: Int
    private var cellWidth = 0
    private var top = 0
    private var area = CellRect(column: 0, row: 0, columns: 0, rows: 0)

    /// Creates a grid of at least one item.
    public init(count: Int, highlighted: Int, checked: Int?, columns: Int) {
        self.count = max(1, count)
        self.highlighted = min(max(0, highlighted), max(0, count - 1))
        self.checked = checked
        preferredColumns = max(1, columns)
        self.columns = max(1, columns)
    }

    /// The rows of items at a number of columns of items.
    public func rows(columns: Int) -> Int { (count + max(1, columns) - 1) / max(1, columns) }

    /// The width an item takes in cells: marks, label and a blank, and the patch where there are patches.
    static func itemWidth(labels: some Sequence<String>, hasPatches: Bool) -> Int {
        3 + (hasPatches ? GridItem.patchSize.columns + 1 : 0) + (labels.lazy.map(\.columns).max() ?? 0)
    }

    /// The columns of items that labels leave room for at a width in cells.
    public func columns(width: Int, labels: some Sequence<String>) -> Int {
        min(preferredColumns, max(1, width / GridBlock.itemWidth(labels: labels, hasPatches: false)))
    }

    /// Answers arrows, pages, ends and the mouse.
    public mutating func handle(_ input: Input) -> BlockResponse {
        switch input {
        case .key(let key):
            guard let movement = Movement(key, letters: true) else { return .ignored }
            return move(movement)
        case .mouse(let event): return handle(event)
        case .paste: return .used
        }
    }

    private mutating func move(_ movement: Movement) -> BlockResponse {
        let page = columns * max(1, area.size.rows - 1)
        switch movement {
        case .left: return highlight(highlighted - 1)
        case .right: return highlight(highlighted + 1)
        case .up: return highlight(highlighted - columns)
        // A short last row is entered at its end.
        case .down:
            let isAboveLastRow = highlighted / columns < (count - 1) / columns
            return highlight(isAboveLastRow ? min(count - 1, highlighted + columns) : count)
        case .pageUp: return highlight(max(highlighted % columns, highlighted - page))
        case .pageDown: return highlight(min(count - 1, highlighted + page))
        case .first: return highlight(0)
        case .last: return highlight(count - 1)
        }
    }

    private mutating func handle(_ event: MouseEvent) -> BlockResponse {
        switch event.action {
        case .wheelUp: return highlight(highlighted - 1)
        case .wheelDown: return highlight(highlighted + 1)
        case .drag, .release, .wheelLeft, .wheelRight: return .used
        case .press:
            guard area.contains(event.position), cellWidth > 0 else { return .ignored }
            let column = (event.position.column - area.minColumn) / cellWidth
            let index = (top + event.position.row - area.minRow) * columns + column
            guard column < columns, index < count else { return .used }
            let isSame = index == highlighted
            highlighted = index
            return isSame ? .chosen : .changed
        }
    }

    private mutating func highlight(_ index: Int) -> BlockResponse {
        guard (0..<count).contains(index), index != highlighted else { return .used }
        highlighted = index
        return .changed
    }

    /// Draws the visible rows of items; with the focus, the surface's cursor goes onto the highlighted one.
    public mutating func draw(
        on surface: inout Surface, in area: CellRect, hasFocus: Bool, context: PopoverContext, items: [GridItem]
    ) {
        guard area.size.columns > 0, area.size.rows > 0 else { return }
        let fullWidth = GridBlock.itemWidth(labels: items.lazy.map(\.label), hasPatches: true)
        columns = columns(width: area.size.columns, labels: items.lazy.map(\.label))
        cellWidth = min(fullWidth, area.size.columns / columns)
        let hasPatches = cellWidth >= fullWidth && items.contains { $0.patch != nil }
        self.area = area
        let row = highlighted / columns
        top = min(max(top, row - area.size.rows + 1), row)
        top = max(0, min(top, rows(columns: columns) - area.size.rows))
        let first = top * columns
        for index in first..<max(first, min(count, items.count, first + columns * area.size.rows)) {
            draw(items[index], number: index, hasFocus: hasFocus, hasPatch: hasPatches, on: &surface, context: context)
        }
    }

    private func draw(
        _ item: GridItem, number: Int, hasFocus: Bool, hasPatch: Bool, on surface: inout Surface, context: PopoverContext
    ) {
        let marks = Marks(context.glyphs)
        let left = area.minColumn + number % columns * cellWidth
        let row = area.minRow + number / columns - top
        let isHighlighted = number == highlighted
        let style = isHighlighted && hasFocus ? context.theme.focus : context.theme.plain
        let place = CellRect(column: left, row: row, columns: max(1, cellWidth - 1), rows: 1)
        surface.fill(place, with: style.cell(.space))
        if isHighlighted { surface.write(marks.row, column: left, row: row, style: style, width: place.size.columns) }
        if number == checked {
            surface.write(marks.check, column: left + 1, row: row, style: style, width: place.size.columns - 1)
        }
        var column = left + 2
        if hasPatch {
            if let patch = item.patch {
                surface.draw(patch, cutTo: CellRect(origin: CellPosition(column: column, row: row), size: GridItem.patchSize))
            }
            column += GridItem.patchSize.columns + 1
        }
        surface.writeCut(item.label, column: column, row: row, style: style, width: place.endColumn - column)
        if isHighlighted && hasFocus { surface.cursor = place.origin }
    }
}
