import Geometry

/// Glyphs of one face at one size, placed on the text.
public struct GlyphRun: Hashable, Sendable {
    /// A loaded face, as the glyph source numbers it.
    public var face: FaceID
    /// The name of that face, for outputs that keep text as text.
    public var name: FaceName
    /// The font size in dots.
    public var size: Double
    /// The glyphs with their places, from left to right.
    public var glyphs: [PlacedGlyph]
    /// The characters the glyphs stand for, in reading order.
    public var text: String
    /// The sum of the glyphs' advances in dots; 0 where it is not known.
    public var width: Double
    /// What was added between characters and between words, which the glyphs' places hold already.
    public var spacing: Spacing

    /// Space that a style added to what the font asks for, in dots.
    public struct Spacing: Hashable, Sendable {
        /// Behind every character but the last.
        public var letters: Double
        /// On every blank.
        public var words: Double

        /// None.
        public static let none = Spacing(letters: 0, words: 0)

        /// Creates the space.
        public init(letters: Double, words: Double) {
            self.letters = letters
            self.words = words
        }
    }

    /// Creates a run.
    public init(
        face: FaceID, name: FaceName, size: Double, glyphs: [PlacedGlyph], text: String, width: Double = 0,
        spacing: Spacing = .none
    ) {
        self.face = face
        self.name = name
        self.size = size
        self.glyphs = glyphs
        self.text = text
        self.width = width
        self.spacing = spacing
    }
}

/// A glyph and the place of its origin, on the baseline, relative to the text's top left.
public struct PlacedGlyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public var glyph: UInt32
    /// The glyph's origin, in dots right of and below the text's top left.
    public var position: Point
    /// Where in the run's text the characters begin that the glyph stands for, in Unicode scalars; glyphs with the same place
    /// stand for them together.
    public var cluster: Int32

    /// Creates a placed glyph.
    public init(_ glyph: UInt32, at position: Point, cluster: Int32 = 0) {
        self.glyph = glyph
        self.position = position
        self.cluster = cluster
    }
}

/// A face that a glyph source has loaded; meaningful to that source alone.
public struct FaceID: Hashable, Sendable {
    /// The number the source gave the face.
    public var number: Int

    /// Creates the id with a number.
    public init(_ number: Int) { self.number = number }
}
