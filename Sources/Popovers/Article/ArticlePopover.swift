import Articles
import Drawing
import Screen
import Words

/// The article beside the drawing: its text, its outline, and the list of what can be opened.
///
/// It is the content of a pane where there is room for one, and of a popover where there is none.
public struct ArticlePopover: PopoverController {
    /// What to do about articles.
    public typealias Selection = ArticleChoice

    /// It acts on Enter, a click, or one of its own keys alone.
    public static let kind = PopoverKind.choice

    /// What is shown.
    enum Part: Hashable {
        case list, text, outline, search
    }

    var content: ArticleContent
    var part: Part
    var reader = ArticleReader()
    var list: ArticleList
    var outline = ListBlock(count: 0)
    var field = TextFieldBlock()
    /// What is to be said about a search that found nothing.
    var isNotFound = false

    /// Creates the popover, with the text in sight where an article is shown or loaded, else with the list.
    public init(_ content: ArticleContent, showsList: Bool = false) {
        self.content = content
        list = ArticleList(content)
        part = showsList || content.article == nil && content.status == .idle ? .list : .text
        reader.show(content.article?.page, at: content.position)
    }

    /// Takes what is known better now, without moving what the person looks at.
    public mutating func update(article content: ArticleContent) {
        let isOther = content.article?.text.address != self.content.article?.text.address
        if content.entries != self.content.entries || content.openEntry != self.content.openEntry { list.update(content) }
        let begins = content.status.isLoading && content.number != self.content.number
        self.content = content
        if begins, part == .list { part = .text }
        if isOther, part == .outline || part == .search { part = .text }
        reader.show(content.article?.page, at: content.position)
    }

    /// Shows the list.
    public mutating func showList() {
        list = ArticleList(content)
        part = .list
    }

    /// Shows the text, where there is one.
    public mutating func showText() {
        if part == .list, content.article != nil { part = .text }
    }

    /// Whether the list is shown.
    public var showsList: Bool { part == .list }

    /// The title in its frame.
    public func title(_ words: Words) -> String {
        part == .list ? words.article.title : content.article?.page.title.visualText ?? words.article.title
    }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String {
        switch part {
        case .list: words.article.listHints
        case .text: words.article.textHints
        case .outline: words.article.outlineHints
        case .search: words.article.searchHints
        }
    }

    /// What Enter would choose now, or nothing.
    public var selection: ArticleChoice? { part == .list ? list.highlighted.map { .open($0) } : nil }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<ArticleChoice> {
        isNotFound = false
        if case .key(let key) = input, key.isCancel, content.status.isLoading { return .post(.cancelLoading) }
        switch part {
        case .list: return list.handle(input)
        case .text: return handleText(input)
        case .outline: return handleOutline(input)
        case .search: return handleSearch(input)
        }
    }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize { CellSize(columns: 78, rows: 200) }
}

extension ArticlePopover {
    private mutating func handleText(_ input: Input) -> PopoverOutcome<ArticleChoice> {
        switch input {
        case .paste: return .stay
        case .mouse(let event):
            switch event.action {
            case .wheelUp: return moved { $0.scroll(by: -3) }
            case .wheelDown: return moved { $0.scroll(by: 3) }
            default: return .stay
            }
        case .key(let key):
            if key.isCancel { return .cancel }
            if key.code == .tab { return key.modifiers.contains(.shift) ? .stay : .leave }
            if let movement = Movement(key, letters: true) { return move(movement) }
            guard let typed = key.typed else { return .ignored }
            return handle(typed)
        }
    }

    private mutating func move(_ movement: Movement) -> PopoverOutcome<ArticleChoice> {
        switch movement {
        case .up: moved { $0.scroll(by: -1) }
        case .down: moved { $0.scroll(by: 1) }
        case .pageUp: moved { $0.page(by: -1) }
        case .pageDown: moved { $0.page(by: 1) }
        case .first: moved { $0.go(toEnd: false) }
        case .last: moved { $0.go(toEnd: true) }
        case .left: moved { $0.go(toHeading: -1) }
        case .right: moved { $0.go(toHeading: 1) }
        }
    }

    private mutating func handle(_ typed: Character) -> PopoverOutcome<ArticleChoice> {
        switch typed {
        case " ": return moved { $0.page(by: 1) }
        case "b": return moved { $0.page(by: -1) }
        case "<": return moved { $0.go(toEnd: false) }
        case ">": return moved { $0.go(toEnd: true) }
        case "R": showList()
        case "q": return .post(.close)
        case "o": openOutline()
        case "/":
            field = TextFieldBlock(reader.query, isProposal: true)
            part = .search
        case "n": return find(reader.query, forwards: true, fromHere: false)
        case "N": return find(reader.query, forwards: false, fromHere: false)
        case "i" where content.article != nil: return .post(.insertTitle)
        case "I" where content.article != nil: return .post(.insertSentence)
        default: return .ignored
        }
        return .stay
    }

    /// Moves in the text and tells the new place.
    private mutating func moved(_ move: (inout ArticleReader) -> Bool) -> PopoverOutcome<ArticleChoice> {
        move(&reader) ? .preview(.moved(to: reader.position)) : .stay
    }

    private mutating func find(_ text: String, forwards: Bool, fromHere: Bool) -> PopoverOutcome<ArticleChoice> {
        guard !text.isEmpty else { return .stay }
        isNotFound = !reader.find(text, forwards: forwards, fromHere: fromHere)
        return isNotFound ? .stay : .preview(.moved(to: reader.position))
    }

    private mutating func handleSearch(_ input: Input) -> PopoverOutcome<ArticleChoice> {
        if case .key(let key) = input {
            if key.isCancel || key.code == .tab {
                part = .text
                return .stay
            }
            if key.isEnter {
                part = .text
                return find(field.text, forwards: true, fromHere: true)
            }
        }
        return field.handle(input) == .ignored ? .ignored : .stay
    }

    private mutating func openOutline() {
        guard let page = content.article?.page, !page.headings.isEmpty else { return }
        outline = ListBlock(
            count: page.headings.count, highlighted: page.heading(above: reader.position.paragraph),
            checked: page.heading(above: reader.position.paragraph))
        part = .outline
    }

    private mutating func handleOutline(_ input: Input) -> PopoverOutcome<ArticleChoice> {
        if case .key(let key) = input {
            if key.isCancel || key.code == .tab {
                part = .text
                return .stay
            }
            if key.choosesWithoutField { return jump() }
            guard let movement = Movement(key, letters: true) else { return .ignored }
            return outline.move(movement) == .ignored ? .ignored : .stay
        }
        if case .mouse(let event) = input, outline.handle(event) == .chosen { return jump() }
        return .stay
    }

    private mutating func jump() -> PopoverOutcome<ArticleChoice> {
        part = .text
        guard let page = content.article?.page, let heading = outline.highlighted, page.headings.indices.contains(heading) else {
            return .stay
        }
        return moved { $0.go(toParagraph: page.headings[heading]) }
    }
}
