import Drawing
import Geometry

extension DrawableID: ExpressibleByStringLiteral {
    /// In tests ids are literals.
    public init(stringLiteral text: String) {
        guard let id = DrawableID(text) else { fatalError("\(text) is no id") }
        self = id
    }
}

extension Drawable {
    /// A small rectangle that its id alone tells apart.
    static func box(_ id: DrawableID, at origin: Point = .zero) -> Drawable {
        Drawable(id: id, shape: .rectangle(Rect(origin.x, origin.y, 8, 8)), style: Style())
    }
}

extension Document {
    /// Small rectangles with these ids, bottom first.
    static func boxes(_ ids: DrawableID...) -> Document { Document(drawables: ids.map { .box($0) }) }

    /// The ids, bottom first.
    var order: [String] { drawables.map(\.id.text) }
}
