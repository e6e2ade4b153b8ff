import Geometry

/// One object of a drawing: a shape, its style and, for boxes and ovals, a label.
public struct Drawable: Hashable, Sendable {
    /// The name that edits, selections and files call it by.
    public let id: DrawableID
    /// Its geometry, in dots.
    public var shape: Shape
    private var traits: SharedTraits

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
        traits = SharedTraits(
            Traits(style: style, label: label, groups: groups, isLocked: isLocked, extras: extras))
    }

    private init(id: DrawableID, shape: Shape, traits: SharedTraits) {
        self.id = id
        self.shape = shape
        self.traits = traits
    }

    /// Its colours, pen, face and sizes.
    public var style: Style {
        get { traits.values.style }
        set { change { $0.style = newValue } }
    }

    /// The text inside a rectangle or an oval, centred and wrapped in it; empty for none.
    public var label: String {
        get { traits.values.label }
        set { change { $0.label = newValue } }
    }

    /// The groups it belongs to, from the outermost to the innermost; empty for none. At most `Drawable.deepestGroup` of them.
    public var groups: [DrawableID] {
        get { traits.values.groups }
        set { change { $0.groups = newValue } }
    }

    /// Whether it is kept from being picked and changed.
    public var isLocked: Bool {
        get { traits.values.isLocked }
        set { change { $0.isLocked = newValue } }
    }

    /// Attributes that this version does not know, kept in the order of the file.
    public var extras: [Extra] {
        get { traits.values.extras }
        set { change { $0.extras = newValue } }
    }

    /// How many groups can lie inside one another.
    public static let deepestGroup = 15

    /// The same under another id.
    public func renamed(to id: DrawableID) -> Drawable {
        Drawable(id: id, shape: shape, traits: traits)
    }
}

extension Drawable {
    private mutating func change(_ change: (inout Traits) -> Void) {
        var values = traits.values
        change(&values)
        traits = SharedTraits(values)
    }

    /// All that a drawable is beside its place.
    private struct Traits: Hashable, Sendable {
        var style: Style
        var label: String
        var groups: [DrawableID]
        var isLocked: Bool
        var extras: [Extra]
    }

    /// The traits of a drawable and its copies: most edits leave them alone, and every edit copies drawables, often thousands.
    private final class SharedTraits: Hashable, Sendable {
        let values: Traits

        init(_ values: Traits) { self.values = values }

        static func == (left: SharedTraits, right: SharedTraits) -> Bool { left === right || left.values == right.values }

        func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }
}
