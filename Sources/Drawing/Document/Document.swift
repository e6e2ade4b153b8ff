/// A drawing: its drawables from the bottom to the top, and the articles it was drawn from.
///
/// It changes only by `Edit.apply(to:)`.
public struct Document: Equatable, Sendable {
    /// The drawables, bottom first.
    public internal(set) var drawables = DrawableList()
    /// The addresses of the drawing's articles, in their order.
    public internal(set) var articles: [String] = []
    /// The version of the format the drawing was read in, as `major.minor`, so that a newer minor one is kept.
    public var version: FormatVersion = .current

    /// Creates an empty drawing.
    public init() {}

    /// Creates a drawing from drawables whose ids differ; of two with one id the first is kept.
    public init(drawables: [Drawable], articles: [String] = [], version: FormatVersion = .current) {
        self.init(DrawableList(drawables), articles: articles, version: version)
    }

    /// Creates a drawing from a list of drawables.
    public init(_ drawables: DrawableList, articles: [String] = [], version: FormatVersion = .current) {
        self.drawables = drawables
        self.articles = articles
        self.version = version
    }

    /// The most drawables a drawing may hold.
    public static let limit = 200_000

    /// The drawable with an id.
    public subscript(id: DrawableID) -> Drawable? { drawables[id] }

    /// Where a drawable stands, 0 being the bottom.
    public func position(of id: DrawableID) -> Int? { drawables.position(of: id) }

    /// Where drawables stand, in the order of their ids, up to the first that is missing.
    public func positions(of ids: [DrawableID]) -> [Int] { drawables.positions(of: ids).positions }

    /// The drawables with some ids, bottom first; ids that no drawable has are left out, and one that is given twice counts once.
    public func drawables(of ids: [DrawableID]) -> [Drawable] { drawables.drawables(of: ids) }

    /// Whether nothing is drawn.
    public var isEmpty: Bool { drawables.isEmpty }

    /// Whether two drawings have the same drawables in the same order, the same articles and the same version.
    public static func == (left: Document, right: Document) -> Bool {
        left.drawables == right.drawables && left.articles == right.articles && left.version == right.version
    }
}
