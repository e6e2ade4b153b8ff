import Drawing
import Geometry

/// Finds the rectangle that everything painted lies in.
struct ExtentPainter: Painter {
    /// The rectangle in dots, or nothing where nothing was painted.
    private(set) var extent: Rect?
    private let source: any GlyphSource
    private var glyphBounds: [FaceID: [UInt32: Rect?]] = [:]

    init(source: any GlyphSource) { self.source = source }

    mutating func fill(_ path: Path, rule: FillRule, ink: Ink) { add(path, reach: 0) }

    mutating func stroke(_ path: Path, with stroke: Stroke) { add(path, reach: stroke.width / 2) }

    mutating func box(_ box: BoxStroke) { BoxLines(box).paint(on: &self) }

    mutating func glyphs(_ run: GlyphRun, at origin: Point, ink: Ink) {
        for glyph in run.glyphs {
            guard let bounds = bounds(of: glyph.glyph, in: run.face) else { continue }
            let place = origin + glyph.position
            add(
                Rect(
                    place.x + bounds.minX * run.size, place.y + bounds.minY * run.size, bounds.width * run.size,
                    bounds.height * run.size))
        }
    }

    mutating func cells(_ run: CellRun, at origin: Point, ink: Ink) {
        let corner = run.corner(at: origin)
        var column = 0
        for grapheme in run.graphemes {
            if !grapheme.isBlank {
                add(
                    Rect(
                        corner.x + Double(column) * CellRun.cellWidth, corner.y,
                        Double(grapheme.columns) * CellRun.cellWidth, CellRun.cellHeight))
            }
            column += grapheme.columns
        }
    }

    private mutating func bounds(of glyph: UInt32, in face: FaceID) -> Rect? {
        if let known = glyphBounds[face]?[glyph] { return known }
        let bounds = source.outline(of: glyph, in: face).controlBounds
        glyphBounds[face, default: [:]][glyph] = .some(bounds)
        return bounds
    }

    /// The place, or the nearest one that a page can reach: a hundred times as far as drawings do.
    private static func bounded(_ point: Point) -> Point {
        Point(min(1e9, max(-1e9, point.x)), min(1e9, max(-1e9, point.y)))
    }

    private mutating func add(_ path: Path, reach: Double) {
        if let bounds = path.controlBounds { add(bounds.inset(by: -reach)) }
    }

    private mutating func add(_ rect: Rect) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        let rect = Rect(
            corner: ExtentPainter.bounded(Point(rect.minX, rect.minY)),
            opposite: ExtentPainter.bounded(Point(rect.maxX, rect.maxY)))
        extent = extent?.union(rect) ?? rect
    }
}
