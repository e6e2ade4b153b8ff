import Drawing
import Geometry
import Graphemes
import Screen

@testable import Raster

/// A painter with the surface it is composed on.
struct Canvas {
    var painter: DotPainter
    var surface: Surface

    init(
        _ columns: Int, _ rows: Int, glyphs: GlyphSet = .braille, colours: ColourDepth = .exact, origin: Point = .zero,
        zoom: Double = 1, source: (any GlyphSource)? = nil
    ) {
        let size = CellSize(columns: columns, rows: rows)
        painter = DotPainter(
            view: CellView(origin: origin, zoom: zoom, size: size), capabilities: Capabilities(glyphs: glyphs, colours: colours),
            glyphs: source)
        surface = Surface(size)
    }

    /// The rows of the picture as text; blanks at their ends and empty rows below the picture are left out.
    mutating func rows() -> [String] {
        compose()
        var rows = (0..<surface.rows).map { surface.rowText($0) }
        while rows.last == "" { rows.removeLast() }
        return rows
    }

    mutating func compose() {
        surface = Surface(surface.size)
        painter.compose(onto: &surface, at: .zero)
    }

    mutating func cell(_ column: Int, _ row: Int) -> Cell {
        compose()
        return surface[column, row]
    }

    mutating func stroke(_ points: [(Double, Double)], width: Double = 1, ink: Ink = .standard, dashes: [Double] = []) {
        painter.stroke(
            Path(polyline: points.map { Point($0.0, $0.1) }), with: Stroke(ink: ink, width: width, dashes: dashes))
    }

    mutating func fill(_ rect: Rect, ink: Ink = .standard) { painter.fill(Path(rectangle: rect), rule: .nonzero, ink: ink) }

    mutating func box(_ rect: Rect, pen: Pen = .light, ink: Ink = .standard) {
        painter.box(BoxStroke(.rectangle(rect), pen: pen, ink: ink))
    }

    mutating func line(_ start: Point, _ end: Point, pen: Pen = .light, heads: ArrowHeads = .none, ink: Ink = .standard) {
        painter.box(BoxStroke(.line(start, end, heads: heads), pen: pen, ink: ink))
    }

    mutating func text(_ text: String, at origin: Point, ink: Ink = .standard) {
        painter.cells(CellRun(text.graphemes, at: .zero), at: origin, ink: ink)
    }
}

extension Ink {
    static let red = Ink.colour(NamedColour.red.colour)
    static let blue = Ink.colour(NamedColour.blue.colour)
}
