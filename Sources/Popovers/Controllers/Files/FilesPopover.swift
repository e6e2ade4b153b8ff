import Graphemes
import Screen
import Words

/// Lists the folder's drawings with the picture of the highlighted one, and below them what can be done with it.
public struct FilesPopover: PopoverController {
    /// What to do with a file.
    public typealias Selection = FilesChoice

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    private var drawings: [DrawingEntry]
    /// Whether the drawings were listed at all.
    private var isListed: Bool
    /// Whether a person did something here, so that the highlight is theirs.
    private var isTouched = false
    private var open: String?
    /// The drawings in the order they are listed.
    private var sorted: [DrawingEntry] = []
    private var isSortedByDate = false
    private var list = FilterListBlock(index: FilterIndex(), highlighted: nil, checked: nil)
    private var actions = ListBlock(count: FilesAction.allCases.count)
    /// First the drawings with their filter, then the actions.
    private var focus = FocusRing(count: 2)
    private var layout = FilesLayout()

    /// Creates the popover.
    ///
    /// - Parameters:
    ///   - drawings: the folder's drawings, in any order; nothing while they are being listed.
    ///   - open: the name of the open drawing.
    ///   - highlighted: the drawing that opens with the highlight, where it is not the open one.
    public init(_ drawings: [DrawingEntry]?, open: String?, highlighted: String? = nil) {
        self.drawings = drawings ?? []
        isListed = drawings != nil
        self.open = drawings?.first { $0.isOpen }?.name ?? open
        sort()
        let item = sorted.firstIndex { $0.name == highlighted ?? self.open }
        list = FilterListBlock(index: index, highlighted: item, checked: checked)
    }

    /// Takes the folder's drawings; the highlight stays on its drawing once a person has done something here.
    public mutating func update(drawings: [DrawingEntry], highlighted: String?) {
        let line = list.highlightedItem
        let kept = isTouched ? self.highlighted?.name : nil
        self.drawings = drawings
        isListed = true
        open = drawings.first { $0.isOpen }?.name ?? open
        sort()
        let name = kept ?? highlighted ?? open
        // Where its drawing is gone, the highlight stays on its line.
        let item = sorted.firstIndex { $0.name == name } ?? (isTouched ? line.map { min($0, sorted.count - 1) } : nil)
        list.replace(index: index, highlighted: item, checked: checked)
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.filesTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.folder.hints }

    /// What Enter would choose now, or nothing.
    public var selection: FilesChoice? {
        focus.index == 0 ? highlighted.map { .open($0.name) } : action.choice(for: highlighted?.name)
    }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<FilesChoice> {
        isTouched = true
        switch input {
        case .key(let key):
            if key.isCancel { return .cancel }
            if let step = focus.step(key) { return step == .left ? .leave : .stay }
            return focus.index == 0 ? handleList(input) : handleAction(key)
        case .mouse(let event):
            guard event.action == .press, actions.area.contains(event.position) else { return handleList(input) }
            focus.move(to: 1)
            return actions.handle(event) == .chosen ? run(action) : .stay
        case .paste:
            return focus.index == 0 ? handleList(input) : .stay
        }
    }

    private mutating func handleList(_ input: Input) -> PopoverOutcome<FilesChoice> {
        if case .mouse(let event) = input, event.action == .press { focus.move(to: 0) }
        let before = list.highlightedItem
        let sorted = sorted
        let answer = list.choose(input) { FilesChoice.open(sorted[$0].name) }
        // Down from the last drawing reaches the actions, so that arrows reach all there is.
        if case .key(let key) = input, Movement(key, letters: false) == .down, before == list.highlightedItem {
            focus.move(to: 1)
            _ = actions.move(.first)
        }
        return answer
    }

    private mutating func handleAction(_ key: Key) -> PopoverOutcome<FilesChoice> {
        if key.choosesWithoutField { return run(action) }
        if let typed = key.typed, let chosen = FilesAction.allCases.first(where: { $0.letter == typed }) { return run(chosen) }
        guard let movement = Movement(key, letters: true) else { return .ignored }
        if movement == .up, actions.highlighted == 0 {
            focus.move(to: 0)
            return .stay
        }
        return actions.move(movement) == .ignored ? .ignored : .stay
    }

    private mutating func run(_ action: FilesAction) -> PopoverOutcome<FilesChoice> {
        if action == .sort {
            isSortedByDate.toggle()
            let name = highlighted?.name
            sort()
            list.replace(index: index, highlighted: sorted.firstIndex { $0.name == name }, checked: checked)
            return .stay
        }
        return action.choice(for: highlighted?.name).map { .post($0) } ?? .stay
    }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        layout.wantedSize(for: drawings, in: context)
    }

    /// The picture of the highlighted drawing, where a content of a size has room for one.
    public func thumbnail(in size: CellSize, context: PopoverContext) -> Thumbnail? {
        guard let drawing = highlighted else { return nil }
        let area = layout.parts(of: CellRect(origin: .zero, size: size), drawings: drawings).picture
        guard let area else { return nil }
        return Thumbnail(name: drawing.name, changed: drawing.changed, size: area.size, glyphs: context.glyphs)
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let parts = layout.parts(of: CellRect(of: surface), drawings: drawings)
        let words = context.words
        if drawings.isEmpty {
            let text = isListed ? words.popovers.noFiles : words.popovers.loading
            surface.writeWrapped(text, in: parts.list, style: context.theme.faint)
            surface.cursor = parts.list.size.rows > 0 && parts.list.size.columns > 0 ? parts.list.origin : nil
        } else {
            let sorted = sorted
            list.draw(on: &surface, in: parts.list, context: context) { ListRow(sorted[$0].name, detail: sorted[$0].time) }
        }
        drawActions(on: &surface, in: parts.actions, context: context)
        guard let area = parts.picture, let thumbnail = thumbnail(in: surface.size, context: context) else { return }
        switch context.previews.picture(of: thumbnail) {
        case .cells(let picture): surface.draw(picture, cutTo: area)
        case .words(let text): surface.writeWrapped(text, in: area, style: context.theme.faint)
        case nil: surface.writeWrapped(words.popovers.loading, in: area, style: context.theme.faint)
        }
    }

    private mutating func drawActions(on surface: inout Surface, in area: CellRect, context: PopoverContext) {
        let labels = FilesAction.allCases.map {
            $0.label(withLetter: focus.index == 1, sortedByDate: isSortedByDate, context.words.folder)
        }
        let cannot = highlighted == nil
        let row: (Int) -> ListRow = { number in
            let needsDrawing = [.rename, .duplicate, .trash].contains(FilesAction.allCases[number])
            return ListRow(labels[number], isUnavailable: cannot && needsDrawing)
        }
        if focus.index == 1 { return actions.draw(on: &surface, in: area, context: context, row: row) }
        actions.place(in: area) { _ in 1 }
        for (line, number) in actions.visible.enumerated() {
            let style = row(number).isUnavailable ? context.theme.faint : context.theme.plain
            surface.writeCut(
                labels[number], column: area.minColumn + ListBlock.labelColumn, row: area.minRow + line, style: style,
                width: area.size.columns - ListBlock.labelColumn)
        }
    }
}

extension FilesPopover {
    private var highlighted: DrawingEntry? { list.highlightedItem.map { sorted[$0] } }

    private var action: FilesAction { FilesAction.allCases[actions.highlighted ?? 0] }

    private var checked: Int? { sorted.firstIndex { $0.name == open } }

    private var index: FilterIndex {
        var index = FilterIndex()
        for drawing in sorted { index.append(drawing.name) }
        return index
    }

    private mutating func sort() {
        let keyed = drawings.map { (key: SearchFolding.fold($0.name), drawing: $0) }
        sorted = keyed.sorted { first, second in
            if isSortedByDate, first.drawing.changed != second.drawing.changed {
                return first.drawing.changed > second.drawing.changed
            }
            return first.key == second.key
                ? first.drawing.name < second.drawing.name : first.key.lexicographicallyPrecedes(second.key)
        }.map(\.drawing)
    }
}
