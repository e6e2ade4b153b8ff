import Drawing
import Geometry
import Raster
import Screen

/// A drawing as the bytes of an export.
public struct DrawingExport {
    /// What kind of bytes is written.
    public var format: ExportFormat
    /// The characters and colours that the reader's terminal can show; shapes, pages and pictures have every colour.
    public var capabilities: Capabilities
    /// The size of the picture in cells; without one it is as large as the drawing.
    public var size: CellSize?
    /// The most columns of terminal text; a wider drawing is shown smaller.
    public var fittingColumns: Int?
    /// The name that cairo's library is looked for by.
    public var cairo = CairoLibrary.defaultName

    /// Creates an export.
    public init(_ format: ExportFormat, capabilities: Capabilities, size: CellSize? = nil, fittingColumns: Int? = nil) {
        self.format = format
        self.capabilities = capabilities
        self.size = size
        self.fittingColumns = fittingColumns
    }

    /// The bytes of the export; terminal text is empty for a drawing without anything to see, all others are a blank page.
    ///
    /// - Throws: `ExportError` where PNG or PDF cannot be written.
    public func bytes(
        for document: Document, typesetter: some TextSetter & GlyphSource & FaceSource
    ) throws(ExportError) -> [UInt8] {
        switch format {
        case .text: return cells(of: document, typesetter, colours: .none).map { Array(TextWriter.text(for: $0).utf8) } ?? []
        case .ansi:
            return cells(of: document, typesetter, colours: capabilities.colours).map { Array(AnsiWriter.text(for: $0).utf8) }
                ?? []
        case .cp437:
            // The set's block characters are halves, its lines those of the console, its colours sixteen.
            let surface = cells(
                of: document, typesetter, glyphs: .blocks, colours: capabilities.colours == .none ? .none : .sixteen)
            return CP437Writer.bytes(for: surface ?? Surface(CellSize(columns: 0, rows: 0)))
        case .html:
            let surface = cells(of: document, typesetter, colours: capabilities.colours == .none ? .none : .exact)
            return Array(HTMLWriter.text(for: surface ?? Surface(CellSize(columns: 0, rows: 0))).utf8)
        case .svg:
            var painter = SVGPainter(page: page(of: document, typesetter), fonts: typesetter)
            for drawable in document.drawables { drawable.paint(on: &painter, setter: typesetter) }
            return painter.finish()
        case .png: return try paint(document, typesetter, scale: PicturePage.pixelsPerDot)
        case .pdf: return try paint(document, typesetter, scale: 1)
        }
    }

    private func cells(
        of document: Document, _ typesetter: some TextSetter & GlyphSource, glyphs: GlyphSet? = nil, colours: ColourDepth
    ) -> Surface? {
        let picture = PlainPicture(
            glyphs: glyphs ?? capabilities.glyphs, colours: colours, size: size, fittingColumns: fittingColumns)
        return picture.surface(of: document.drawables, setter: typesetter, source: typesetter)
    }

    private func page(of document: Document, _ typesetter: some TextSetter & GlyphSource) -> Rect {
        var painter = ExtentPainter(source: typesetter)
        for drawable in document.drawables { drawable.paint(on: &painter, setter: typesetter) }
        return PicturePage.bounds(around: painter.extent, size: size)
    }

    private func paint(
        _ document: Document, _ typesetter: some TextSetter & GlyphSource & FaceSource, scale: Double
    ) throws(ExportError) -> [UInt8] {
        let library = try CairoLibrary(cairo)
        let page = page(of: document, typesetter)
        let canvas =
            format == .png
            ? try CairoCanvas(picture: page, scale: scale, library) : try CairoCanvas(page: page, scale: scale, library)
        var painter = CairoPainter(canvas, typesetter: typesetter)
        for drawable in document.drawables { drawable.paint(on: &painter, setter: typesetter) }
        return try canvas.finish()
    }
}
