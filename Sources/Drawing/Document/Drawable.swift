import Geometry

/// One object of a drawing: a shape, its style and, for boxes and ovals, a label.
public struct Drawable: Sendable {
    /// The name that edits, selections and files call it by.
    public let id: DrawableID
    /// Its geometry, in dots.
    public var shape: Shape
    private var traits: Traits

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
        traits = Traits(style: style, label: label, groups: groups, isLocked: isLocked, extras: extras)
    }

    private init(id: DrawableID, shape: Shape, traits: Traits) {
        self.id = id
        self.shape = shape
        self.traits = traits
    }

    /// Its colours, pen, face and sizes.
    public var style: Style {
        get { traits.style }
        set { traits = Traits(style: newValue, label: label, groups: groups, isLocked: isLocked, extras: extras) }
    }

    /// The text inside a rectangle or an oval, centred and wrapped in it; empty for none.
    public var label: String {
        get { traits.label }
        set { traits = Traits(style: style, label: newValue, groups: groups, isLocked: isLocked, extras: extras) }
    }

    /// The groups it belongs to, from the outermost to the innermost; empty for none. At most `Drawable.deepestGroup` of them.
    public var groups: [DrawableID] {
        get { traits.groups }
        set { traits = Traits(style: style, label: label, groups: newValue, isLocked: isLocked, extras: extras) }
    }

    /// Whether it is kept from being picked and changed.
    public var isLocked: Bool {
        get { traits.isLocked }
        set { traits = Traits(style: style, label: label, groups: groups, isLocked: newValue, extras: extras) }
    }

    /// Attributes that this version does not know, kept in the order of the file.
    public var extras: [Extra] {
        get { traits.extras }
        set { traits = Traits(style: style, label: label, groups: groups, isLocked: isLocked, extras: newValue) }
    }

    /// How many groups can lie inside one another.
    public static let deepestGroup = 15

    /// The same under another id.
    public func renamed(to id: DrawableID) -> Drawable {
        Drawable(id: id, shape: shape, traits: traits)
    }
}

extension Drawable {
    /// All that a drawable is beside its place.
    ///
    /// Most edits leave it alone, and every edit copies drawables, often thousands: each copy shares it.
    private final class Traits: Hashable, Sendable {
        let style: Style
        let label: String
        let groups: [DrawableID]
        let isLocked: Bool
        let extras: [Extra]

        init(style: Style, label: String, groups: [DrawableID], isLocked: Bool, extras: [Extra]) {
            self.style = style
            self.label = label
            self.groups = groups
            self.isLocked = isLocked
            self.extras = extras
        }

        static func == (left: Traits, right: Traits) -> Bool {
            left === right
                || left.style == right.style && left.label == right.label && left.groups == right.groups
                    && left.isLocked == right.isLocked && left.extras == right.extras
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(label)
            hasher.combine(groups)
            hasher.combine(isLocked)
            hasher.combine(extras)
        }
    }
}

extension Drawable: Hashable {}
