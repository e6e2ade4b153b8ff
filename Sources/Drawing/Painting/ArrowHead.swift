import Geometry

/// The filled triangles at the ends of lines that the dots pen draws.
public enum ArrowHead {
    /// The heads of a straight line, for a stroke width in dots.
    public static func paths(from start: Point, to end: Point, heads: ArrowHeads, width: Double) -> [Path] {
        guard start != end else { return [] }
        var result: [Path] = []
        if heads.atStart { result.append(head(at: start, from: end, width: width)) }
        if heads.atEnd { result.append(head(at: end, from: start, width: width)) }
        return result
    }

    /// The heads of a curve, which follow its tangents at the ends.
    public static func paths(along anchors: [CurveAnchor], heads: ArrowHeads, width: Double) -> [Path] {
        guard anchors.count > 1, let first = anchors.first, let last = anchors.last else { return [] }
        let second = anchors[1]
        let former = anchors[anchors.count - 2]
        var result: [Path] = []
        if heads.atStart {
            let tail =
                first.handle != first.point ? first.handle : second.incoming != first.point ? second.incoming : second.point
            result.append(head(at: first.point, from: tail, width: width))
        }
        if heads.atEnd {
            let tail = last.incoming != last.point ? last.incoming : former.handle != last.point ? former.handle : former.point
            result.append(head(at: last.point, from: tail, width: width))
        }
        return result
    }

    /// What is stroked of a straight line: from the base of one head to that of the other, so that its end does not show beside a
    /// point. At least its middle is left.
    public static func shaft(from start: Point, to end: Point, heads: ArrowHeads, width: Double) -> Path {
        let distance = start.distance(to: end)
        guard distance > 0, distance.isFinite else { return Path(polyline: [start, end]) }
        let cut = (end - start) * (min(length(forWidth: width), distance / 2) / distance)
        return Path(polyline: [heads.atStart ? start + cut : start, heads.atEnd ? end - cut : end])
    }

    /// What is stroked of an open curve: without what its heads lie over, of which at most half of a segment is taken.
    public static func shaft(along path: Path, heads: ArrowHeads, width: Double) -> Path {
        let length = length(forWidth: width)
        let path = heads.atEnd ? path.shortened(by: length) : path
        return heads.atStart ? path.reversed.shortened(by: length).reversed : path
    }

    /// The length of a head in dots: four strokes, and never so short that dots cannot show its point.
    static func length(forWidth width: Double) -> Double { max(8, 4 * width) }

    private static func head(at tip: Point, from tail: Point, width: Double) -> Path {
        let length = length(forWidth: width)
        let distance = max(tip.distance(to: tail), .leastNonzeroMagnitude)
        let along = (tip - tail) * (1 / distance)
        let across = Point(-along.y, along.x)
        let base = tip - along * length
        return Path(polyline: [tip, base + across * (length / 2), base - across * (length / 2)], closed: true)
    }
}
