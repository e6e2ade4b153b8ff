import Drawing
import Screen
import Words

/// Chooses the font size, in points, which are dots.
public struct SizePopover: PopoverController {
    /// The font size in points.
    public typealias Selection = Int

    /// It shows its value live, and closing applies it.
    public static let kind = PopoverKind.value

    private var slider: SliderBlock
    private let style: Style
    private let language: String
    private let sample: String?

    /// Creates the popover.
    ///
    /// - Parameters:
    ///   - current: The size in force, 1–999.
    ///   - style: The style that the sample is drawn in, but for the size.
    ///   - language: The BCP 47 code of the sample's language.
    ///   - sample: The selected text, where there is one.
    public init(current: Int, style: Style, language: String, sample: String?) {
        slider = SliderBlock(value: current, range: Style.sliderSizes, typedRange: Style.sizes)
        self.style = style
        self.language = language
        self.sample = sample
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.sizeTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.sizeHints }

    /// What closing applies.
    public var selection: Int? { slider.value }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<Int> {
        if case .key(let key) = input {
            if key.isCancel { return .cancel }
            if key.choosesWithoutField { return .post(slider.value) }
            if key.code == .tab { return key.modifiers.contains(.shift) ? .stay : .leave }
        }
        switch slider.handle(input) {
        case .changed: return .preview(slider.value)
        case .used, .chosen: return .stay
        case .ignored:
            if case .key = input { return .ignored }
            return .stay
        }
    }

    /// The sample has a good part of the window, where that is more than a line of letters needs.
    private static func sampleSize(in room: CellSize) -> CellSize {
        CellSize(columns: max(40, room.columns / 2), rows: max(8, room.rows * 2 / 5))
    }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        let sample = SizePopover.sampleSize(in: context.room)
        let columns = min(sample.columns, max(1, context.room.columns))
        let note = style.face.isTerminal ? context.words.popovers.terminalSize.wrapped(columns: columns).count : 0
        return CellSize(columns: sample.columns, rows: 1 + note + sample.rows)
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        let words = context.words.popovers
        slider.draw(on: &surface, in: area.rows(from: 0, count: 1), label: words.size, hasFocus: true, context: context)
        var used = 1
        if style.face.isTerminal {
            let rest = area.rows(from: used, count: max(1, min(3, area.size.rows - 2)))
            used += surface.writeWrapped(words.terminalSize, in: rest, style: context.theme.plain)
        }
        var style = style
        style.size = slider.value
        style.language = language
        let below = area.rows(from: used, count: area.size.rows - used)
        let subject: Preview.Subject
        if let sample = PopoverLayout.line(of: sample) {
            // What was selected shows as the canvas shows it, in other faces where this one lacks letters.
            subject = .text(sample)
        } else {
            subject = .specimen(PopoverLayout.sampleText(given: nil, language: language, words: context.words))
        }
        PopoverLayout.draw(Preview(subject, style: style), on: &surface, in: below, context: context)
    }
}
