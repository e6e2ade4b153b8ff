import Drawing
import Geometry

extension DotPainter {
    /// The widest stroke, in dots of the screen, that is walked dot by dot instead of being outlined.
    private static let hairlineWidth = 1.3

    /// Strokes a path with dots: never thinner than one, mitres up to ten times the width; points that are no numbers are left out.
    public mutating func stroke(_ path: Path, with stroke: Stroke) {
        let isBorder = lastFill != nil
        lastFill = nil
        lastStroke = stroke.ink
        let wanted = stroke.width.isFinite ? stroke.width * view.zoom : 1
        // Wider than this nothing would look different, and narrower than a dot it would not be seen.
        let width = min(1e6, max(1, wanted))
        let isHairline = width <= DotPainter.hairlineWidth
        let pathReach = width / view.zoom * (stroke.join == .mitre ? 5 : 1)
        guard isHairline ? maySee(path, reach: pathReach) : beginOutline(path, reach: pathReach) else { return }
        let value = value(of: stroke.ink, isFill: false)
        let isStraight = path.elements.allSatisfy { if case .cubic = $0 { false } else { true } }
        // Dashes far shorter than the stroke is wide look solid, and would be without number.
        let dasher = Dasher(stroke.dashes, scale: view.zoom * 2, least: max(1, width / 50))
        let margin = width * 2 + 8
        let reach = Rect(-margin, -margin, Double(sampleColumns) + 2 * margin, Double(sampleRows) + 2 * margin)
        if isHairline, dasher == nil {
            hairline(value, isCurve: !isStraight, in: reach) { [tolerance, view] trace in
                path.walk(tolerance: tolerance) { joint in
                    switch joint {
                    case .first(let point), .next(let point):
                        if let place = view.sample(at: point) { trace.add(place) }
                    case .end(let isClosed): trace.end(isClosed: isClosed)
                    }
                }
            }
            return
        }
        let outliner =
            isHairline ? nil : StrokeOutliner(scan: workspace.scan, width: width * 2, cap: stroke.cap, join: stroke.join)
        for piece in path.flattened(tolerance: tolerance) {
            var points = piece.points.compactMap { sample(at: $0) }
            if isStraight, outliner != nil { StrokeSnap.snap(&points, isClosed: piece.isClosed, width: width * 2) }
            let parts = dasher?.dashes(of: points, isClosed: piece.isClosed, in: reach) ?? [points]
            for part in parts {
                if let outliner {
                    outliner.outline(part, isClosed: dasher == nil && piece.isClosed)
                } else {
                    hairline(value, isCurve: !isStraight, in: reach) { trace in
                        for point in part { trace.add(point) }
                        trace.end(isClosed: false)
                    }
                }
            }
        }
        if outliner != nil { paintSpans(value, rule: .nonzero, isBorder: isBorder) }
    }

    /// Walks lines one dot wide, whose points `body` adds in samples.
    private mutating func hairline(_ value: UInt16, isCurve: Bool, in reach: Rect, _ body: (inout HairlineTrace) -> Void) {
        let stride = sampleColumns
        let clip = clip
        let overlapsSteps = capabilities.glyphs == .braille && !isCurve
        samples.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var trace = HairlineTrace(
                line: Hairline(isCurve: isCurve, overlapsSteps: overlapsSteps), reach: reach,
                target: DotTarget(base: base, stride: stride, clip: clip, value: value))
            body(&trace)
        }
    }
}
