/// Says which fonts the faces of glyph runs are, for outputs that keep text as text.
public protocol FaceSource: AnyObject {
    /// The font of a face that was handed out in a run, or nothing where it has none.
    func font(of face: FaceID) -> FontReference?
}

/// A face as other programs find it: by its names, or by its file.
public struct FontReference: Hashable, Sendable {
    /// The family, as in `DejaVu Serif`.
    public var family: String
    /// The style within the family, as in `Bold Italic`.
    public var style: String
    /// The classes the face belongs to.
    public var traits: FaceTraits
    /// The path of the font file.
    public var path: String
    /// The number of the face in the file; the upper 16 bits hold the number of an instance of a variable font, counted from 1.
    public var index: Int32

    /// Creates a reference.
    public init(family: String, style: String, traits: FaceTraits, path: String, index: Int32) {
        self.family = family
        self.style = style
        self.traits = traits
        self.path = path
        self.index = index
    }
}
