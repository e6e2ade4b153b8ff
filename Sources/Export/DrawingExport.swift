import Drawing
import Geometry
import Raster
import Screen

/// A drawing as the bytes of an export.
public struct DrawingExport: Sendable {
    /// What kind of bytes is written.
    public var format: ExportFormat
    /// The characters and colours that the reader's terminal can show; shapes, pages and pictures have every colour.
    public var capabilities: Capabilities
    /// The size of the picture in cells; without one it is as large as the drawing.
    public var size: CellSize?
    /// The most columns of terminal text; a wider drawing is shown smaller.
    public var fittingColumns: Int?
    /// The part of the plane that is shown, in dots; without one the whole drawing, or `size` from its top left.
    public var area: Rect?
    /// Whether the letters of an SVG are shapes, so that no reader needs the fonts.
    public var hasOutlines = false
    /// The pixels that a dot takes in a picture.
    public var scale = PicturePage.pixelsPerDot
    /// What lies behind the drawing on a page, in a picture and in an SVG.
    public var background: Colour?
    /// Told how much is done, from 0 to 1, and answers whether to go on; it is called on the thread that exports.
    public var watch: @Sendable (Double) -> Bool = { _ in true }
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
    /// - Throws: `ExportError` where PNG or PDF cannot be written, or `watch` said to stop.
    public func bytes(
        for document: Document, typesetter: some TextSetter & GlyphSource & FaceSource
    ) throws(ExportError) -> [UInt8] {
        switch format {
        case .text: return try cells(of: document, typesetter, colours: .none).map { TextWriter.bytes(for: $0) } ?? []
        case .ansi:
            return try cells(of: document, typesetter, colours: capabilities.colours).map { AnsiWriter.bytes(for: $0) } ?? []
        case .cp437:
            // The set's block characters are halves, its lines those of the console, its colours sixteen.
            let surface = try cells(
                of: document, typesetter, glyphs: .blocks, colours: capabilities.colours == .none ? .none : .sixteen)
            return CP437Writer.bytes(for: surface ?? Surface(CellSize(columns: 0, rows: 0)))
        case .html:
            let surface = try cells(of: document, typesetter, colours: capabilities.colours == .none ? .none : .exact)
            return Array(HTMLWriter.text(for: surface ?? Surface(CellSize(columns: 0, rows: 0))).utf8)
        case .svg:
            let page = try page(of: document, typesetter)
            let outlines = hasOutlines ? CellFont(typesetter) : nil
            var painter = SVGPainter(
                page: page, fonts: typesetter, outlines: outlines, source: typesetter,
                paper: background.map { PicturePaper(behind: $0) })
            try paint(document, on: &painter, page: page, typesetter, from: 0.5, to: 1)
            return painter.finish()
        case .png: return try paint(document, typesetter, scale: scale)
        case .pdf: return try paint(document, typesetter, scale: 1)
        }
    }

    /// Whether the `Terminal` face is drawn with a font of the machine.
    public var needsFonts: Bool { format.needsFonts || hasOutlines && format == .svg }

    private func cells(
        of document: Document, _ typesetter: some TextSetter & GlyphSource, glyphs: GlyphSet? = nil, colours: ColourDepth
    ) throws(ExportError) -> Surface? {
        var picture = PlainPicture(
            glyphs: glyphs ?? capabilities.glyphs, colours: colours, size: size, fittingColumns: fittingColumns)
        picture.area = area
        var isStopped = false
        let surface = picture.surface(of: document.drawables, setter: typesetter, source: typesetter) { done in
            isStopped = !watch(done)
            return !isStopped
        }
        if isStopped { throw .stopped }
        return surface
    }

    private func page(of document: Document, _ typesetter: some TextSetter & GlyphSource) throws(ExportError) -> Rect {
        if let area { return area }
        var painter = ExtentPainter(source: typesetter)
        try paint(document, on: &painter, typesetter, from: 0, to: 0.5)
        return PicturePage.bounds(around: painter.extent, size: size)
    }

    private func paint(
        _ document: Document, _ typesetter: some TextSetter & GlyphSource & FaceSource, scale: Double
    ) throws(ExportError) -> [UInt8] {
        let library = try CairoLibrary(cairo)
        let page = try page(of: document, typesetter)
        let paper = background.map { PicturePaper(behind: $0) } ?? .light
        let canvas =
            format == .png
            ? try CairoCanvas(picture: page, scale: scale, paper: paper, library)
            : try CairoCanvas(page: page, scale: scale, paper: paper, library)
        var painter = CairoPainter(canvas, typesetter: typesetter)
        try paint(document, on: &painter, page: page, typesetter, from: 0.5, to: 1)
        return try canvas.finish()
    }

    /// Paints what lies behind the drawing, and the drawing.
    private func paint(
        _ document: Document, on painter: inout some Painter, page: Rect, _ typesetter: some TextSetter, from start: Double,
        to end: Double
    ) throws(ExportError) {
        if let background { painter.fill(Path(rectangle: page), rule: .nonzero, ink: .colour(background)) }
        try paint(document, on: &painter, typesetter, from: start, to: end)
    }

    private func paint(
        _ document: Document, on painter: inout some Painter, _ typesetter: some TextSetter, from start: Double, to end: Double
    ) throws(ExportError) {
        let isDone = document.drawables.paint(on: &painter, setter: typesetter) { watch(start + (end - start) * $0) }
        if !isDone { throw .stopped }
    }
}
