import Articles

/// What the article popover shows, as far as it is known.
public struct ArticleContent: Sendable {
    /// The articles that can be opened: the drawing's own first, then the ready list.
    public var entries: [ArticleEntry] = []
    /// How many of them are the drawing's own.
    public var ownCount = 0
    /// The entry that is open.
    public var openEntry: Int?
    /// The article that is shown.
    public var article: LoadedArticle?
    /// Where in its text the view stands.
    public var position = ArticlePosition()
    /// What is going on.
    public var status = ArticleStatus.idle
    /// Grows with everything that is loaded.
    public var number = 0
    /// What is to be said about the article, each on a line of its own: its age, a missing edition, a missing contact.
    public var notes: [String] = []

    /// Creates content without an article.
    public init() {}
}

/// An article that can be opened.
public struct ArticleEntry: Hashable, Sendable {
    /// The title, which may hold control characters.
    public var title: String
    /// What tells it from others of its title: the edition, the years of a presidency.
    public var detail: String

    /// Creates an entry.
    public init(title: String, detail: String) {
        self.title = title
        self.detail = detail
    }
}

/// What is going on with the article.
public enum ArticleStatus: Hashable, Sendable {
    /// Nothing.
    case idle
    /// It is being loaded.
    case loading(LoadingProgress)
    /// It could not be loaded, in words.
    case failed(String)

    /// Whether there is something to cancel.
    public var isLoading: Bool { if case .loading = self { true } else { false } }
}

/// A place in an article's text: a paragraph, and how much of it lies before the place.
public struct ArticlePosition: Hashable, Sendable {
    /// The paragraph, from 0.
    public var paragraph: Int
    /// The characters of the paragraph before the place, so that it stays where it is at any width.
    public var character: Int

    /// Creates a place.
    public init(paragraph: Int = 0, character: Int = 0) {
        self.paragraph = paragraph
        self.character = character
    }
}

/// What a person chose in the article popover.
public enum ArticleChoice: Hashable, Sendable {
    /// Opens an entry, by its position.
    case open(Int)
    /// Adds what was typed, an address or a title, and opens it.
    case add(String)
    /// Takes an entry of the drawing's out of its list.
    case remove(Int)
    /// Moves an entry of the drawing's by one place up (-1) or down (1).
    case move(Int, by: Int)
    /// Puts the title into the drawing.
    case insertTitle
    /// Puts the first sentence into the drawing.
    case insertSentence
    /// The view stands at another place; nothing else is to be done.
    case moved(to: ArticlePosition)
    /// Cancels the loading.
    case cancelLoading
    /// Takes the article from the screen.
    case close
}
