import Drawing
import Popovers
import Screen
import Words

/// Opens, replaces and dismisses popovers: the only place where one is presented, and where a selection gets its meaning.
struct PopoverCoordinator {
    private var presentation: (any Presentation)?
    private(set) var request: PopoverRequest?
    /// Whether what it changes had different values when it opened: then the one that is shown is chosen by Enter as well.
    private var isMixed = false

    var isOpen: Bool { presentation != nil }

    /// Whether the open popover changes what is selected, half-drawn or typed.
    var changesSubject: Bool {
        if case .exactSize = request { return true }
        return presentation?.kind == .value
    }

    /// What came of an input.
    enum Outcome: Equatable {
        /// The popover stays open as it is.
        case stay
        /// It stays open, and what its selection means shall be shown live.
        case preview(PopoverResult)
        /// It was dismissed; the result, where there is one, is to be applied now.
        case dismissed(PopoverResult?)
        /// It was dismissed by its last control: the focus goes to the toolbar.
        case left(PopoverResult?)
        /// It was dismissed to make room for another.
        case replaced(PopoverResult?, by: PopoverRequest)
        /// The key means nothing here.
        case refused
    }

    /// What controllers are made from.
    struct Values {
        var style: Style
        var faces: FaceList
        var substitute: FaceName?
        var recentFaces: [FaceName]
        var recentInks: [Ink]
        var language: String
        var sample: String?
        /// Where the lines of a text or label stand while its style does not say.
        var naturalAlignment: TextAlignment
        var words: Words
        var commands: [MenuGroup]
        var commandHistory: [String]
        var completion: CommandCompletion
        /// The folder's drawings; nothing before they were listed.
        var drawings: [DrawingEntry]?
        var openDrawing: String?
        /// The drawing that the list of files opens at, where it is not the open one.
        var highlightedDrawing: String?
        /// The cursor's column and row counted from 1, or its dot in the fine step.
        var column: Int
        var row: Int
        /// Whether what is half-drawn has a width and a height that can be typed.
        var takesSizes: Bool
        var capabilities: Capabilities
        var limits: TerminalLimits
        var article: ArticleContent
        var showsArticleList: Bool
        /// The other editions of the open article.
        var editions: [LanguageEdition]
        /// The values of the style that differ among what is selected.
        var mixed: StyleValues
    }

    /// Opens a popover; one that was open is gone without a trace.
    mutating func open(_ request: PopoverRequest, with values: Values) {
        self.request = request
        isMixed = !values.mixed.isDisjoint(with: request.values)
        presentation = PopoverCoordinator.presentation(for: request, with: values)
    }

    /// Dismisses the popover without applying anything.
    mutating func dismiss() {
        presentation = nil
        request = nil
    }

    /// Answers an input; `other` is the popover that a key would open on the canvas.
    mutating func handle(_ input: Input, other: PopoverRequest?) -> Outcome {
        guard var presentation else { return .refused }
        let outcome = presentation.handle(input)
        self.presentation = presentation
        switch outcome {
        case .stay: return .stay
        case .preview(let result): return .preview(result)
        case .post(let result):
            let isChanged = presentation.kind == .choice || isMixed || presentation.closingResult != nil
            dismiss()
            return .dismissed(isChanged ? result : nil)
        case .cancel:
            dismiss()
            return .dismissed(nil)
        case .leave:
            return .left(close(presentation))
        case .ignored:
            guard let other else { return .refused }
            let isOwnKey = other == request
            let result = close(presentation)
            return isOwnKey ? .dismissed(result) : .replaced(result, by: other)
        }
    }

    /// Closes the popover as a click outside does: a changed value counts, a choice does not.
    mutating func closeFromOutside() -> PopoverResult? {
        guard let presentation else { return nil }
        return close(presentation)
    }

    private mutating func close(_ presentation: any Presentation) -> PopoverResult? {
        dismiss()
        return presentation.closingResult
    }

    /// Tells an open popover that the machine's faces are known better now; the result, where there is one, is what it shows live
    /// from now on.
    mutating func update(faces: FaceList, substitute: FaceName?) -> PopoverResult? {
        presentation?.update(faces: faces, substitute: substitute) ?? nil
    }

    /// The folder whose names the open popover could use now.
    var wantedFolder: String? { presentation?.wantedFolder }

    /// Hands a folder's names to the open popover.
    mutating func take(_ listing: FolderListing) { presentation?.take(listing) }

    /// Tells the open popover why what it posted before could not be done.
    mutating func reject(_ message: String) { presentation?.reject(message) }

    /// The samples of faces that the open popover would show in a window, those in sight first.
    mutating func samples(in layout: ScreenLayout, anchor: Int, context: PopoverContext) -> [FaceSample] {
        guard let frame = frame(in: layout, anchor: anchor, context: context) else { return [] }
        return presentation?.samples(in: frame.content.size, context: context) ?? []
    }

    /// Tells an open popover which drawings the folder has, and which of them it should open at.
    mutating func update(drawings: [DrawingEntry], highlighted: String?) {
        presentation?.update(drawings: drawings, highlighted: highlighted)
    }

    /// Tells an open popover which other editions the article has.
    mutating func update(editions: [LanguageEdition]) { presentation?.update(editions: editions) }

    /// Tells an open popover what is known of the article now.
    mutating func update(article: ArticleContent) {
        presentation?.update(article: article)
    }

    /// The picture of a drawing that the open popover would show in a window.
    func thumbnail(in layout: ScreenLayout, anchor: Int, context: PopoverContext) -> Thumbnail? {
        guard let frame = frame(in: layout, anchor: anchor, context: context) else { return nil }
        return presentation?.thumbnail(in: frame.content.size, context: context)
    }

    /// The frame of the open popover for a window and the column its toolbar item begins at.
    func frame(in layout: ScreenLayout, anchor: Int, context: PopoverContext) -> PopoverFrame? {
        guard let presentation else { return nil }
        return PopoverFrame(
            wanted: presentation.wantedSize(in: context), anchor: anchor, layout: layout,
            titleColumns: max(title(of: presentation, context.words).columns, presentation.hints(context.words).columns))
    }

    /// The title, with a word where what is selected has different values.
    private func title(of presentation: any Presentation, _ words: Words) -> String {
        let title = presentation.title(words)
        return isMixed ? "\(title) (\(words.toolbar.mixed))" : title
    }

    /// Draws the open popover.
    mutating func draw(on surface: inout Surface, in frame: PopoverFrame, context: PopoverContext) {
        guard let shown = presentation else { return }
        frame.draw(
            on: &surface, title: title(of: shown, context.words), hints: presentation?.hints(context.words) ?? "",
            theme: context.theme, glyphs: context.glyphs)
        var content = Surface(frame.content.size)
        presentation?.draw(on: &content, context: context)
        surface.draw(content, at: frame.content.origin)
    }
}
