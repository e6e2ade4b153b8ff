import Graphemes
import Screen

/// A field whose text is checked while it is typed and refused, with a word, when it does not fit.
struct TypedField: Sendable {
    private(set) var field: TextFieldBlock
    private var isRefused = false

    init(_ text: String, isProposal: Bool) { field = TextFieldBlock(text, isProposal: isProposal) }

    mutating func handle<Selection>(_ input: Input, value: (String) -> Selection?) -> PopoverOutcome<Selection> {
        if case .key(let key) = input {
            if key.isCancel { return .cancel }
            if key.code == .tab { return key.modifiers.contains(.shift) ? .stay : .leave }
            if key.isEnter {
                if let value = value(field.text) { return .post(value) }
                isRefused = true
                return .stay
            }
        }
        let response = field.handle(input)
        if response == .ignored, case .key = input { return .ignored }
        isRefused = false
        return .stay
    }

    /// Shows the note strongly until something else is typed.
    mutating func refuse() { isRefused = true }

    func wantedSize(notes: [String]) -> CellSize {
        CellSize(columns: PopoverLayout.columns(for: notes.map(\.columns)), rows: 2)
    }

    /// Draws the field, and below it a note, which is strong when the text was just refused.
    mutating func draw(on surface: inout Surface, note: String, context: PopoverContext) {
        let area = CellRect(of: surface)
        let mark = Marks(context.glyphs).row + " "
        field.draw(on: &surface, in: area.rows(from: 0, count: 1), prompt: mark, takesCursor: true, context: context)
        let style = isRefused ? context.theme.strong : context.theme.faint
        surface.writeWrapped(note, in: area.rows(from: 1, count: area.size.rows - 1), style: style)
    }
}
