import Geometry

/// Moves upright and level segments so that the edges of their strokes lie between dots.
///
/// Without it a line two dots wide whose middle lies in a dot would show three.
enum StrokeSnap {
    /// Snaps the corners of upright and level segments; points and width are in samples, 2 a dot.
    static func snap(_ points: inout [Point], isClosed: Bool, width: Double) {
        guard points.count > 1 else { return }
        let original = points
        for index in points.indices {
            let next = index + 1 < original.count ? index + 1 : 0
            guard next > 0 || isClosed else { break }
            let start = original[index]
            let end = original[next]
            if start.y == end.y, start.x != end.x {
                points[index].y = snapped(start.y, width)
                points[next].y = points[index].y
            }
            if start.x == end.x, start.y != end.y {
                points[index].x = snapped(start.x, width)
                points[next].x = points[index].x
            }
        }
    }

    private static func snapped(_ middle: Double, _ width: Double) -> Double {
        ((middle - width / 2 + 1) / 2).rounded(.down) * 2 + width / 2
    }
}
