import Screen
import Words

/// Takes a column and a row to go to, typed as `10,5`.
public struct GotoPopover: PopoverController {
    /// The place to go to.
    public typealias Selection = GotoChoice

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    private var typed: TypedField

    /// Creates the field with the present place, which the first typed character replaces.
    public init(column: Int, row: Int) { typed = TypedField("\(column),\(row)", isProposal: true) }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.gotoTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.fieldHints }

    /// What Enter would choose now, or nothing.
    public var selection: GotoChoice? { GotoChoice(text: typed.field.text) }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<GotoChoice> { typed.handle(input) { GotoChoice(text: $0) } }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        typed.wantedSize(notes: [context.words.popovers.gotoExample])
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        typed.draw(on: &surface, note: context.words.popovers.gotoExample, context: context)
    }
}
