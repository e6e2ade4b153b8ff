import Drawing
import Geometry

/// Draws the outline of a glyph as dots by how much of each dot it covers.
enum GlyphRaster {
    /// Sub-samples across and down a dot.
    private static let across = 8
    private static let down = 4

    /// The glyph's dots, at a size in dots and with its origin at a fraction of a dot, or nothing for one without dots.
    ///
    /// A dot is on from 0.38 of its area, which keeps thin stems; below 6 dots of size from a quarter, since there every stem is
    /// thinner than a dot. What lies further from the origin than four times the size is cut off.
    static func mask(of outline: Path, size: Double, phase: Point, scan: ScanConverter) -> GlyphMask? {
        let pieces = outline.flattened(tolerance: 0.05 / size)
        guard let bounds = Rect(enclosing: pieces.lazy.flatMap(\.points).filter { $0.x.isFinite && $0.y.isFinite }) else {
            return nil
        }
        func limited(_ value: Double) -> Double { max(-4 * size, min(4 * size, value)) }
        let left = Int((limited(bounds.minX * size) + phase.x).rounded(.down))
        let top = Int((limited(bounds.minY * size) + phase.y).rounded(.down))
        let width = Int((limited(bounds.maxX * size) + phase.x).rounded(.up)) - left
        let height = Int((limited(bounds.maxY * size) + phase.y).rounded(.up)) - top
        guard width > 0, height > 0 else { return nil }
        scan.begin(columns: 0..<width * across, rows: 0..<height * down)
        let offset = Point(phase.x - Double(left), phase.y - Double(top))
        for piece in pieces {
            let points = piece.points.lazy.filter { $0.x.isFinite && $0.y.isFinite }.map { point in
                Point(
                    (max(-9, min(9, point.x)) * size + offset.x) * Double(across),
                    (max(-9, min(9, point.y)) * size + offset.y) * Double(down))
            }
            guard let first = points.first else { continue }
            var last = first
            for point in points.dropFirst() {
                scan.edge(last.x, last.y, point.x, point.y)
                last = point
            }
            scan.edge(last.x, last.y, first.x, first.y)
        }
        var covered = [Int](repeating: 0, count: width * height)
        scan.spans(rule: .nonzero) { row, start, end in
            let base = row / down * width
            for dot in start / across...(end - 1) / across {
                covered[base + dot] += min(end, (dot + 1) * across) - max(start, dot * across)
            }
        }
        let whole = Double(across * down)
        let least = size < 6 ? whole * 0.25 : whole * 0.38
        let dots = covered.map { Double($0) >= least }
        return dots.contains(true) ? GlyphMask(left: left, top: top, width: width, height: height, dots: dots) : nil
    }
}
