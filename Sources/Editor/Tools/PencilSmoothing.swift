import Geometry

/// Smooths what arrow keys drew: the stairs between cells become slopes, the ends stay where they are.
enum PencilSmoothing {
    /// The points after three passes of the weights ¼, ½, ¼ over a path whose long segments were divided.
    ///
    /// Three passes are what turns a stair of single cells into a line within a dot.
    static func smoothed(_ points: [Point], longest: Double) -> [Point] {
        guard points.count > 2 else { return points }
        var result = divided(points, longest: longest)
        for _ in 0..<3 {
            let former = result
            for index in 1..<(former.count - 1) {
                result[index] = former[index] * 0.5 + (former[index - 1] + former[index + 1]) * 0.25
            }
        }
        return simplified(result, tolerance: 0.2)
    }

    /// Points put into segments longer than a cell, so that one far jump is not bent as a whole.
    private static func divided(_ points: [Point], longest: Double) -> [Point] {
        var result = [points[0]]
        for (start, end) in zip(points, points.dropFirst()) {
            let count = min(64, max(1, Int((start.distance(to: end) / longest).rounded(.up))))
            for step in 1...count { result.append(start.interpolated(to: end, at: Double(step) / Double(count))) }
        }
        return result
    }

    /// The fewest points that keep the path within a tolerance (the method of Douglas and Peucker, without recursion),
    /// rounded to hundredths of a dot so that files stay short.
    private static func simplified(_ points: [Point], tolerance: Double) -> [Point] {
        var kept = Array(repeating: false, count: points.count)
        kept[0] = true
        kept[points.count - 1] = true
        var open = [(0, points.count - 1)]
        while let (first, last) = open.popLast() {
            guard last - first > 1 else { continue }
            var farthest = first
            var distance = tolerance
            for index in (first + 1)..<last {
                let own = points[index].distance(toSegmentFrom: points[first], to: points[last])
                if own > distance { (farthest, distance) = (index, own) }
            }
            guard farthest != first else { continue }
            kept[farthest] = true
            open += [(first, farthest), (farthest, last)]
        }
        return zip(points, kept).filter(\.1).map { Point(($0.0.x * 100).rounded() / 100, ($0.0.y * 100).rounded() / 100) }
    }
}
