import Drawing
import Geometry
import Screen
import Words

/// Chooses the colour of strokes or fills from a grid of names, or typed as `#rrggbb`.
public struct ColourPopover: PopoverController {
    /// The colour.
    public typealias Selection = ColourChoice

    /// It shows its value live, and closing applies it.
    public static let kind = PopoverKind.value

    private let role: ColourRole
    private let style: Style
    private let inks: [Ink?]
    private var grid: GridBlock
    private var field = TextFieldBlock("#")
    private var focus = FocusRing(count: 2)
    private var choice: ColourChoice
    private var isRefused = false

    /// The most recent colours that are shown.
    static let recentCount = 6

    /// Creates the popover with the colour in force and the colours used before, the newest first.
    public init(role: ColourRole, current: Ink?, style: Style, recent: [Ink]) {
        self.role = role
        self.style = style
        var inks: [Ink?] = NamedColour.allCases.map { .colour($0.colour) } + [.standard]
        if role == .fill { inks.append(nil) }
        let fixed = inks.count
        // A current colour without a name stands first among the recent ones, so that the check mark has a place.
        for ink in (current.map { [$0] } ?? []) + recent
        where !inks.contains(ink) && inks.count < fixed + ColourPopover.recentCount {
            inks.append(ink)
        }
        self.inks = inks
        let index = inks.firstIndex(of: current)
        grid = GridBlock(count: inks.count, highlighted: index ?? 0, checked: index, columns: 3)
        choice = ColourChoice(ink: current)
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String {
        role == .stroke ? words.popovers.strokeColourTitle : words.popovers.fillColourTitle
    }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.colourHints }

    /// What closing applies.
    public var selection: ColourChoice? { choice }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<ColourChoice> {
        switch input {
        case .paste: return focus.index == 1 ? type(input) : .stay
        case .mouse(let event): return handle(event)
        case .key(let key):
            if key.isCancel { return .cancel }
            if let step = focus.step(key) { return step == .left ? .leave : .stay }
            if focus.index == 1 { return key.isEnter ? postTyped() : type(input) }
            if key.choosesWithoutField { return .post(ColourChoice(ink: inks[grid.highlighted])) }
            if key.typed == "#" {
                focus.move(to: 1)
                field.replace(with: "#")
                return .stay
            }
            return answer(grid.handle(input))
        }
    }

    private mutating func handle(_ event: MouseEvent) -> PopoverOutcome<ColourChoice> {
        let response = grid.handle(.mouse(event))
        if response == .changed || response == .chosen { focus.move(to: 0) }
        return response == .ignored ? .stay : answer(response)
    }

    private mutating func answer(_ response: BlockResponse) -> PopoverOutcome<ColourChoice> {
        switch response {
        case .ignored: return .ignored
        case .used: return .stay
        case .changed, .chosen:
            choice = ColourChoice(ink: inks[grid.highlighted])
            isRefused = false
            return response == .chosen ? .post(choice) : .preview(choice)
        }
    }

    private var typedColour: Colour? {
        let text = field.text.filter { $0 != " " }
        return Colour(hex: text.hasPrefix("#") ? text : "#" + text)
    }

    private mutating func type(_ input: Input) -> PopoverOutcome<ColourChoice> {
        let response = field.handle(input)
        if response == .ignored { return .ignored }
        isRefused = false
        guard response == .changed, let colour = typedColour, choice.ink != .colour(colour) else { return .stay }
        choice = ColourChoice(ink: .colour(colour))
        return .preview(choice)
    }

    private mutating func postTyped() -> PopoverOutcome<ColourChoice> {
        guard let colour = typedColour else {
            isRefused = true
            return .stay
        }
        choice = ColourChoice(ink: .colour(colour))
        return .post(choice)
    }
}

extension ColourPopover {
    private static let sampleRows = 2

    private func labels(_ words: PopoverWords) -> [String] { inks.map { words.colours.name(of: $0) } }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        let labels = labels(context.words.popovers)
        let width = grid.preferredColumns * GridBlock.itemWidth(labels: labels, hasPatches: true)
        let rows = grid.rows(columns: grid.preferredColumns) + 2 + ColourPopover.sampleRows
        return CellSize(columns: PopoverLayout.columns(for: [width]), rows: rows)
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        let words = context.words.popovers
        let labels = labels(words)
        let needed = grid.rows(columns: grid.columns(width: area.size.columns, labels: labels))
        let isFieldAlone = area.size.rows == 1 && focus.index == 1
        let gridRows = isFieldAlone ? 0 : max(1, min(needed, area.size.rows - 1))
        let items = zip(inks, labels).map { ink, label in
            GridItem(label, patch: context.previews.surface(for: Preview(.colour(ink), style: style), size: GridItem.patchSize))
        }
        grid.draw(
            on: &surface, in: area.rows(from: 0, count: gridRows), hasFocus: focus.index == 0, context: context, items: items)
        let mark = focus.index == 1 ? Marks(context.glyphs).row : " "
        field.draw(
            on: &surface, in: area.rows(from: gridRows, count: 1), prompt: mark + " ", takesCursor: focus.index == 1,
            context: context)
        guard area.size.rows > gridRows + 1 else { return }
        let noteStyle = isRefused ? context.theme.strong : context.theme.faint
        // What is wrong may take the rows of the sample as well.
        let noteArea = area.rows(from: gridRows + 1, count: isRefused ? 1 + ColourPopover.sampleRows : 1)
        surface.writeWrapped(note(words), in: noteArea, style: noteStyle)
        guard !isRefused else { return }
        let below = area.rows(from: gridRows + 2, count: ColourPopover.sampleRows)
        PopoverLayout.draw(Preview(.colour(choice.ink), style: style), on: &surface, in: below, context: context)
    }

    /// The colour in words, or how one is typed.
    private func note(_ words: PopoverWords) -> String {
        if isRefused, field.text.contains(where: { $0 != " " && $0 != "#" }) { return words.noColour(field.text) }
        if isRefused || focus.index == 1 && typedColour == nil { return words.hexExample }
        let name = words.colours.name(of: choice.ink)
        guard case .colour(let colour) = choice.ink, name != colour.hex else { return name }
        return name + "  " + colour.hex
    }
}
