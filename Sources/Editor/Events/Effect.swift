import Articles
import Drawing
import Lines
import Popovers
import Screen

/// Something the editor wants done outside of itself.
public enum Effect: Sendable, Equatable {
    /// Writes the drawing; without a path to its own file. What another program changed meanwhile is overwritten only on demand.
    case save(Document, path: String?, overwrite: Bool)
    /// Reads another drawing; its answer is `Report.opened` or `Report.failed`.
    case open(path: String)
    /// Writes the drawing in the format of the path's ending; its answers are `Report.exporting` while that takes long, and at its
    /// end `Report.exportEnded`. A file that this session has not written is overwritten only on demand: `Report.exportExists`.
    case export(Document, path: String, ExportWishes = ExportWishes(), overwrite: Bool = false)
    /// Calls off the export under way.
    case stopExport
    /// Adds edits to the recovery journal.
    case record([Edit])
    /// The half-drawn work changed and belongs into the journal.
    case draftChanged
    /// Finds the machine's faces; its answer is `Report.faces`.
    case loadFaces(languages: [String])
    /// Loads an article in the place of one under way; its answers are `Report.article`, `.articleProgress`, `.articleLinks` and
    /// `.articleFailed`.
    case loadArticle(ArticleWish, ArticleSource)
    /// Stops loading an article.
    case cancelArticle
    /// Makes samples of faces, in their order, in place of those of earlier orders that are not made yet; its answers are
    /// `Report.samples`.
    case makeSamples(SampleOrder)
    /// Lists the drawings of the folder; its answer is `FolderChange.listed`.
    case listDrawings
    /// Lists the names in a folder: empty for the one the program works in, else ending in a slash; its answer is `Report.folder`.
    case listFolder(String)
    /// Keeps a command line that was typed for the next start.
    case keepTyped(String)
    /// Does something with the drawings of the folder.
    case folder(FolderTask)
    /// Makes the picture of a drawing in the place of those that were ordered before; its answer is `Report.thumbnail`.
    case makeThumbnail(Thumbnail, ColourDepth)
    /// Compares the drawing with a file, its own without a path; its answer is `Report.differences`.
    case compare(Document, path: String?)
    /// Does with the drawing that another session has what the person answered.
    case hold(HeldAnswer)
    /// Does with the work that a journal kept what the person answered.
    case recover(RecoveryAnswer)
    /// Keeps the style, and the language where the person chose one, for the next start.
    case remember(Style, language: String?)
    /// Keeps what a setting was set to for the next start.
    case keepSetting(name: String, value: String)
    /// Keeps what looks right on this kind of terminal for the next start on it.
    case rememberTerminal(Capabilities)
    /// Makes the terminal ready for a depth, where its screen was started with fewer colours.
    case useColours(ColourDepth)
    /// Sends text to the person's own clipboard.
    case copyText(String)
    /// Sends a picture of a drawing to the person's own clipboard.
    case copy(Document, CopyForm)
    /// Keeps what was copied where other sessions find it.
    case shareClipboard([Drawable])
    /// Reports what other sessions copied last, now and whenever they copy; its answers are `Report.clipboard`.
    case watchClipboard
    /// Shows text on the terminal's ordinary screen until a key is pressed.
    case showText(String)
    /// Sends the whole screen again.
    case redraw
    case suspend
    /// Ends the program; what is not saved has been asked for.
    case quit

    /// Whether it is a save, or stands between the wish to save and the save.
    var isSave: Bool {
        switch self {
        case .save, .compare: true
        default: false
        }
    }
}

/// What is to become of work that a journal kept.
public enum RecoveryAnswer: Hashable, Sendable {
    case open, keepForLater, discard
}
