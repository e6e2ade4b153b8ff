import Drawing
import Screen
import Words

/// Chooses the stroke width and the pen.
public struct StrokePopover: PopoverController {
    /// Width and pen.
    public typealias Selection = StrokeChoice

    /// It shows its value live, and closing applies it.
    public static let kind = PopoverKind.value

    private var slider: SliderBlock
    private var pens: GridBlock
    private var focus = FocusRing(count: 2)
    private let style: Style

    /// Creates the popover with the width and pen in force; the sample is drawn in the style, but for them.
    public init(current: StrokeChoice, style: Style) {
        slider = SliderBlock(value: current.width, range: Style.widths)
        let index = Pen.allCases.firstIndex(of: current.pen)
        pens = GridBlock(count: Pen.allCases.count, highlighted: index ?? 0, checked: index, columns: 3)
        self.style = style
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.strokeTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.strokeHints }

    /// What closing applies.
    public var selection: StrokeChoice? { choice }

    private var choice: StrokeChoice { StrokeChoice(width: slider.value, pen: Pen.allCases[pens.highlighted]) }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<StrokeChoice> {
        switch input {
        case .paste: return .stay
        case .mouse(let event): return handle(event)
        case .key(let key):
            if key.isCancel { return .cancel }
            if key.choosesWithoutField { return .post(choice) }
            if let step = focus.step(key) { return step == .left ? .leave : .stay }
            switch focus.index == 0 ? slider.handle(input) : pens.handle(input) {
            case .ignored: return .ignored
            case .used, .chosen: return .stay
            case .changed: return .preview(choice)
            }
        }
    }

    private mutating func handle(_ event: MouseEvent) -> PopoverOutcome<StrokeChoice> {
        let before = choice
        if event.action != .press {
            _ = focus.index == 0 ? slider.handle(.mouse(event)) : pens.handle(.mouse(event))
        } else if slider.handle(.mouse(event)) != .ignored {
            focus.move(to: 0)
        } else {
            let response = pens.handle(.mouse(event))
            if response != .ignored { focus.move(to: 1) }
            if response == .chosen { return .post(choice) }
        }
        return choice == before ? .stay : .preview(choice)
    }

    private static let sampleRows = 6

    private func names(_ words: PopoverWords) -> [String] { Pen.allCases.map { words.pens.name(of: $0) } }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        let names = names(context.words.popovers)
        let width = pens.preferredColumns * GridBlock.itemWidth(labels: names, hasPatches: false)
        let rows = 1 + pens.rows(columns: pens.preferredColumns) + 1 + StrokePopover.sampleRows
        return CellSize(columns: PopoverLayout.columns(for: [width]), rows: rows)
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        let words = context.words.popovers
        let names = names(words)
        let isPenFirst = area.size.rows == 1 && focus.index == 1
        let sliderRows = isPenFirst ? 0 : 1
        slider.draw(
            on: &surface, in: area.rows(from: 0, count: sliderRows), label: words.width, hasFocus: focus.index == 0,
            context: context)
        let needed = pens.rows(columns: pens.columns(width: area.size.columns, labels: names))
        // On low screens the pens scroll in one row, so that the sample keeps two.
        let penRows = area.size.rows - sliderRows >= needed + 2 ? needed : 1
        pens.draw(
            on: &surface, in: area.rows(from: sliderRows, count: penRows), hasFocus: focus.index == 1, context: context,
            items: names.map { GridItem($0) })
        var used = sliderRows + penRows
        if area.size.rows >= used + 4 {
            let note = choice.pen.isBox ? words.widthNote : ""
            surface.writeCut(note, column: 0, row: used, style: context.theme.faint, width: area.size.columns)
            used += 1
        }
        var style = style
        style.width = choice.width
        style.pen = choice.pen
        let below = area.rows(from: used, count: area.size.rows - used)
        PopoverLayout.draw(Preview(.strokes, style: style), on: &surface, in: below, context: context)
    }
}
