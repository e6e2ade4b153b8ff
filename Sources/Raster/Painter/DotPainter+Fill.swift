import Drawing
import Geometry

extension DotPainter {
    /// Fills a path at the centres of its samples; points that are no numbers are left out.
    public mutating func fill(_ path: Path, rule: FillRule, ink: Ink) {
        // An arrow head belongs to its line, and is dots like it.
        let isHead = lastStroke == ink && DotPainter.isTriangle(path)
        if !isHead { lastStroke = nil }
        let sample = value(of: ink, isFill: !isHead)
        lastFill = isHead ? nil : (path, sample)
        guard beginOutline(path, reach: 0) else { return }
        let scan = workspace.scan
        var first: Point?
        var last = Point.zero
        path.walk(tolerance: tolerance) { joint in
            switch joint {
            case .first(let place), .next(let place):
                guard let point = self.sample(at: place) else { return }
                if first != nil { scan.edge(last.x, last.y, point.x, point.y) } else { first = point }
                last = point
            case .end:
                if let first { scan.edge(last.x, last.y, first.x, first.y) }
                first = nil
            }
        }
        paintSpans(sample, rule: rule)
    }

    private static func isTriangle(_ path: Path) -> Bool {
        guard path.elements.count == 4, case .move = path.elements[0], case .line = path.elements[1],
            case .line = path.elements[2], case .close = path.elements[3]
        else { return false }
        return true
    }
}
