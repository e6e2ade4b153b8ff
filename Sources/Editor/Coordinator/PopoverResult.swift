import Popovers
import Screen

/// What a popover's selection means to the program.
enum PopoverResult: Equatable, Sendable {
    case style(StyleChange)
    case language(String)
    /// A command line to run.
    case command(String)
    /// A command line that was typed, kept in the history.
    case typed(String)
    /// What was chosen of the folder's drawings.
    case files(FilesChoice)
    /// The name for a new drawing, or for the one that is named.
    case fileName(String, for: String?)
    /// What the person chose about articles.
    case article(ArticleChoice)
    case position(column: Int, row: Int)
    /// The size of what is half-drawn, or the offset from where it began.
    case exactSize(width: Int, height: Int, inDots: Bool)
    case exactOffset(columns: Int, rows: Int, inDots: Bool)
    /// What the person picked from the test card.
    case terminal(Capabilities)
    /// The number of the answer to a question, counted from 0.
    case answer(Question, Int)
}
