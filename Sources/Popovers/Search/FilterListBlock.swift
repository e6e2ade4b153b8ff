import Graphemes
import Screen

/// A text field over a list that shows the items the typed words match; the field always has the keyboard.
///
/// Items are numbered as they were given; headings are items that show while one of theirs does.
public struct FilterListBlock: Sendable {
    /// The field that the filter is typed into.
    public private(set) var field = TextFieldBlock()
    private var list: ListBlock
    private var index: FilterIndex
    private var headings: Set<Int>
    private var checkedItem: Int?
    private var matches: [Int]
    /// The item that was in focus last, so that a filter without matches does not lose the place.
    private var lastHighlighted: Int?

    /// Creates a list of all items of an index that opens with an item highlighted and in the middle.
    public init(index: FilterIndex, headings: Set<Int> = [], highlighted: Int?, checked: Int?) {
        self.index = index
        self.headings = headings
        checkedItem = checked
        matches = Array(0..<index.count)
        list = ListBlock(count: index.count, highlighted: highlighted, checked: checked, headings: headings)
        lastHighlighted = highlightedItem
    }

    /// The item in focus; nothing where no item matches.
    public var highlightedItem: Int? { list.highlighted.map { matches[$0] } }

    /// The item with the check mark, whether it is shown or not.
    public var checked: Int? { checkedItem }

    /// The number of items shown, headings not counted.
    public var matchCount: Int { matches.count - list.headings.count }

    /// Exchanges the items under the same filter and says which one to highlight, where it matches; that one stands on the line
    /// where the highlighted one stood before.
    public mutating func replace(index: FilterIndex, headings: Set<Int> = [], highlighted: Int?, checked: Int?) {
        self.index = index
        self.headings = headings
        checkedItem = checked
        filter(keeping: highlighted, keepingLine: true)
        lastHighlighted = highlighted ?? highlightedItem
    }

    /// Answers typing, moving and the mouse; `changed` means that another item is in focus.
    public mutating func handle(_ input: Input) -> BlockResponse {
        let before = highlightedItem
        if before != nil { lastHighlighted = before }
        var response: BlockResponse
        switch input {
        case .mouse(let event): response = list.handle(event)
        case .key(let key):
            if let movement = Movement(key, letters: false), isForList(movement) {
                response = list.move(movement)
            } else {
                response = type(input)
            }
        case .paste: response = type(input)
        }
        if response == .changed, highlightedItem == before { response = .used }
        return response
    }

    /// Ends belong to the caret only while there is a text for it to move in.
    private func isForList(_ movement: Movement) -> Bool {
        switch movement {
        case .up, .down, .pageUp, .pageDown: true
        case .first, .last: field.isEmpty
        case .left, .right: false
        }
    }

    private mutating func type(_ input: Input) -> BlockResponse {
        let response = field.handle(input)
        if response == .changed { filter(keeping: lastHighlighted, keepingLine: false) }
        return response
    }

    private mutating func filter(keeping item: Int?, keepingLine: Bool) {
        matches = index.items(matching: FilterMatcher(field.text))
        if !headings.isEmpty { showHeadingsOfMatches() }
        let shown = headings.isEmpty ? [] : Set(matches.indices.filter { headings.contains(matches[$0]) })
        list.replace(
            count: matches.count, highlighted: item.flatMap { position(of: $0) },
            checked: checkedItem.flatMap { position(of: $0) },
            headings: shown, keepingLine: keepingLine)
    }

    /// Puts every heading above the matches that stand under it, and takes out the others.
    private mutating func showHeadingsOfMatches() {
        var result: [Int] = []
        let ordered = headings.sorted()
        var next = 0
        var pending: Int?
        for item in matches where !headings.contains(item) {
            while next < ordered.count, ordered[next] < item {
                pending = ordered[next]
                next += 1
            }
            if let heading = pending { result.append(heading) }
            pending = nil
            result.append(item)
        }
        matches = result
    }

    /// The place of an item among the matches, which ascend.
    private func position(of item: Int) -> Int? {
        var low = 0
        var high = matches.count
        while low < high {
            let middle = (low + high) / 2
            if matches[middle] < item { low = middle + 1 } else { high = middle }
        }
        return low < matches.count && matches[low] == item ? low : nil
    }
}

extension FilterListBlock {
    /// Takes the place it will be drawn at, so that what is visible there is known before it is drawn.
    mutating func place(in area: CellRect, height: (Int) -> Int) {
        let matches = matches
        list.place(in: listArea(in: area)) { height(matches[$0]) }
    }

    /// The items that are visible where it was placed, from top to bottom; then those of the page behind them and of the page
    /// before them, the nearest first.
    var nearItems: (visible: [Int], ahead: [Int]) {
        let visible = list.visible
        let page = max(1, visible.count)
        let behind = visible.upperBound..<min(matches.count, visible.upperBound + page)
        let before = max(0, visible.lowerBound - page)..<visible.lowerBound
        let ahead = matches[behind] + matches[before].reversed()
        return (matches[visible].filter { !headings.contains($0) }, ahead.filter { !headings.contains($0) })
    }

    /// The part of its place that the list has: all but the field, which a single row has no room for beside a match.
    private func listArea(in area: CellRect) -> CellRect {
        let fieldRows = fieldRows(in: area)
        return CellRect(
            column: area.minColumn, row: area.minRow + fieldRows, columns: area.size.columns,
            rows: max(0, area.size.rows - fieldRows))
    }

    private func fieldRows(in area: CellRect) -> Int { area.size.rows > 1 || list.highlighted == nil ? 1 : 0 }

    /// Draws the field over the list; a single row is the list's, or the field's where nothing matches.
    /// - Parameters:
    ///   - height: the cell rows that an item takes.
    ///   - labelColumns: the columns that the labels of items higher than a cell take.
    public mutating func draw(
        on surface: inout Surface, in area: CellRect, context: PopoverContext, height: (Int) -> Int = { _ in 1 },
        labelColumns: Int? = nil, row: (Int) -> ListRow
    ) {
        guard area.size.columns > 0, area.size.rows > 0 else { return }
        let hasMatches = list.highlighted != nil
        if fieldRows(in: area) == 1 { drawField(on: &surface, in: area, takesCursor: !hasMatches, context: context) }
        let below = listArea(in: area)
        let matches = matches
        list.draw(
            on: &surface, in: below, context: context, height: { height(matches[$0]) }, labelColumns: labelColumns,
            row: { row(matches[$0]) })
        if !hasMatches, below.size.rows > 0 {
            let text = context.words.popovers.noMatch
            surface.writeCut(
                text, column: below.minColumn + ListBlock.labelColumn, row: below.minRow, style: context.theme.faint,
                width: below.size.columns - ListBlock.labelColumn)
        }
    }

    private mutating func drawField(on surface: inout Surface, in area: CellRect, takesCursor: Bool, context: PopoverContext) {
        let count = "\(matchCount)/\(index.count - headings.count)"
        var line = CellRect(origin: area.origin, size: CellSize(columns: area.size.columns, rows: 1))
        if !field.isEmpty, area.size.columns >= 4 * count.columns {
            line.size.columns -= count.columns + 1
            surface.write(count, column: line.endColumn + 1, row: line.minRow, style: context.theme.faint)
        }
        field.draw(
            on: &surface, in: line, prompt: context.words.popovers.filter + " ", takesCursor: takesCursor, context: context)
    }
}
