import Drawing
import Geometry
import Graphemes

/// Describes a drawing as SVG 1.1: shapes as shapes, text as text in its own font's name, nothing outside of the file.
///
/// The terminal's own ink is the page's text colour: black, or white where the reader prefers dark pages.
public struct SVGPainter: Painter {
    private var text: SVGText
    private let fonts: any FaceSource
    /// Sets the cells' characters where letters are to be shapes.
    private let outlines: CellFont?
    private let source: any GlyphSource
    private var fontAttributes: [FaceID: String] = [:]

    /// The size in dots at which the letters of most monospaced fonts, 0.6 em wide, take a cell.
    private static let cellFontSize = CellRun.cellWidth / 0.6
    /// The baseline of a cell in dots below its top.
    private static let cellBaseline = 3.0

    /// Begins a page that shows a rectangle of the plane, in dots.
    ///
    /// - Parameters:
    ///   - outlines: sets the cells' characters where letters are to be shapes; without it text is text.
    ///   - paper: what the drawing lies on, where it is not the reader's own page.
    init(
        page: Rect, fonts: any FaceSource, outlines: CellFont? = nil, source: any GlyphSource, paper: PicturePaper? = nil
    ) {
        self.fonts = fonts
        self.outlines = outlines
        self.source = source
        text = SVGText()
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"dudel\" color=\"\(paper?.ink.hex ?? "#000")\"")
        text.attribute("width", page.width * PicturePage.pixelsPerDot)
        text.attribute("height", page.height * PicturePage.pixelsPerDot)
        text.append(" viewBox=\"")
        text.numbers([page.minX, page.minY, page.width, page.height])
        text.append("\">\n")
        if paper == nil {
            text.append("<style>.dudel{color:#000}@media (prefers-color-scheme:dark){.dudel{color:#fff}}</style>\n")
        }
        text.append("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-miterlimit=\"10\">\n")
    }

    /// Ends the page and answers its bytes.
    public func finish() -> [UInt8] {
        var text = text
        text.append("</g>\n</svg>\n")
        return text.bytes
    }

    /// Fills a path with one colour.
    public mutating func fill(_ path: Path, rule: FillRule, ink: Ink) {
        guard text.beginShape(path) else { return }
        text.ink("fill", ink)
        if rule == .evenOdd { text.append(" fill-rule=\"evenodd\"") }
        text.append("/>\n")
    }

    /// Strokes a path.
    public mutating func stroke(_ path: Path, with stroke: Stroke) {
        guard text.beginShape(path) else { return }
        text.ink("stroke", stroke.ink)
        if stroke.width != 1 { text.attribute("stroke-width", stroke.width) }
        switch stroke.cap {
        case .round: break
        case .butt: text.append(" stroke-linecap=\"butt\"")
        case .square: text.append(" stroke-linecap=\"square\"")
        }
        switch stroke.join {
        case .round: break
        case .mitre: text.append(" stroke-linejoin=\"miter\"")
        case .bevel: text.append(" stroke-linejoin=\"bevel\"")
        }
        if !stroke.dashes.isEmpty {
            text.append(" stroke-dasharray=\"")
            text.numbers(stroke.dashes)
            text.append("\"")
        }
        text.append("/>\n")
    }

    /// Strokes the lines of a box pen through the middles of its cells.
    public mutating func box(_ box: BoxStroke) { BoxLines(box).paint(on: &self) }

    /// Writes the text of a run in its font.
    public mutating func glyphs(_ run: GlyphRun, at origin: Point, ink: Ink) {
        guard let first = run.glyphs.first, let last = run.glyphs.last, run.text.contains(where: { !$0.isWhitespace }) else {
            return
        }
        guard outlines == nil else { return shapes(of: run, at: origin, ink: ink) }
        let left = run.glyphs.reduce(first.position.x) { min($0, $1.position.x) }
        beginText(at: origin + Point(left, run.baseline))
        text.append(attributes(of: run))
        text.attribute("font-size", run.size)
        if run.spacing.letters != 0 { text.attribute("letter-spacing", run.spacing.letters) }
        if run.spacing.words != 0 { text.attribute("word-spacing", run.spacing.words) }
        if run.width > 0 {
            // Another font than the one that was set must not push its neighbours out of place.
            text.attribute("textLength", run.width)
            text.append(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        // The left end of text that runs to the left is its last one.
        if first.cluster > last.cluster { text.append(" direction=\"rtl\" unicode-bidi=\"embed\" text-anchor=\"end\"") }
        endText(SVGPainter.withoutTabs(run.text), ink: ink)
    }

    /// Writes the letters of a run as one shape.
    private mutating func shapes(of run: GlyphRun, at origin: Point, ink: Ink) {
        let elements = run.glyphs.flatMap { glyph in
            source.outline(of: glyph.glyph, in: run.face).transformed(
                by: Transform(scale: run.size, offset: origin + glyph.position)
            ).elements
        }
        fill(Path(elements), rule: .nonzero, ink: ink)
    }

    /// The text with each tab as the four blanks that it is set as wide as.
    private static func withoutTabs(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\t")) else { return text }
        return String(text.flatMap { $0 == "\t" ? "    " : String($0) })
    }

    /// Writes the characters of cells in the reader's monospaced font, 2 dots a cell and 4 dots a line.
    public mutating func cells(_ run: CellRun, at origin: Point, ink: Ink) {
        let corner = run.corner(at: origin)
        if let outlines {
            var column = 0
            for grapheme in run.graphemes {
                let place = corner + Point(Double(column) * CellRun.cellWidth, 0)
                for glyphs in outlines.glyphs(of: grapheme) { shapes(of: glyphs, at: place, ink: ink) }
                column += grapheme.columns
            }
            return
        }
        for piece in CellPiece.pieces(of: run.graphemes) {
            beginText(at: corner + Point(Double(piece.column) * CellRun.cellWidth, SVGPainter.cellBaseline))
            text.append(" font-family=\"monospace\"")
            text.attribute("font-size", SVGPainter.cellFontSize)
            // The cells of a terminal go from left to right whatever is in them.
            if piece.isRightToLeft { text.append(" direction=\"ltr\" unicode-bidi=\"bidi-override\"") }
            if piece.count > 1 { text.attribute("textLength", Double(piece.columns) * CellRun.cellWidth) }
            endText(piece.text, ink: ink)
        }
    }

    private mutating func beginText(at place: Point) {
        text.append("<text xml:space=\"preserve\"")
        text.attribute("x", place.x)
        text.attribute("y", place.y)
    }

    private mutating func endText(_ string: String, ink: Ink) {
        text.ink("fill", ink)
        text.append(">")
        text.escaped(string)
        text.append("</text>\n")
    }

    private mutating func attributes(of run: GlyphRun) -> String {
        if let known = fontAttributes[run.face] { return known }
        let font = fonts.font(of: run.face)
        let names = CSSFont(family: font?.family ?? "", style: font?.style ?? "", traits: font?.traits ?? [], name: run.name)
        var result = SVGText()
        result.append(" font-family=\"")
        result.escaped(names.families)
        result.append("\"")
        if names.weight != 400 { result.append(" font-weight=\"\(names.weight)\"") }
        if let slant = names.slant { result.append(" font-style=\"\(slant)\"") }
        if let stretch = names.stretch { result.append(" font-stretch=\"\(stretch)\"") }
        let attributes = String(decoding: result.bytes, as: UTF8.self)
        fontAttributes[run.face] = attributes
        return attributes
    }
}
