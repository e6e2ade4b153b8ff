import Geometry

/// The part of a segment that lies in an upright rectangle, as fractions of the way from start to end.
///
/// Liang and Barsky's method (ACM Transactions on Graphics 3, 1984).
enum SegmentClip {
    static func range(from start: Point, to end: Point, in rect: Rect) -> ClosedRange<Double>? {
        var low = 0.0
        var high = 1.0
        func narrow(_ start: Double, _ change: Double, _ least: Double, _ most: Double) -> Bool {
            guard change != 0 else { return start >= least && start <= most }
            let one = (least - start) / change
            let two = (most - start) / change
            low = max(low, min(one, two))
            high = min(high, max(one, two))
            return low <= high
        }
        guard narrow(start.x, end.x - start.x, rect.minX, rect.maxX), narrow(start.y, end.y - start.y, rect.minY, rect.maxY)
        else {
            return nil
        }
        return low...high
    }
}
