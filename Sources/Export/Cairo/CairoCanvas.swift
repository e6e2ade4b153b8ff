import CCairo
import Drawing
import Geometry

/// A page or a picture of cairo's that shows a rectangle of the plane; places and lengths are given in dots.
final class CairoCanvas {
    private let canvas: OpaquePointer
    private let origin: Point
    /// Points or pixels a dot.
    private let scale: Double
    /// What the terminal's own ink is painted with.
    private let standardInk: Colour

    /// The longest side in points that readers of PDF are obliged to show (ISO 32000-1, annex C).
    private static let largestPage = 14_400.0
    /// The longest side of a picture in pixels, and the most pixels it has, those of a 4K screen: encoding more takes seconds.
    private static let largestPicture = (side: 16_384.0, area: 3840.0 * 2160)
    /// Cairo's numbers have 24 bits before the point.
    private static let reach = 4_000_000.0

    /// Begins a PDF of one page, scaled down where it would be too large.
    init(page: Rect, scale: Double, paper: PicturePaper = .light, _ library: CairoLibrary) throws(ExportError) {
        let scale = min(scale, CairoCanvas.largestPage / max(page.width, page.height))
        guard let canvas = dudel_canvas_pdf(library.pointer, page.width * scale, page.height * scale) else {
            throw .cairoFailed("out of memory")
        }
        self.canvas = canvas
        self.scale = scale
        origin = page.origin
        standardInk = paper.ink
    }

    /// Begins an opaque picture, scaled down where it would be too large.
    init(picture page: Rect, scale: Double, paper: PicturePaper = .light, _ library: CairoLibrary) throws(ExportError) {
        let limit = CairoCanvas.largestPicture
        let scale = min(
            scale, limit.side / max(page.width, page.height), (limit.area / page.width / page.height).squareRoot())
        let width = Int32(max(1, (page.width * scale).rounded(.up)))
        let height = Int32(max(1, (page.height * scale).rounded(.up)))
        let (red, green, blue) = CairoCanvas.channels(of: paper.colour)
        guard let canvas = dudel_canvas_picture(library.pointer, width, height, red, green, blue) else {
            throw .cairoFailed("out of memory")
        }
        self.canvas = canvas
        self.scale = scale
        origin = page.origin
        standardInk = paper.ink
    }

    deinit { dudel_canvas_free(canvas) }

    /// Ends the page or the picture and answers its bytes; nothing may be painted afterwards.
    ///
    /// - Throws: `ExportError.cairoFailed` with cairo's own words.
    func finish() throws(ExportError) -> [UInt8] {
        if let problem = dudel_canvas_finish(canvas) { throw .cairoFailed(String(cString: problem)) }
        var length = 0
        let bytes = dudel_canvas_bytes(canvas, &length)
        return Array(UnsafeBufferPointer(start: bytes, count: length))
    }

    /// The colours of a picture's pixels, row by row, as they are so far; none for a page.
    func pixels(width: Int, height: Int) -> [Colour] {
        var stride: Int32 = 0
        guard let base = dudel_canvas_pixels(canvas, &stride) else { return [] }
        return (0..<width * height).map { index in
            let value = base[index / width * Int(stride) / MemoryLayout<UInt32>.stride + index % width]
            return Colour(
                red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
                blue: UInt8(truncatingIfNeeded: value))
        }
    }

    /// Chooses the colour of what is painted next; the terminal's own ink is the paper's.
    func setInk(_ ink: Ink) {
        let colour = if case .colour(let colour) = ink { colour } else { standardInk }
        let (red, green, blue) = CairoCanvas.channels(of: colour)
        dudel_canvas_colour(canvas, red, green, blue)
    }

    private static func channels(of colour: Colour) -> (red: Double, green: Double, blue: Double) {
        (Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255)
    }

    /// Adds a path, sent through a scale and an offset in dots, to the one that is filled or stroked next.
    func add(_ path: Path, scale factor: Double = 1, offset: Point = .zero) {
        func at(_ point: Point) -> Point { place(point * factor + offset) }
        for element in path.elements {
            switch element {
            case .move(let point):
                let place = at(point)
                dudel_canvas_move(canvas, place.x, place.y)
            case .line(let point):
                let place = at(point)
                dudel_canvas_line(canvas, place.x, place.y)
            case .cubic(let first, let second, let end):
                let (first, second, end) = (at(first), at(second), at(end))
                dudel_canvas_curve(canvas, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: dudel_canvas_close(canvas)
            }
        }
    }

    /// Fills what was added.
    func fill(_ rule: FillRule) { dudel_canvas_fill(canvas, rule == .evenOdd ? 1 : 0) }

    /// Strokes what was added.
    func stroke(_ stroke: Stroke) {
        let cap: Int32 =
            switch stroke.cap {
            case .butt: 0
            case .round: 1
            case .square: 2
            }
        let join: Int32 =
            switch stroke.join {
            case .mitre: 0
            case .round: 1
            case .bevel: 2
            }
        // Cairo refuses dashes that are negative or all 0.
        let areDashes = stroke.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && stroke.dashes.contains { $0 > 0 }
        let dashes = areDashes ? stroke.dashes.map { $0 * scale } : []
        dudel_canvas_stroke(canvas, stroke.width * scale, cap, join, dashes, Int32(clamping: dashes.count))
    }

    /// Opens a font file, or nothing where that fails.
    func face(_ font: FontReference) -> Int32? {
        let number = dudel_canvas_face(canvas, font.path, Int(font.index))
        return number < 0 ? nil : number
    }

    /// Shows the glyphs of a run with its text, and tells whether the font could be used.
    func show(_ run: GlyphRun, face: Int32, at origin: Point) -> Bool {
        var text = CairoCanvas.characters(of: run.text)
        let clusters = TextClusters(run, text: text)
        let glyphs = run.glyphs.map { glyph in
            let place = place(origin + glyph.position)
            return dudel_glyph(index: glyph.glyph, x: place.x, y: place.y)
        }
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                dudel_canvas_glyphs(
                    canvas, face, run.size * scale, glyphs, Int32(clamping: glyphs.count), bytes.baseAddress,
                    Int32(clamping: bytes.count), clusters.clusters, Int32(clamping: clusters.clusters.count),
                    clusters.isBackward ? 1 : 0) != 0
            }
        }
    }

    /// The text with what Unicode sets apart as no characters, which cairo refuses, replaced.
    private static func characters(of text: String) -> String {
        func isNone(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
        }
        guard text.unicodeScalars.contains(where: isNone) else { return text }
        var view = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { view.append(isNone(scalar) ? "\u{FFFD}" : scalar) }
        return String(view)
    }

    private func place(_ point: Point) -> Point {
        Point(CairoCanvas.bounded((point.x - origin.x) * scale), CairoCanvas.bounded((point.y - origin.y) * scale))
    }

    private static func bounded(_ value: Double) -> Double { value.isNaN ? 0 : min(reach, max(-reach, value)) }
}
