import Screen
import Words

/// Chooses the language of the session: the interface's own first, then further editions.
public struct LanguagePopover: PopoverController {
    /// The language's code.
    public typealias Selection = String

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    private let current: String
    private var languages: [LanguageEdition]
    private var list: FilterListBlock

    /// Creates the popover with the code in force and the open article's further editions.
    public init(current: String, editions: [LanguageEdition] = []) {
        self.current = current
        languages = LanguagePopover.languages(with: editions)
        let item = languages.firstIndex { $0.code == current }
        list = FilterListBlock(index: LanguagePopover.index(of: languages), highlighted: item, checked: item)
    }

    /// Takes further editions, keeping the filter and the row in focus.
    public mutating func update(editions: [LanguageEdition]) {
        let focus = selection ?? current
        languages = LanguagePopover.languages(with: editions)
        list.replace(
            index: LanguagePopover.index(of: languages), highlighted: languages.firstIndex { $0.code == focus },
            checked: languages.firstIndex { $0.code == current })
    }

    private static func languages(with editions: [LanguageEdition]) -> [LanguageEdition] {
        let own = Language.allCases.map { LanguageEdition(code: $0.code, ownName: $0.ownName, otherNames: $0.otherNames) }
        return own + editions.filter { edition in !own.contains { $0.code == edition.code } }
    }

    private static func index(of languages: [LanguageEdition]) -> FilterIndex {
        var index = FilterIndex()
        for language in languages { index.append("\(language.ownName) \(language.code) \(language.otherNames)") }
        return index
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.languageTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.listHints }

    /// What Enter would choose now, or nothing.
    public var selection: String? { list.highlightedItem.map { languages[$0].code } }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<String> {
        let languages = languages
        return list.choose(input) { languages[$0].code }
    }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        CellSize(columns: PopoverLayout.leastColumns, rows: 1 + PopoverLayout.listRows(languages.count, beside: 1, in: context))
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let languages = languages
        list.draw(on: &surface, in: CellRect(of: surface), context: context) {
            ListRow(languages[$0].ownName, detail: languages[$0].code)
        }
    }
}
