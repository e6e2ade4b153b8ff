import Drawing
import Geometry
import Raster

/// Paints a drawing so small that characters of the terminal would cover it: box pens become strokes, and characters that keep
/// their size become lines as long as they are.
struct OutlinePainter: Painter {
    var dots: DotPainter

    mutating func fill(_ path: Path, rule: FillRule, ink: Ink) { dots.fill(path, rule: rule, ink: ink) }

    mutating func stroke(_ path: Path, with stroke: Stroke) { dots.stroke(path, with: stroke) }

    mutating func box(_ box: BoxStroke) {
        let path =
            switch box.outline {
            case .rectangle(let rect): Path(rectangle: rect)
            case .line(let start, let end, heads: _): Path(polyline: [start, end])
            }
        dots.stroke(path, with: Stroke(ink: box.ink, width: 1, cap: .butt, join: .mitre))
    }

    mutating func glyphs(_ run: GlyphRun, at origin: Point, ink: Ink) { dots.glyphs(run, at: origin, ink: ink) }

    mutating func cells(_ run: CellRun, at origin: Point, ink: Ink) {
        let columns = run.graphemes.reduce(0) { $0 + $1.columns }
        guard columns > 0, run.graphemes.contains(where: { !$0.isBlank }) else { return }
        let start = origin + run.position + Point(0, CellRun.cellHeight / 2)
        let end = start + Point(Double(columns) * CellRun.cellWidth, 0)
        dots.stroke(Path(polyline: [start, end]), with: Stroke(ink: ink, width: 1, cap: .butt))
    }
}
