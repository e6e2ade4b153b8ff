import Screen
import Words

/// Takes the exact size of a half-drawn shape, or an offset, typed as `40x10` or `12,-3`, in dots with a `d` at the end.
public struct ExactSizePopover: PopoverController {
    /// The size or the offset.
    public typealias Selection = ExactSizeChoice

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    private var typed: TypedField
    private let takesSizes: Bool

    /// Creates the field with what was typed to open it; without sizes, as while carrying, it takes offsets alone.
    public init(text: String = "", takesSizes: Bool = true) {
        typed = TypedField(text, isProposal: false)
        self.takesSizes = takesSizes
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { takesSizes ? words.popovers.exactTitle : words.popovers.offset }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.fieldHints }

    /// What Enter would choose now, or nothing.
    public var selection: ExactSizeChoice? { value(of: typed.field.text) }

    private func value(of text: String) -> ExactSizeChoice? {
        guard let value = TypedValue.exact(text) else { return nil }
        if case .size = value, !takesSizes { return nil }
        return value
    }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<ExactSizeChoice> {
        let popover = self
        return typed.handle(input) { popover.value(of: $0) }
    }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        typed.wantedSize(notes: [example(context.words.popovers)])
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let words = context.words.popovers
        typed.draw(on: &surface, note: selection.map { inWords($0, words) } ?? example(words), context: context)
    }

    private func example(_ words: PopoverWords) -> String { takesSizes ? words.exactExample : words.offsetExample }

    /// What the text means, so that a slip is seen before Enter.
    private func inWords(_ choice: ExactSizeChoice, _ words: PopoverWords) -> String {
        switch choice {
        case .size(let width, let height, let isDots): "\(words.size) \(width) x \(height) \(isDots ? words.dots : words.cells)"
        case .offset(let dx, let dy, let isDots): "\(words.offset) \(dx), \(dy) \(isDots ? words.dots : words.cells)"
        }
    }
}
