import Geometry

/// One object of a drawing: a shape, its style and, for boxes and ovals, a label.
public struct Drawable: Hashable, Sendable {
    /// The name that edits, selections and files call it by.
    public let id: DrawableID
    /// Its geometry, in dots.
    public var shape: Shape
    /// Its colours, pen, face and sizes.
    public var style: Style
    /// The text inside a rectangle or an oval, centred and wrapped in it; empty for none.
    public var label: String
    /// The groups it belongs to, from the outermost to the innermost; empty for none. At most `Drawable.deepestGroup` of them.
    public var groups: [DrawableID]
    /// Whether it is kept from being picked and changed.
    public var isLocked: Bool
    /// Attributes that this version does not know, kept in the order of the file.
    public var extras: [Extra]

    /// An attribute as it stands in the file.
    public struct Extra: Hashable, Sendable {
        /// The name before the `=`.
        public var key: String
        /// The value behind it, without quotes and escapes.
        public var value: String

        /// Creates an attribute from its key and value.
        public init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    /// Creates a drawable.
    public init(
        id: DrawableID, shape: Shape, style: Style, label: String = "", groups: [DrawableID] = [], isLocked: Bool = false,
        extras: [Extra] = []
    ) {
        self.id = id
        self.shape = shape
        self.style = style
        self.label = label
        self.groups = groups
        self.isLocked = isLocked
        self.extras = extras
    }

    /// How many groups can lie inside one another.
    public static let deepestGroup = 15

    /// The same under another id.
    public func renamed(to id: DrawableID) -> Drawable {
        Drawable(id: id, shape: shape, style: style, label: label, groups: groups, isLocked: isLocked, extras: extras)
    }
}
