import Drawing
import Geometry

/// A painter that keeps what it was told, and the rectangle that all of it lies in.
struct RecordingPainter: Painter {
    /// What was painted, in order.
    enum Call: Equatable {
        case fill(Path, Ink)
        case stroke(Path, Stroke)
        case box(BoxStroke)
        case cells(String, at: Point, Ink)
        case glyphs(GlyphRun, at: Point)
    }

    private(set) var calls: [Call] = []
    /// What strokes, fills and visible cells cover; box pens count with the geometry they were given.
    private(set) var painted: Rect?

    mutating func fill(_ path: Path, rule: FillRule, ink: Ink) {
        calls.append(.fill(path, ink))
        cover(path, reach: 0)
    }

    mutating func stroke(_ path: Path, with stroke: Stroke) {
        calls.append(.stroke(path, stroke))
        cover(path, reach: stroke.width / 2)
    }

    mutating func box(_ box: BoxStroke) {
        calls.append(.box(box))
        switch box.outline {
        case .rectangle(let rect): cover(rect)
        case .line(let start, let end, _): cover(Rect(corner: start, opposite: end))
        }
    }

    mutating func glyphs(_ run: GlyphRun, at origin: Point, ink: Ink) { calls.append(.glyphs(run, at: origin)) }

    mutating func cells(_ run: CellRun, at origin: Point, ink: Ink) {
        let place = origin + run.position
        calls.append(.cells(run.graphemes.map(\.text).joined(), at: place, ink))
        var x = place.x
        for grapheme in run.graphemes {
            let width = Double(grapheme.columns) * CellRun.cellWidth
            if !grapheme.isBlank { cover(Rect(x, place.y, width, CellRun.cellHeight)) }
            x += width
        }
    }

    private mutating func cover(_ path: Path, reach: Double) {
        guard let bounds = Rect(enclosing: path.flattened(tolerance: 0.01).flatMap(\.points)) else { return }
        cover(bounds.inset(by: -reach))
    }

    private mutating func cover(_ rect: Rect) { painted = painted?.union(rect) ?? rect }
}
