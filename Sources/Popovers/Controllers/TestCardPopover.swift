import Drawing
import Screen
import Words

/// Shows one scene in every glyph set, then all hues in every colour depth, and lets the person pick what looks right.
public struct TestCardPopover: PopoverController {
    /// The glyph set and the colour depth that look right.
    public typealias Selection = Capabilities

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    /// What is being picked.
    private enum Question {
        case glyphs, colours
    }

    private let current: Capabilities
    private let limits: TerminalLimits
    private var question = Question.glyphs
    private var picked: Capabilities
    private var list: ListBlock

    /// Creates the card with what is in force, and what the terminal cannot be asked for.
    public init(current: Capabilities, limits: TerminalLimits) {
        self.current = current
        self.limits = limits
        picked = current
        list = TestCardPopover.block(GlyphSet.allCases, current: current.glyphs)
    }

    private static func block<Value: Equatable>(_ values: [Value], current: Value) -> ListBlock {
        let index = values.firstIndex(of: current)
        return ListBlock(count: values.count, highlighted: index, checked: index)
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.testCardTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.testCardHints }

    /// What Enter would choose now, or nothing.
    public var selection: Capabilities? {
        guard question == .colours, let row = list.highlighted, obstacle(to: row) == nil else { return nil }
        return Capabilities(glyphs: picked.glyphs, colours: ColourDepth.allCases[row])
    }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<Capabilities> {
        switch input {
        case .paste: return .stay
        case .mouse(let event): return list.handle(event) == .chosen ? pick() : .stay
        case .key(let key):
            if key.isCancel { return .cancel }
            if key.code == .tab { return key.modifiers.contains(.shift) ? .stay : .leave }
            if key.choosesWithoutField { return pick() }
            guard let movement = Movement(key, letters: true) else { return .ignored }
            if movement == .left, question == .colours {
                ask(.glyphs)
                return .stay
            }
            return list.move(movement) == .ignored ? .ignored : .stay
        }
    }

    /// Takes the highlighted row, where it can be shown, and asks the next question or is done.
    private mutating func pick() -> PopoverOutcome<Capabilities> {
        guard let row = list.highlighted, obstacle(to: row) == nil else { return .stay }
        switch question {
        case .glyphs:
            picked.glyphs = GlyphSet.allCases[row]
            ask(.colours)
            return .stay
        case .colours:
            picked.colours = ColourDepth.allCases[row]
            return .post(picked)
        }
    }

    private mutating func ask(_ question: Question) {
        self.question = question
        switch question {
        case .glyphs: list = TestCardPopover.block(GlyphSet.allCases, current: picked.glyphs)
        case .colours: list = TestCardPopover.block(ColourDepth.allCases, current: current.colours)
        }
    }

    // MARK: - Rows

    private func name(of row: Int) -> String {
        question == .glyphs ? GlyphSet.allCases[row].rawValue : ColourDepth.allCases[row].rawValue
    }

    private func obstacle(to row: Int) -> TerminalObstacle? {
        question == .glyphs ? limits.obstacle(to: GlyphSet.allCases[row]) : limits.obstacle(to: ColourDepth.allCases[row])
    }

    private func sample(of row: Int) -> Preview {
        let subject: Preview.Subject =
            switch question {
            case .glyphs: .scene(Capabilities(glyphs: GlyphSet.allCases[row], colours: current.colours))
            case .colours: .spectrum(Capabilities(glyphs: picked.glyphs, colours: ColourDepth.allCases[row]))
            }
        return Preview(subject, style: .first)
    }

    // MARK: - Drawing

    /// The columns that marks and names take.
    private static let sampleColumn = ListBlock.labelColumn + 10
    private static let sampleColumns = 30
    private static let sampleRows = 2

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        CellSize(
            columns: TestCardPopover.sampleColumn + TestCardPopover.sampleColumns,
            rows: 1 + GlyphSet.allCases.count * TestCardPopover.sampleRows)
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        let obstacle = list.highlighted.flatMap { self.obstacle(to: $0) }
        // On the lowest screens the question goes first, but never the reason why a row cannot be picked.
        let headRows = area.size.rows >= (obstacle == nil ? 3 : 2) ? 1 : 0
        if headRows > 0 {
            let words = context.words.popovers
            let asked = question == .glyphs ? words.whichGlyphs : words.whichColours
            let style = obstacle == nil ? context.theme.plain : context.theme.faint
            surface.writeCut(obstacle?.text(context.words) ?? asked, column: 0, row: 0, style: style, width: area.size.columns)
        }
        let below = area.rows(from: headRows, count: area.size.rows - headRows)
        let rowHeight = below.size.rows >= list.count * TestCardPopover.sampleRows ? TestCardPopover.sampleRows : 1
        let rows = self
        list.draw(on: &surface, in: below, context: context, height: { _ in rowHeight }) {
            ListRow(rows.name(of: $0), isUnavailable: rows.obstacle(to: $0) != nil)
        }
        for row in list.visible {
            let place = CellRect(
                column: TestCardPopover.sampleColumn, row: below.minRow + list.line(of: row),
                columns: max(0, area.size.columns - TestCardPopover.sampleColumn), rows: rowHeight)
            guard place.endRow <= below.endRow else { continue }
            if let obstacle = self.obstacle(to: row) {
                surface.writeWrapped(obstacle.text(context.words), in: place, style: context.theme.faint)
            } else {
                PopoverLayout.draw(sample(of: row), on: &surface, in: place, context: context)
            }
        }
    }
}
