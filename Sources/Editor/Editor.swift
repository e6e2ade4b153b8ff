import Drawing
import Geometry
import Popovers
import Raster
import Screen
import Words

/// The whole program without a terminal: events in, effects and frames out, on one thread.
public struct Editor {
    /// The drawing, without what is half-drawn.
    public internal(set) var document = Document()
    /// The style of what comes next.
    public internal(set) var style: Style
    /// The session's language, as a BCP 47 code.
    public internal(set) var language: String
    /// What `set` changes.
    public internal(set) var settings = Settings() {
        didSet { if settings.theme != oldValue.theme { updateTheme() } }
    }
    /// What the terminal shows.
    public var capabilities: Capabilities {
        didSet {
            guard capabilities != oldValue else { return }
            updateTheme()
            thumbnails.clear()
        }
    }
    /// What the terminal cannot be asked for.
    public var limits = TerminalLimits.none

    var history = History<StepName>()
    var selection: [DrawableID] = [] {
        didSet { lookUpSelection(isNew: true) }
    }
    /// What is selected, as the document has it.
    private(set) var selected = Selected()
    /// What was done last to what was selected, for `repeat`.
    var lastAct: LastAct?
    /// What the select tool's Space would take, as the frame that is drawn shows it; nothing while another tool is in use.
    var shownTarget: PickTarget?
    /// A style that was copied, with the values of it that mean something.
    var copiedStyle: (style: Style, values: StyleValues)?
    var tool: any Tool = BoxTool(.rectangle)
    var textEditing: TextEditing?
    /// The view's origin before the window changed, until the person does something.
    var originBeforeResize: Point?
    /// Whether the text being typed was changed since the view followed its caret.
    var viewIsBehind = false
    /// The view's origin when the text editor was opened.
    var originBeforeTyping = Point.zero
    var dropped: Dropped?
    /// Whether the mouse was pressed on the text being typed and drags what is selected.
    var isSelectingByMouse = false
    var cursor = Cursor(point: Point(5, 6))
    /// The part of the plane on the canvas.
    public internal(set) var view: CellView
    var layout: ScreenLayout
    var focus = Focus.canvas
    var coordinator = PopoverCoordinator()
    var preview: StyleChange?
    /// The article beside the drawing.
    var desk = ArticleDesk()
    /// Whether the article's popover opens with its list.
    var showsArticleList = false
    var keyMap = KeyMap.standard
    /// The keys in force while a text is typed.
    var typingKeys = KeyMap.typing
    /// What a person mapped and unmapped on the canvas, and while a text is typed.
    var canvasBindings: [PersonalBinding] = []
    var typingBindings: [PersonalBinding] = []
    /// The names of what the configuration sets.
    var configuredSettings: Set<String> = []
    /// What was copied or cut in the text editor.
    var textClipboard = ""
    /// What was copied or cut last, in this session or in another.
    var clipboard: [Drawable] = []
    /// The letters on the points of the drawing, while one of them is to be typed.
    var jump: JumpLabels?
    var pendingKeys: [Key] = []
    var message: String?
    var file = FileState()
    var faces = FaceList()
    /// Grows whenever the machine's faces are found anew, so that what texts were set to is not kept.
    var facesRevision = 0
    /// The samples of faces that were made for the font list.
    var samples = SampleShelf()
    var recentFaces: [FaceName] = []
    var recentInks: [Ink] = []
    var commandHistory: [String] = []
    /// The folder whose names were asked for last for the open popover.
    var orderedFolder: String?
    /// The folder's drawings, as they were listed last; nothing before that.
    var drawings: [DrawingEntry]?
    /// The drawing that their list is to open at, where it is not the open one.
    var highlightedDrawing: String?
    /// What a name was typed for, so that the field returns with it where the name is refused.
    var taskOfTypedName: FolderTask?
    /// The pictures of drawings in that list.
    var thumbnails = ThumbnailShelf()
    /// The state of the document when a drawing was moved to the trash, until that is undone.
    var trashedRevision: Int?
    /// The drawing that was open when it was moved to the trash.
    var trashedOpenDrawing: String?
    /// Whether there is something to be brought back from the trash.
    var canRestore = false
    /// Whether an export takes so long that the person is told how far it is.
    var isExporting = false
    /// The question that is asked again behind a comparison.
    var questionBehindComparison: Question?
    /// Grows with every change of the document, so that a picture of it can be kept.
    var revision = 0
    var afterSave: AfterSave?
    /// The place of the history that a save under way writes.
    var savingPosition = 0
    var effects: [Effect] = []
    var canvas: CanvasPainter
    var overview: Overview
    var theme = Theme.terminal
    var generator: any RandomNumberGenerator

    let setter: any TextSetter

    /// What to do when a save that was asked for on the way has succeeded.
    enum AfterSave: Equatable {
        case quit
        case open(String)
        case folder(FolderTask)
    }

    /// The interface's words in the session's language; English where the interface lacks that language.
    public var words: Words { Words.of(Language(locale: language) ?? .english) }

    /// Creates an editor with an empty drawing.
    ///
    /// - Parameters:
    ///   - size: The window's columns and rows.
    ///   - typesetter: Sets the texts and gives their glyphs.
    ///   - generator: Where the ids of new drawables come from.
    public init(
        size: CellSize, capabilities: Capabilities, style: Style = .first, language: String = "en",
        typesetter: any TextSetter & GlyphSource, generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
    ) {
        self.style = style
        self.language = language
        self.style.language = language
        self.capabilities = capabilities
        self.generator = generator
        setter = typesetter
        layout = ScreenLayout(size: size)
        view = CellView(origin: .zero, zoom: 1, size: layout.canvas.size)
        canvas = CanvasPainter(source: typesetter)
        overview = Overview(source: typesetter)
    }

    /// Whether something would be lost if the program ended now.
    public var isDirty: Bool {
        history.position != file.savedPosition || hasDraft
    }

    /// The name of the drawing's file, or nothing for a drawing that was never saved.
    public var fileName: String? { file.name }

    /// Whether a popover waits for the person.
    public var isWaiting: Bool { coordinator.isOpen }

    /// Whether that popover asks what is to become of unsaved work.
    public var isAskingToSave: Bool { coordinator.request == .question(.saveFirst) }

    /// Whether a text is being typed.
    public var isTyping: Bool { textEditing != nil }

    /// Whether something is half-drawn or being typed.
    var hasDraft: Bool { tool.phase.isDrawing || textEditing.map { !$0.isUnchanged } ?? false }

    /// Keeps what is selected up to the document, and to the faces that its texts are set in.
    ///
    /// - Parameter isNew: Whether other drawables are selected than before.
    mutating func lookUpSelection(isNew: Bool = false) {
        // Nothing is the case of nearly every edit, and of every key that draws.
        guard !selection.isEmpty || !selected.drawables.isEmpty else { return }
        selected = Selected(selection, known: isNew ? nil : selected.ids, in: document, setter: setter)
    }

    private mutating func updateTheme() { theme = Theme(settings.theme, depth: capabilities.colours) }

    mutating func say(_ text: String) { message = text }

    mutating func newID() -> DrawableID { newID(using: &generator) }

    /// An id that no drawable has, from some random numbers.
    func newID(using random: inout some RandomNumberGenerator) -> DrawableID {
        while true {
            let id = DrawableID.random(using: &random)
            if !document.drawables.contains(id) { return id }
        }
    }
}
