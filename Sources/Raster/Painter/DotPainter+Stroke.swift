import Drawing
import Geometry

extension DotPainter {
    /// The widest stroke, in dots of the screen, that is walked dot by dot instead of being outlined.
    private static let hairlineWidth = 1.3

    /// Strokes a path with dots: never thinner than one, mitres up to ten times the width; points that are no numbers are left out.
    public mutating func stroke(_ path: Path, with stroke: Stroke) {
        lastFill = nil
        lastStroke = stroke.ink
        let wanted = stroke.width.isFinite ? stroke.width * view.zoom : 1
        // Wider than this nothing would look different, and narrower than a dot it would not be seen.
        let width = min(1e6, max(1, wanted))
        guard maySee(path, reach: width / view.zoom * (stroke.join == .mitre ? 5 : 1)) else { return }
        let value = value(of: stroke.ink, isFill: false)
        let isStraight = path.elements.allSatisfy { if case .cubic = $0 { false } else { true } }
        // Dashes far shorter than the stroke is wide look solid, and would be without number.
        let dasher = Dasher(stroke.dashes, scale: view.zoom * 2, least: max(1, width / 50))
        let margin = width * 2 + 8
        let reach = Rect(-margin, -margin, Double(sampleColumns) + 2 * margin, Double(sampleRows) + 2 * margin)
        let outliner = width > DotPainter.hairlineWidth ? begin(stroke, width: width) : nil
        for piece in path.flattened(tolerance: tolerance) {
            var points = piece.points.compactMap { sample(at: $0) }
            if isStraight, outliner != nil { StrokeSnap.snap(&points, isClosed: piece.isClosed, width: width * 2) }
            let parts = dasher?.dashes(of: points, isClosed: piece.isClosed, in: reach) ?? [points]
            let isClosed = dasher == nil && piece.isClosed
            for part in parts {
                if let outliner {
                    outliner.outline(part, isClosed: isClosed)
                } else {
                    hairline(part, isClosed: isClosed, isCurve: !isStraight, value: value, in: reach)
                }
            }
        }
        if outliner != nil { paintSpans(value, rule: .nonzero) }
    }

    private func begin(_ stroke: Stroke, width: Double) -> StrokeOutliner {
        workspace.scan.begin(width: sampleColumns, height: sampleRows)
        return StrokeOutliner(scan: workspace.scan, width: width * 2, cap: stroke.cap, join: stroke.join)
    }

    private mutating func hairline(_ points: [Point], isClosed: Bool, isCurve: Bool, value: UInt16, in reach: Rect) {
        guard let first = points.first else { return }
        let width = sampleColumns
        let columns = columns * 2
        let rows = rows * 4
        samples.withUnsafeMutableBufferPointer { buffer in
            func plot(_ column: Int, _ row: Int) {
                guard column >= 0, column < columns, row >= 0, row < rows else { return }
                let place = row &* 2 &* width &+ column &* 2
                buffer[place] = value
                buffer[place &+ 1] = value
                buffer[place &+ width] = value
                buffer[place &+ width &+ 1] = value
            }
            var line = Hairline(isCurve: isCurve)
            var start = first
            for index in 1..<max(2, points.count + (isClosed ? 1 : 0)) {
                let end = index < points.count ? points[index] : first
                if let seen = SegmentClip.range(from: start, to: end, in: reach) {
                    if seen.lowerBound > 0 { line.finish(plot: plot) }
                    line.segment(
                        from: start.interpolated(to: end, at: seen.lowerBound) * 0.5,
                        to: (seen.upperBound == 1 ? end : start.interpolated(to: end, at: seen.upperBound)) * 0.5, plot: plot)
                } else {
                    line.finish(plot: plot)
                }
                start = end
            }
            line.finish(plot: plot)
        }
    }
}
