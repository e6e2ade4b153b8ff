import Drawing
import Geometry

/// A typesetter without fonts: every text is set in cells, and the faces it is given count as installed.
public final class CellTypesetter: TextSetter, GlyphSource, FaceSource {
    /// The faces that count as installed beside `Terminal`.
    public var installed: Set<FaceName>
    /// How often it was asked to set a text.
    public private(set) var requests = 0

    /// Creates a typesetter that knows some faces by name.
    public init(installed: Set<FaceName> = []) { self.installed = installed }

    /// Sets every text in cells of 2×4 dots.
    public func layout(_ request: TextRequest) -> TextLayout {
        requests += 1
        return CellTextSetter.layout(request)
    }

    /// Takes the known faces for installed, and `Terminal` for the substitute of all others.
    public func resolve(_ face: FaceName, language: String) -> FaceResolution {
        face.isTerminal || installed.contains(face) ? .installed : .substituted(.terminal)
    }

    /// The outline of nothing, since no face is loaded.
    public func outline(of glyph: UInt32, in face: FaceID) -> Path { Path() }

    /// No font, since no face is loaded.
    public func font(of face: FaceID) -> FontReference? { nil }

    /// No mask, since no face is loaded.
    public func mask(of glyph: UInt32, in face: FaceID, size: Int) -> GlyphMask? { nil }
}
