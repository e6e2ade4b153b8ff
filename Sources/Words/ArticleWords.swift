/// The words of the article beside the drawing.
public struct ArticleWords: Sendable {
    /// The title of the article popover and of its list.
    public let title: String
    /// The keys of the list.
    public let listHints: String
    /// The keys of the text.
    public let textHints: String
    /// The keys of the outline.
    public let outlineHints: String
    /// The keys of the search field.
    public let searchHints: String
    /// The heading over the drawing's own articles.
    public let own: String
    /// The heading over the ready list.
    public let presidents: String
    /// What Enter does where nothing of the list matches.
    public let addHint: String
    /// Opens the highlighted article.
    public let open: String
    /// Takes the highlighted article out of the drawing's list.
    public let remove: String
    /// Moves it up in the drawing's list.
    public let raise: String
    /// Moves it down in the drawing's list.
    public let lower: String
    /// The label of the search field.
    public let search: String
    /// Nothing matches the search.
    public let notFound: String
    /// No article is open.
    public let nothingOpen: String
    /// The article has no headings.
    public let noOutline: String
    /// The site gave the first paragraph alone.
    public let summaryOnly: String
    /// The page lists articles of one name.
    public let disambiguation: String
    /// The site is being asked.
    public let asking: String
    /// Kilobytes that came.
    public let received: @Sendable (String) -> String
    /// The site wants to be left alone for so many seconds.
    public let waiting: @Sendable (String) -> String
    /// How to cancel the loading.
    public let cancelHint: String
    /// A copy of a date is shown, since the site cannot be asked.
    public let cached: @Sendable (String) -> String
    /// The edition in a language lacks the article, which is shown as listed.
    public let lacks: @Sendable (String) -> String
    /// The edition in a language lacks the article; what is shown stays.
    public let lacksKept: @Sendable (String) -> String
    /// The title that was asked for, where the site answered with another.
    public let redirected: @Sendable (String) -> String
    /// No contact is set for the site to write to.
    public let contactNote: String
    /// The date of the article's last change.
    public let changed: @Sendable (String) -> String
    /// The text is no address of an article of Wikipedia.
    public let noAddress: @Sendable (String) -> String
    /// The template of an endpoint cannot be used.
    public let badEndpoint: @Sendable (String) -> String
    /// The program that loads is not installed.
    public let noCurl: String
    /// The library that reads answers is not installed.
    public let noReader: String
    /// The loading was cancelled.
    public let cancelled: String
    /// The site cannot be reached; the number is curl's status.
    public let unreachable: @Sendable (String) -> String
    /// The site did not answer in time.
    public let timedOut: String
    /// The answer was cut off.
    public let cutOff: String
    /// The answer is too large.
    public let tooLarge: String
    /// The site leads somewhere that was not asked for.
    public let strangeRedirect: String
    /// The site has nothing at the address that was asked: HTTP status 404.
    public let nothingThere: String
    /// The site answers with an HTTP status.
    public let status: @Sendable (String) -> String
    /// The site wants to be left alone for longer than a person waits, in seconds.
    public let busy: @Sendable (String) -> String
    /// The process could not be started; the number is the system's error.
    public let failed: @Sendable (String) -> String
    /// The answer cannot be understood.
    public let unreadable: String
    /// The site answers with an error of its own.
    public let siteError: @Sendable (String) -> String
    /// There is no article of a title.
    public let missing: @Sendable (String) -> String
    /// A title cannot be one of an article.
    public let noArticle: @Sendable (String) -> String
    /// The title was put into the drawing.
    public let inserted: String
}
