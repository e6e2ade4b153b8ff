import Drawing
import Geometry
import Glibc

/// Turns a polyline into the outline of its stroke: a rectangle a segment, a wedge or a disc a corner, all turning the same way,
/// so that filled by the nonzero rule they are one shape.
struct StrokeOutliner {
    let scan: ScanConverter
    /// Half the width, in samples.
    let radius: Double
    let cap: Stroke.Cap
    let join: Stroke.Join
    /// Offsets in samples of the corners of a disc, once around.
    private let disc: [Point]

    /// The longest mitre, as a multiple of the width: cairo's default.
    private static let mitreLimit = 10.0

    init(scan: ScanConverter, width: Double, cap: Stroke.Cap, join: Stroke.Join) {
        self.scan = scan
        radius = width / 2
        self.cap = cap
        self.join = join
        // Chords stay within a quarter of a sample of the circle.
        let half = acos(max(-1, 1 - 0.25 / max(0.5, width / 2)))
        let count = min(96, max(8, Int((Double.pi / half).rounded(.up))))
        disc = (0..<count).map { step in
            let angle = -2 * Double.pi * (Double(step) + 0.5) / Double(count)
            return Point(cos(angle) * width / 2, sin(angle) * width / 2)
        }
    }

    /// Adds the outline of a polyline, in samples.
    func outline(_ points: [Point], isClosed: Bool) {
        guard let first = points.first else { return }
        var start = first
        var firstDirection: Point?
        var direction: Point?
        for index in 1..<max(1, points.count + (isClosed ? 1 : 0)) {
            let end = index < points.count ? points[index] : first
            let change = end - start
            let length = change.length
            // Points closer than this have no direction worth drawing.
            guard length > 0.02 else { continue }
            let next = change * (1 / length)
            segment(start, end, next)
            if let direction { corner(at: start, direction, next) }
            if firstDirection == nil { firstDirection = next }
            direction = next
            start = end
        }
        guard let firstDirection, let direction else {
            point(at: first)
            return
        }
        if isClosed {
            corner(at: start, direction, firstDirection)
        } else {
            end(at: first, -firstDirection)
            end(at: start, direction)
        }
    }

    private func normal(_ direction: Point) -> Point { Point(-direction.y * radius, direction.x * radius) }

    private func segment(_ start: Point, _ end: Point, _ direction: Point) {
        // What lies beside the grid as a whole leaves nothing in it.
        let grid = grid(reach: radius + 1)
        if max(start.y, end.y) < grid.minY || min(start.y, end.y) > grid.maxY { return }
        if max(start.x, end.x) < grid.minX || min(start.x, end.x) > grid.maxX { return }
        let side = normal(direction)
        polygon(start + side, end + side, end - side, start - side)
    }

    /// The samples that count, grown by a distance.
    private func grid(reach: Double) -> Rect {
        Rect(
            Double(scan.columns.lowerBound), Double(scan.rows.lowerBound), Double(scan.columns.count), Double(scan.rows.count)
        ).inset(by: -reach)
    }

    private func corner(at point: Point, _ from: Point, _ to: Point) {
        let reach = radius * (join == .mitre ? StrokeOutliner.mitreLimit : 1) + 1
        guard grid(reach: reach).contains(point) else { return }
        let turn = from.x * to.y - from.y * to.x
        let along = from.x * to.x + from.y * to.y
        if abs(turn) < 1e-6, along > 0 { return }
        // Between the short pieces of a curve a flat corner is within tolerance of a round one.
        if join == .round, along < 0.9 {
            circle(at: point)
            return
        }
        var one = normal(from)
        var two = normal(to)
        if turn > 0 { (one, two) = (-two, -one) }
        // The mitre's length over the width is 1/sin(θ/2), θ being the inner angle; sin²(θ/2) = (1 + cos of the turn) / 2.
        let square = (1 + along) / 2
        if join == .mitre, square * StrokeOutliner.mitreLimit * StrokeOutliner.mitreLimit >= 1 {
            let tip = (one + two) * (0.5 / square)
            polygon(point, point + one, point + tip, point + two)
        } else {
            polygon(point, point + one, point + two, point)
        }
    }

    private func end(at point: Point, _ direction: Point) {
        switch cap {
        case .butt: break
        case .round: circle(at: point)
        case .square: segment(point, point + direction * radius, direction)
        }
    }

    /// A piece without length: what its caps leave.
    private func point(at point: Point) {
        switch cap {
        case .butt: break
        case .round: circle(at: point)
        case .square: segment(point - Point(radius, 0), point + Point(radius, 0), Point(1, 0))
        }
    }

    private func circle(at point: Point) {
        guard grid(reach: radius + 1).contains(point) else { return }
        guard var last = disc.last else { return }
        for corner in disc {
            scan.edge(point.x + last.x, point.y + last.y, point.x + corner.x, point.y + corner.y)
            last = corner
        }
    }

    private func polygon(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
        scan.edge(a.x, a.y, b.x, b.y)
        scan.edge(b.x, b.y, c.x, c.y)
        scan.edge(c.x, c.y, d.x, d.y)
        scan.edge(d.x, d.y, a.x, a.y)
    }
}
