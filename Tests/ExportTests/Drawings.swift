import Drawing
import Export
import Geometry
import Screen
import TestSupport
import Typography

/// Drawings and settings that the tests of the exports share.
enum Drawings {
    static func text(_ string: String, face: FaceName = .terminal, size: Int = 24, at origin: Point = .zero) -> Drawable {
        shape(.text(TextBox(string, at: origin)), Style(face: face, size: size))
    }

    static func shape(_ shape: Shape, _ style: Style = Style()) -> Drawable {
        var generator = SystemRandomNumberGenerator()
        return Drawable(id: .random(using: &generator), shape: shape, style: style)
    }

    /// The bytes of an export of drawables, with fonts where a typesetter is given.
    static func export(
        _ drawables: [Drawable], as format: ExportFormat, size: CellSize? = nil, colours: ColourDepth = .exact,
        typesetter: (some TextSetter & GlyphSource & FaceSource) = CellTypesetter()
    ) throws -> [UInt8] {
        let export = DrawingExport(format, capabilities: Capabilities(glyphs: .braille, colours: colours), size: size)
        return try export.bytes(for: Document(drawables: drawables), typesetter: typesetter)
    }

    /// The same as text.
    static func exportText(
        _ drawables: [Drawable], as format: ExportFormat, size: CellSize? = nil, colours: ColourDepth = .exact,
        typesetter: (some TextSetter & GlyphSource & FaceSource) = CellTypesetter()
    ) throws -> String {
        String(
            decoding: try export(drawables, as: format, size: size, colours: colours, typesetter: typesetter), as: UTF8.self)
    }

    /// A typesetter with the machine's faces.
    static func typesetter() -> Typesetter {
        let typesetter = Typesetter()
        typesetter.install(FontCatalogue.load(languages: ["en"]))
        return typesetter
    }

    static let sans = FaceName("DejaVu Sans Book")
}
