import Drawing
import Screen
import Words

/// A popover's own part: it draws itself, answers inputs and posts its selection; it applies nothing.
public protocol PopoverController: Sendable {
    /// What the popover is there to choose.
    associatedtype Selection: Equatable & Sendable

    /// Whether closing applies the selection, or Enter alone acts.
    static var kind: PopoverKind { get }

    /// The title in its frame.
    func title(_ words: Words) -> String

    /// The keys that work in it, in words, for its footer.
    func hints(_ words: Words) -> String

    /// The size its content would like, in cells, frame not counted.
    func wantedSize(in context: PopoverContext) -> CellSize

    /// What closing would apply, or nothing while there is nothing to apply.
    var selection: Selection? { get }

    /// Answers an input; mouse positions are relative to the content.
    mutating func handle(_ input: Input) -> PopoverOutcome<Selection>

    /// Draws the content and sets the surface's cursor on what has the focus.
    ///
    /// It is mutating so that a list can keep its scroll position for the height it was given.
    mutating func draw(on surface: inout Surface, context: PopoverContext)

    /// The samples of faces that a drawing at a size would show, those in sight first, and then those that may be next.
    ///
    /// It is mutating so that a list can take its place for that size.
    mutating func samples(in size: CellSize, context: PopoverContext) -> [FaceSample]

    /// The picture of a drawing that a content of a size would show.
    func thumbnail(in size: CellSize, context: PopoverContext) -> Thumbnail?

    /// Takes the machine's faces when they are known better, and the one that stands in for a current face that is not installed.
    mutating func update(faces: FaceList, substitute: FaceName?)

    /// Takes what is known of the article now.
    mutating func update(article: ArticleContent)

    /// Takes the open article's other editions when they are known.
    mutating func update(editions: [LanguageEdition])

    /// Takes the folder's drawings when they are listed, and the name of the one to highlight where nothing was done yet.
    mutating func update(drawings: [DrawingEntry], highlighted: String?)

    /// The folder whose names would help now: empty for the one the program works in, else ending in a slash.
    var wantedFolder: String? { get }

    /// Takes the names of a folder that were wanted.
    mutating func take(_ listing: FolderListing)

    /// Says why what was posted could not be done; the popover is open with it again.
    mutating func reject(_ message: String)
}

extension PopoverController {
    /// None: most controllers list no faces.
    public mutating func samples(in size: CellSize, context: PopoverContext) -> [FaceSample] { [] }

    /// None: most controllers list no drawings.
    public func thumbnail(in size: CellSize, context: PopoverContext) -> Thumbnail? { nil }

    /// Does nothing: most controllers have no faces.
    public mutating func update(faces: FaceList, substitute: FaceName?) {}

    /// Does nothing: one controller has an article.
    public mutating func update(article: ArticleContent) {}

    /// Does nothing: one controller lists editions.
    public mutating func update(editions: [LanguageEdition]) {}

    /// Does nothing: one controller lists drawings.
    public mutating func update(drawings: [DrawingEntry], highlighted: String?) {}

    /// None: most controllers list no files.
    public var wantedFolder: String? { nil }

    /// Does nothing: most controllers list no files.
    public mutating func take(_ listing: FolderListing) {}

    /// Does nothing: what most controllers post can always be done.
    public mutating func reject(_ message: String) {}
}

/// How a popover's closing is understood.
public enum PopoverKind: Hashable, Sendable {
    /// Shows its value live, and applies it on every way of closing but cancelling.
    case value
    /// Acts on Enter, or a click on a row, alone.
    case choice
}
