import Geometry

/// Draws polylines one dot wide into the dots of a canvas, point by point: what lies outside is passed over.
struct HairlineTrace {
    private let target: DotTarget
    /// What may be seen, with a margin, in samples: nothing outside of it is walked.
    private let reach: Rect
    private var line: Hairline
    private var first: Point?
    private var last = Point.zero
    private var isPoint = true

    init(line: Hairline, reach: Rect, target: DotTarget) {
        self.target = target
        self.reach = reach
        self.line = line
    }

    /// Goes on to a point in samples.
    mutating func add(_ point: Point) {
        if first == nil {
            first = point
            isPoint = true
        } else {
            segment(to: point)
        }
        last = point
    }

    /// Ends a polyline; a single point leaves one dot.
    mutating func end(isClosed: Bool) {
        if let first, isClosed || isPoint { segment(to: first) }
        line.finish(on: target)
        first = nil
    }

    private mutating func segment(to end: Point) {
        isPoint = false
        let start = last
        if reach.contains(start), reach.contains(end) {
            line.segment(from: start * 0.5, to: end * 0.5, on: target)
        } else if let seen = SegmentClip.range(from: start, to: end, in: reach) {
            if seen.lowerBound > 0 { line.finish(on: target) }
            line.segment(
                from: start.interpolated(to: end, at: seen.lowerBound) * 0.5,
                to: (seen.upperBound == 1 ? end : start.interpolated(to: end, at: seen.upperBound)) * 0.5, on: target)
        } else {
            line.finish(on: target)
        }
    }
}
