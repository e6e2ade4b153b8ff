import Drawing
import Screen

/// The sample of a face in its row of a list: everything that decides how it looks.
public struct FaceSample: Hashable, Sendable {
    /// The face.
    public var face: FaceName
    /// What it shows, from its start and cut to the size; letters that the face has where it lacks some of these.
    public var text: String
    /// The BCP 47 code of the language it is shaped with.
    public var language: String
    /// The cells it fills; the letters are as many dots high as it has dots.
    public var size: CellSize
    /// The characters it is made of.
    public var glyphs: GlyphSet

    /// Creates a sample.
    public init(face: FaceName, text: String, language: String, size: CellSize, glyphs: GlyphSet) {
        self.face = face
        self.text = text
        self.language = language
        self.size = size
        self.glyphs = glyphs
    }
}
