import Drawing
import Geometry

/// Paints a drawing with cairo: shapes as shapes, text with the glyphs and the characters of its fonts.
struct CairoPainter<Typesetter: TextSetter & GlyphSource & FaceSource>: Painter {
    private let canvas: CairoCanvas
    private let typesetter: Typesetter
    private let cellFont: CellFont
    /// The faces as the canvas numbers them; nothing for those whose glyphs are painted as shapes.
    private var faces: [FaceID: Int32?] = [:]

    init(_ canvas: CairoCanvas, typesetter: Typesetter) {
        self.canvas = canvas
        self.typesetter = typesetter
        cellFont = CellFont(typesetter)
    }

    mutating func fill(_ path: Path, rule: FillRule, ink: Ink) {
        canvas.setInk(ink)
        canvas.add(path)
        canvas.fill(rule)
    }

    mutating func stroke(_ path: Path, with stroke: Stroke) {
        canvas.setInk(stroke.ink)
        canvas.add(path)
        canvas.stroke(stroke)
    }

    mutating func box(_ box: BoxStroke) { BoxLines(box).paint(on: &self) }

    mutating func glyphs(_ run: GlyphRun, at origin: Point, ink: Ink) {
        canvas.setInk(ink)
        if let face = face(of: run) {
            if canvas.show(run, face: face, at: origin) { return }
            faces[run.face] = .some(nil)
            canvas.setInk(ink)
        }
        for glyph in run.glyphs {
            canvas.add(typesetter.outline(of: glyph.glyph, in: run.face), scale: run.size, offset: origin + glyph.position)
        }
        canvas.fill(.nonzero)
    }

    mutating func cells(_ run: CellRun, at origin: Point, ink: Ink) {
        var corner = run.corner(at: origin)
        var pending: GlyphRun?
        var scalars: Int32 = 0
        for grapheme in run.graphemes {
            for glyphs in cellFont.glyphs(of: grapheme) {
                if pending?.face != glyphs.face {
                    if let pending { self.glyphs(pending, at: .zero, ink: ink) }
                    pending = GlyphRun(face: glyphs.face, name: glyphs.name, size: glyphs.size, glyphs: [], text: "")
                    scalars = 0
                }
                pending?.append(glyphs, at: corner, cluster: scalars)
                scalars += Int32(clamping: glyphs.text.unicodeScalars.count)
            }
            corner.x += Double(grapheme.columns) * CellRun.cellWidth
        }
        if let pending { self.glyphs(pending, at: .zero, ink: ink) }
    }

    /// The canvas's number of a run's face; nothing where its glyphs are pictures, which are painted in one colour as on the
    /// screen, or where the file cannot be opened.
    private mutating func face(of run: GlyphRun) -> Int32? {
        if let known = faces[run.face] { return known }
        let font = typesetter.font(of: run.face)
        let number = font.flatMap { $0.traits.contains(.colour) ? nil : canvas.face($0) }
        faces[run.face] = .some(number)
        return number
    }
}

extension GlyphRun {
    /// Adds the glyphs and the text of a run of the same face, moved by an offset in dots; `first` is the number of scalars that
    /// the text has already.
    fileprivate mutating func append(_ other: GlyphRun, at offset: Point, cluster first: Int32) {
        for glyph in other.glyphs {
            glyphs.append(PlacedGlyph(glyph.glyph, at: glyph.position + offset, cluster: first + glyph.cluster))
        }
        text += other.text
    }
}
