import Graphemes
import Screen
import Words

/// Asks a question whose answers have a letter each; Enter gives the safe one.
public struct QuestionPopover: PopoverController {
    /// The number of the answer, counted from 0.
    public typealias Selection = Int

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    private let question: String
    private let answers: [QuestionAnswer]
    private var list: ListBlock

    /// Creates the question; the safe answer, counted from 0, is marked and given by Enter.
    public init(_ question: String, answers: [QuestionAnswer], safe: Int) {
        self.question = question
        self.answers = answers
        list = ListBlock(count: answers.count, highlighted: safe)
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.questionTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.questionHints }

    /// What Enter would choose now, or nothing.
    public var selection: Int? { list.highlighted }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<Int> {
        switch input {
        case .paste: return .stay
        case .mouse(let event):
            return list.handle(event) == .chosen ? list.highlighted.map { .post($0) } ?? .stay : .stay
        case .key(let key):
            if key.isCancel { return .cancel }
            if key.code == .tab { return key.modifiers.contains(.shift) ? .stay : .leave }
            if key.isEnter { return list.highlighted.map { .post($0) } ?? .stay }
            if let typed = key.typed {
                let letter = typed.lowercased()
                if let index = answers.firstIndex(where: { $0.key.lowercased() == letter }) { return .post(index) }
            }
            guard let movement = Movement(key, letters: true) else { return .ignored }
            return list.move(movement) == .ignored ? .ignored : .stay
        }
    }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        let widths = answers.map { $0.label.columns + 6 } + [min(60, question.columns)]
        let columns = PopoverLayout.columns(for: widths)
        return CellSize(columns: columns, rows: question.wrapped(columns: columns).count + answers.count)
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        // The answers go before the question's further lines, and at least the marked one is seen.
        let lines = question.wrapped(columns: area.size.columns).count
        let questionRows = max(min(1, area.size.rows - 1), min(lines, area.size.rows - answers.count))
        surface.writeWrapped(question, in: area.rows(from: 0, count: questionRows), style: context.theme.plain)
        let answers = answers
        let below = area.rows(from: questionRows, count: area.size.rows - questionRows)
        list.draw(on: &surface, in: below, context: context) { ListRow("\(answers[$0].key)  \(answers[$0].label)") }
    }
}
