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

    /// Boxes of every pen, fills under and over strokes and letters, lines and curves of dots, in colours that are near and far from
    /// those of a palette.
    static var everyKind: [Drawable] {
        func ink(_ hex: String) -> Ink { Colour(hex: hex).map { .colour($0) } ?? .standard }
        let boxes = [Pen.light, .heavy, .double, .rounded, .dashed, .ascii].enumerated().map { number, pen in
            Drawable.make(
                .rectangle(Rect(Double(number) * 20, 0, 22, 16)),
                Style(stroke: ink(["#ff0000", "#30a050"][number % 2]), pen: pen),
                label: "b\(number)")
        }
        return boxes + [
            shape(.rectangle(Rect(4, 20, 40, 24)), Style(stroke: ink("#203040"), fill: ink("#e0a020"), pen: .light)),
            shape(.oval(Rect(30, 28, 50, 40)), Style(stroke: ink("#d03030"), fill: ink("#3050d0"), width: 2, pen: .dots)),
            shape(.rectangle(Rect(90, 24, 30, 20)), Style(fill: .standard, width: 1, pen: .dots)),
            shape(.line(Point(2, 70), Point(118, 22)), Style(stroke: ink("#8040a0"), width: 3, pen: .dots, heads: .both)),
            shape(.line(Point(4, 90), Point(100, 90)), Style(pen: .heavy, heads: .end)),
            shape(.curve([CurveAnchor(Point(2, 80)), CurveAnchor(Point(60, 110)), CurveAnchor(Point(110, 60))], closed: false)),
            shape(.text(TextBox("inside é", at: Point(10, 28))), Style(stroke: ink("#ffffff"))),
            text("plain  text", at: Point(64, 96)),
        ]
    }

    /// Characters of two cells, and marks.
    static var wideText: Drawable { text("漢字 e\u{301} ok", at: Point(4, 100)) }

    /// A typesetter with the machine's faces.
    static func typesetter() -> Typesetter {
        let typesetter = Typesetter()
        typesetter.install(FontCatalogue.load(languages: ["en"]))
        return typesetter
    }

    static let sans = FaceName("DejaVu Sans Book")
}
