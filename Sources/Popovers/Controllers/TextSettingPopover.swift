import Drawing
import Screen
import Words

/// Chooses where the lines of a text stand, how far they are apart, and the space between characters.
public struct TextSettingPopover: PopoverController {
    /// Alignment, line spacing and letter spacing.
    public typealias Selection = TextSetting

    /// It shows its value live, and closing applies it.
    public static let kind = PopoverKind.value

    private var alignments: GridBlock
    private var leading: SliderBlock
    private var tracking: SliderBlock
    private var focus = FocusRing(count: 3)
    private let current: TextSetting
    private let natural: TextAlignment
    private let style: Style
    private let language: String
    private let sample: String?

    private static let choices = TextAlignment.allCases

    /// Creates the popover.
    ///
    /// - Parameters:
    ///   - current: The setting in force.
    ///   - natural: Where the lines stand while the setting does not say.
    ///   - style: The style that the sample is drawn in, but for the setting.
    ///   - language: The BCP 47 code of the sample's language.
    ///   - sample: The selected text, where there is one.
    public init(current: TextSetting, natural: TextAlignment, style: Style, language: String, sample: String?) {
        self.current = current
        self.natural = natural
        self.style = style
        self.language = language
        self.sample = sample
        let index = TextSettingPopover.choices.firstIndex(of: current.alignment ?? natural)
        alignments = GridBlock(
            count: TextSettingPopover.choices.count, highlighted: index ?? 0, checked: index,
            columns: TextSettingPopover.choices.count)
        leading = SliderBlock(value: current.leading, range: 50...200, typedRange: Style.leadings)
        tracking = SliderBlock(value: current.tracking, range: -100...500, typedRange: Style.trackings)
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.textSettingTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.strokeHints }

    /// What closing applies.
    public var selection: TextSetting? { choice }

    private var choice: TextSetting {
        let alignment = TextSettingPopover.choices[alignments.highlighted]
        // What was not said stays unsaid, so that moving away and back changes nothing.
        let isUnsaid = current.alignment == nil && alignment == natural
        return TextSetting(alignment: isUnsaid ? nil : alignment, leading: leading.value, tracking: tracking.value)
    }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<TextSetting> {
        switch input {
        case .paste: return .stay
        case .mouse(let event): return handle(event)
        case .key(let key):
            if key.isCancel { return .cancel }
            if key.choosesWithoutField { return .post(choice) }
            if let step = focus.step(key) { return step == .left ? .leave : .stay }
            switch handle(input, at: focus.index) {
            case .ignored: return .ignored
            case .used, .chosen: return .stay
            case .changed: return .preview(choice)
            }
        }
    }

    private mutating func handle(_ input: Input, at index: Int) -> BlockResponse {
        switch index {
        case 0: alignments.handle(input)
        case 1: leading.handle(input)
        default: tracking.handle(input)
        }
    }

    private mutating func handle(_ event: MouseEvent) -> PopoverOutcome<TextSetting> {
        let before = choice
        guard event.action == .press else {
            _ = handle(.mouse(event), at: focus.index)
            return choice == before ? .stay : .preview(choice)
        }
        for index in 0..<focus.count {
            let response = handle(.mouse(event), at: index)
            guard response != .ignored else { continue }
            focus.move(to: index)
            if response == .chosen { return .post(choice) }
            break
        }
        return choice == before ? .stay : .preview(choice)
    }

    private static let sampleRows = 9

    private func names(_ words: PopoverWords) -> [String] {
        TextSettingPopover.choices.map { choice in
            switch choice {
            case .start: words.alignStart
            case .left: words.alignLeft
            case .centre: words.alignCentre
            case .right: words.alignRight
            case .justify: words.alignJustify
            }
        }
    }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        let names = names(context.words.popovers)
        let width = alignments.preferredColumns * GridBlock.itemWidth(labels: names, hasPatches: false)
        return CellSize(columns: PopoverLayout.columns(for: [min(60, width)]), rows: 5 + TextSettingPopover.sampleRows)
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        let words = context.words.popovers
        let names = names(words)
        let needed = alignments.rows(columns: alignments.columns(width: area.size.columns, labels: names))
        let isLow = area.size.rows < needed + 4
        // On low screens one control is shown at a time.
        var used = 0
        func shows(_ index: Int) -> Bool { !isLow || focus.index == index }
        if shows(0) {
            let rows = isLow ? 1 : needed
            alignments.draw(
                on: &surface, in: area.rows(from: 0, count: rows), hasFocus: focus.index == 0, context: context,
                items: names.map { GridItem($0) })
            used = rows
        }
        if shows(1) {
            leading.draw(
                on: &surface, in: area.rows(from: used, count: 1), label: words.lineSpacing, hasFocus: focus.index == 1,
                context: context)
            used += 1
        }
        if shows(2) {
            tracking.draw(
                on: &surface, in: area.rows(from: used, count: 1), label: words.letterSpacing, hasFocus: focus.index == 2,
                context: context)
            used += 1
        }
        if area.size.rows >= used + 4, style.face.isTerminal {
            surface.writeCut(
                words.terminalSpacing, column: 0, row: used, style: context.theme.faint, width: area.size.columns)
            used += 1
        }
        var style = style
        (style.alignment, style.leading, style.tracking) = (choice.alignment ?? natural, choice.leading, choice.tracking)
        style.size = min(style.size, 16)
        style.language = language
        let text = PopoverLayout.sampleText(given: sample, language: language, words: context.words)
        let below = area.rows(from: used, count: area.size.rows - used)
        PopoverLayout.draw(Preview(.paragraph(text), style: style), on: &surface, in: below, context: context)
    }
}
