import Articles
import Drawing
import Popovers

/// What came of an effect.
public enum Report: Sendable {
    /// The faces of the machine, as far as they are known.
    case faces(FaceList)
    /// Some of the samples that were ordered.
    case samples(MadeSamples)
    /// The drawing was written to this file, with a remark in the session's language where there is one.
    case saved(name: String, remark: String?)
    /// Writing failed because another program changed the file.
    case changedOnDisk(name: String)
    /// Writing failed because there is such a file already.
    case exists(path: String)
    /// A journal kept work of an earlier session.
    case recoverable(RecoverableWork)
    /// A drawing was read.
    case opened(OpenedDrawing)
    /// How far the loading of an article has come.
    case articleProgress(number: Int, LoadingProgress)
    /// An article was loaded.
    case article(LoadedArticle)
    /// The editions that have the article that was loaded last.
    case articleLinks(number: Int, LanguageLinks)
    /// An article could not be loaded.
    case articleFailed(number: Int, ArticleFailure)
    /// The names of a folder that was to be listed.
    case names(FolderListing)
    /// What came of something that was done with the folder's drawings.
    case folder(FolderChange)
    /// The picture of a drawing was made.
    case thumbnail(Thumbnail, ThumbnailPicture)
    /// Another session has the drawing that was opened to be read.
    case held(HeldDrawing)
    /// How a file differs from the drawing, in the session's language.
    case differences(String)
    /// An export under way, and how much of it is done in percent.
    case exporting(name: String, percent: Int)
    /// An export ended, with what is to be said of it in the session's language.
    case exportEnded(String)
    /// Nothing was exported: there is a file of that name already, and this session has not written it.
    case exportExists(path: String, ExportWishes)
    /// Something went wrong, in the session's language.
    case failed(String)
    /// Something worth a word, in the session's language.
    case notice(String)
    /// Another session copied or cut these, or an earlier one did.
    case clipboard([Drawable])
    /// Text was sent to the clipboard, with its length in bytes.
    case sent(bytes: Int)
}

/// A drawing that was read, or that is to be started under a name.
public struct OpenedDrawing: Sendable {
    /// The drawing; empty for one that is to be started.
    public var document: Document
    /// The file's name for the status row; nothing for a drawing without a file.
    public var name: String?
    /// Whether it must not be saved to its file.
    public var isReadOnly: Bool
    /// What reading it had to say, in the session's language.
    public var notice: String?
    /// Work that a journal kept and no file holds; it is opened as unsaved.
    public var isRecovered: Bool
    /// What was half-drawn or being typed when the journal ended.
    public var draft: Drawable?

    /// Creates a description of an opened drawing.
    public init(
        document: Document = Document(), name: String? = nil, isReadOnly: Bool = false, notice: String? = nil,
        isRecovered: Bool = false, draft: Drawable? = nil
    ) {
        self.document = document
        self.name = name
        self.isReadOnly = isReadOnly
        self.notice = notice
        self.isRecovered = isRecovered
        self.draft = draft
    }
}

/// Work of an earlier session that no file holds.
public struct RecoverableWork: Hashable, Sendable {
    /// The steps that were not saved.
    public var steps: Int
    /// The time of the last one, as `HH:MM` of this machine.
    public var time: String
    /// What was half-done, where anything was.
    public var draft: HalfDone?

    /// The kinds of half-done work.
    public enum HalfDone: Hashable, Sendable {
        case text, shape
    }

    /// Creates a description.
    public init(steps: Int, time: String, draft: HalfDone?) {
        self.steps = steps
        self.time = time
        self.draft = draft
    }
}
