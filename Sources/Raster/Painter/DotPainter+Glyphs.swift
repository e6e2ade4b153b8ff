import Drawing
import Geometry

extension DotPainter {
    /// The largest size in dots at which glyphs are hinted, at 100 %.
    public static let largestHinted = 12.0
    /// Above this size in dots of the screen the outline is filled as it is.
    private static let largestMask = 64.0
    /// Below this size in dots of the screen a bar stands for the letters.
    private static let smallestLetters = 3.0

    /// Draws glyphs as dots by their coverage; hinted ones up to 12 dots at 100 %, a bar below 3 dots of the screen.
    public mutating func glyphs(_ run: GlyphRun, at origin: Point, ink: Ink) {
        lastFill = nil
        lastStroke = nil
        let size = run.size * view.zoom
        guard size.isFinite, size > 0, origin.x.isFinite, origin.y.isFinite else { return }
        let value = value(of: ink, isFill: false)
        for (index, glyph) in run.glyphs.enumerated() {
            guard let place = sample(at: origin + glyph.position), isInReach(place, size: size) else { continue }
            let dot = place * 0.5
            if size < DotPainter.smallestLetters {
                let next = index + 1 < run.glyphs.count ? run.glyphs[index + 1].position.x : glyph.position.x + run.size / 2
                bar(glyph.glyph, run.face, at: dot, width: (next - glyph.position.x) * view.zoom, size: size, value)
            } else if size > DotPainter.largestMask {
                outline(glyph.glyph, run.face, at: place, size: size, value)
            } else {
                mask(glyph.glyph, run.face, at: dot, size: size, value)
            }
        }
    }

    /// Whether a glyph may touch the canvas: none is taken to reach further than four times its size.
    private func isInReach(_ place: Point, size: Double) -> Bool {
        let reach = size * 8
        return place.x > Double(clip.minColumn * CellSamples.columns) - reach
            && place.y > Double(clip.minRow * CellSamples.rows) - reach
            && place.x < Double(clip.endColumn * CellSamples.columns) + reach
            && place.y < Double(clip.endRow * CellSamples.rows) + reach
    }

    private mutating func mask(_ glyph: UInt32, _ face: FaceID, at dot: Point, size: Double, _ value: UInt16) {
        if view.zoom == 1, size <= DotPainter.largestHinted,
            let hinted = workspace.glyphs.hinted(glyph, in: face, size: Int(size))
        {
            plot(hinted, column: Int((dot.x + 0.5).rounded(.down)), row: Int((dot.y + 0.5).rounded(.down)), value)
            return
        }
        // A quarter of a dot is as near as a place need be.
        let snapped = Point((dot.x * 4).rounded() / 4, (dot.y * 4).rounded() / 4)
        let whole = Point(snapped.x.rounded(.down), snapped.y.rounded(.down))
        let phase = snapped - whole
        if let mask = workspace.glyphs.mask(of: glyph, in: face, size: size, phase: phase, scan: workspace.scan) {
            plot(mask, column: Int(whole.x), row: Int(whole.y), value)
        }
    }

    private mutating func plot(_ mask: GlyphMask, column: Int, row: Int, _ value: UInt16) {
        let stride = sampleColumns
        let left = column + mask.left
        let top = row + mask.top
        let firstColumn = max(0, clip.minColumn * 2 - left)
        let firstRow = max(0, clip.minRow * 4 - top)
        let shownColumns = firstColumn..<max(firstColumn, min(mask.width, clip.endColumn * 2 - left))
        let shownRows = firstRow..<max(firstRow, min(mask.height, clip.endRow * 4 - top))
        samples.withUnsafeMutableBufferPointer { buffer in
            for line in shownRows {
                for dot in shownColumns where mask.dots[line * mask.width + dot] {
                    let place = (top + line) * 2 * stride + (left + dot) * 2
                    buffer[place] = value
                    buffer[place + 1] = value
                    buffer[place + stride] = value
                    buffer[place + stride + 1] = value
                }
            }
        }
    }

    private mutating func outline(_ glyph: UInt32, _ face: FaceID, at place: Point, size: Double, _ value: UInt16) {
        let scan = workspace.scan
        // Its points are held to nine times the size.
        let reach = Point(size, size) * 18
        beginOutline(from: place - reach, to: place + reach)
        for piece in workspace.glyphs.outline(of: glyph, in: face).flattened(tolerance: 0.125 / size) {
            let points = piece.points.lazy.filter { $0.x.isFinite && $0.y.isFinite }.map { point in
                Point(place.x + max(-9, min(9, point.x)) * size * 2, place.y + max(-9, min(9, point.y)) * size * 2)
            }
            guard let first = points.first else { continue }
            var last = first
            for point in points.dropFirst() {
                scan.edge(last.x, last.y, point.x, point.y)
                last = point
            }
            scan.edge(last.x, last.y, first.x, first.y)
        }
        paintSpans(value, rule: .nonzero)
    }

    /// What stands for a letter too small to be read: a line at half the height of small letters, none for a blank.
    private mutating func bar(_ glyph: UInt32, _ face: FaceID, at dot: Point, width: Double, size: Double, _ value: UInt16) {
        guard !workspace.glyphs.outline(of: glyph, in: face).isEmpty, width.isFinite else { return }
        let row = Int((dot.y - size / 4).rounded(.down))
        let first = Int(dot.x.rounded(.down))
        let count = max(1, Int(min(64, max(0, (dot.x + width).rounded(.down) - Double(first)))))
        plot(
            GlyphMask(left: 0, top: 0, width: count, height: 1, dots: Array(repeating: true, count: count)), column: first,
            row: row,
            value)
    }
}
