/// The faces of the machine, as far as they are known, in the order a list shows them.
public struct FaceList: Equatable, Sendable {
    /// The faces, sorted by name; empty while nothing is known.
    public var entries: [FaceEntry]
    /// Whether the machine's faces are still being read.
    public var isLoading: Bool

    /// Creates a list.
    public init(entries: [FaceEntry] = [], isLoading: Bool = true) {
        self.entries = entries
        self.isLoading = isLoading
    }
}

/// A face of the machine, as a list shows and filters it.
public struct FaceEntry: Hashable, Sendable {
    /// Family and style, the name that drawings keep.
    public var name: FaceName
    /// The family, as in `DejaVu Serif`.
    public var family: String
    /// The style within the family, as in `Bold Italic`.
    public var style: String
    /// The PostScript name, as in `DejaVuSerif-BoldItalic`; empty where the file has none.
    public var postScriptName: String
    /// The classes that a filter finds the face by.
    public var traits: FaceTraits
    /// The codes, among those that were asked for, of the languages whose letters the face lacks.
    public var cannotWrite: [String]

    /// Creates an entry.
    public init(
        name: FaceName, family: String, style: String, postScriptName: String, traits: FaceTraits, cannotWrite: [String] = []
    ) {
        self.name = name
        self.family = family
        self.style = style
        self.postScriptName = postScriptName
        self.traits = traits
        self.cannotWrite = cannotWrite
    }
}

/// The classes a face can be filtered by.
public struct FaceTraits: OptionSet, Hashable, Sendable {
    /// The set as one bit a class.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Every character has the same width.
    public static let mono = FaceTraits(rawValue: 1)
    /// The strokes end in serifs.
    public static let serif = FaceTraits(rawValue: 2)
    /// The strokes end without serifs.
    public static let sans = FaceTraits(rawValue: 4)
    /// The weight is semibold or more.
    public static let bold = FaceTraits(rawValue: 8)
    /// The letters are italic or oblique.
    public static let italic = FaceTraits(rawValue: 16)
    /// A colour face: its glyphs are pictures, shown in one colour.
    public static let colour = FaceTraits(rawValue: 32)
}
