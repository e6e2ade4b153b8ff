import Drawing
import Popovers
import Screen
import Words

/// An open popover whose controller's type is no longer seen.
protocol Presentation {
    var kind: PopoverKind { get }
    /// What closing by another way than Enter or Esc applies: a value that was changed.
    var closingResult: PopoverResult? { get }
    func title(_ words: Words) -> String
    func hints(_ words: Words) -> String
    func wantedSize(in context: PopoverContext) -> CellSize
    mutating func handle(_ input: Input) -> PopoverOutcome<PopoverResult>
    mutating func draw(on surface: inout Surface, context: PopoverContext)
    mutating func samples(in size: CellSize, context: PopoverContext) -> [FaceSample]
    func thumbnail(in size: CellSize, context: PopoverContext) -> Thumbnail?
    /// Takes the machine's faces; the result, where there is one, is what is to be shown live from now on.
    mutating func update(faces: FaceList, substitute: FaceName?) -> PopoverResult?
    mutating func update(article: ArticleContent)
    mutating func update(editions: [LanguageEdition])
    mutating func update(drawings: [DrawingEntry], highlighted: String?)
    var wantedFolder: String? { get }
    mutating func take(_ listing: FolderListing)
    mutating func reject(_ message: String)
}

/// A controller together with what its selection means.
struct Presented<Controller: PopoverController>: Presentation {
    private var controller: Controller
    private let initial: Controller.Selection?
    private let meaning: @Sendable (Controller.Selection) -> PopoverResult

    init(_ controller: Controller, meaning: @escaping @Sendable (Controller.Selection) -> PopoverResult) {
        self.controller = controller
        initial = controller.selection
        self.meaning = meaning
    }

    var kind: PopoverKind { Controller.kind }

    var closingResult: PopoverResult? {
        guard kind == .value, let selection = controller.selection, selection != initial else { return nil }
        return meaning(selection)
    }

    func title(_ words: Words) -> String { controller.title(words) }
    func hints(_ words: Words) -> String { controller.hints(words) }
    func wantedSize(in context: PopoverContext) -> CellSize { controller.wantedSize(in: context) }

    mutating func handle(_ input: Input) -> PopoverOutcome<PopoverResult> {
        switch controller.handle(input) {
        case .stay: .stay
        case .preview(let selection): .preview(meaning(selection))
        case .post(let selection): .post(meaning(selection))
        case .cancel: .cancel
        case .leave: .leave
        case .ignored: .ignored
        }
    }

    mutating func draw(on surface: inout Surface, context: PopoverContext) {
        controller.draw(on: &surface, context: context)
    }

    mutating func samples(in size: CellSize, context: PopoverContext) -> [FaceSample] {
        controller.samples(in: size, context: context)
    }

    var wantedFolder: String? { controller.wantedFolder }
    mutating func take(_ listing: FolderListing) { controller.take(listing) }
    mutating func reject(_ message: String) { controller.reject(message) }
    func thumbnail(in size: CellSize, context: PopoverContext) -> Thumbnail? {
        controller.thumbnail(in: size, context: context)
    }

    mutating func update(faces: FaceList, substitute: FaceName?) -> PopoverResult? {
        let before = controller.selection
        controller.update(faces: faces, substitute: substitute)
        return controller.selection == before ? nil : controller.selection.map(meaning)
    }

    mutating func update(article: ArticleContent) { controller.update(article: article) }
    mutating func update(editions: [LanguageEdition]) { controller.update(editions: editions) }
    mutating func update(drawings: [DrawingEntry], highlighted: String?) {
        controller.update(drawings: drawings, highlighted: highlighted)
    }
}
