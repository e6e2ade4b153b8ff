import Articles
import Popovers

/// The article beside the drawing: what is open, what is being loaded, and where the person stands in it.
struct ArticleDesk {
    /// Which entry of the list is open.
    enum Entry: Hashable {
        /// One of the drawing's, by its address as it is stored.
        case own(String)
        /// A presidency, by its number.
        case president(Int)
    }

    /// The pane, where it was opened; it is shown while the window has room for it.
    var pane: ArticlePopover?
    var entry: Entry?
    var article: LoadedArticle?
    /// The editions that have the article.
    var links: LanguageLinks?
    var status = ArticleStatus.idle
    var position = ArticlePosition()
    /// The number of the newest wish.
    var number = 0
    /// What was read in an earlier session, until an article is opened.
    var remembered: ArticleMemory?
}
