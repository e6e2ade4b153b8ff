/// The faces of the machine, as far as they are known, in the order a list shows them.
public struct FaceList: Equatable, Sendable {
    /// The faces, sorted by label; empty while nothing is known.
    public let entries: [FaceEntry]
    /// Whether the machine's faces are still being read.
    public let isLoading: Bool
    /// Where each face stands among the entries.
    private let positions: [FaceName: Int]

    /// Creates a list; of entries with the same name the first is found by it.
    public init(entries: [FaceEntry] = [], isLoading: Bool = true) {
        self.entries = entries
        self.isLoading = isLoading
        positions = Dictionary(entries.enumerated().lazy.map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Where a face stands among the entries, or nothing where it is not listed.
    public func position(of name: FaceName) -> Int? { positions[name] }

    /// What a list shows for a face: its label, or its name where it is not listed.
    public func label(of name: FaceName) -> String { position(of: name).map { entries[$0].label } ?? name.text }
}

/// A face of the machine, as a list shows and filters it.
public struct FaceEntry: Hashable, Sendable {
    /// Family and style, the name that drawings keep.
    public var name: FaceName
    /// Family and style in the session's language as far as the font has them, which lists show and are sorted by.
    public var label: String
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

    /// Creates an entry; without a label it is shown by its name.
    public init(
        name: FaceName, label: String? = nil, family: String, style: String, postScriptName: String, traits: FaceTraits,
        cannotWrite: [String] = []
    ) {
        self.name = name
        self.label = label ?? name.text
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
    /// A font in Adobe's older Type 1 format, which has Latin letters alone.
    public static let type1 = FaceTraits(rawValue: 64)
}
