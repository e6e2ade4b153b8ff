import Geometry

/// The path of a curve's anchors.
public enum CurvePath {
    /// One cubic segment from each anchor to the next, and back to the first where the curve is closed.
    public static func path(through anchors: [CurveAnchor], closed: Bool) -> Path {
        guard let first = anchors.first else { return Path() }
        var elements: [Path.Element] = [.move(first.point)]
        if anchors.count == 1 { elements.append(.line(first.point)) }
        for (from, to) in zip(anchors, anchors.dropFirst()) { elements.append(segment(from, to)) }
        if closed, anchors.count > 1, let last = anchors.last {
            elements += [segment(last, first), .close]
        }
        return Path(elements)
    }

    private static func segment(_ from: CurveAnchor, _ to: CurveAnchor) -> Path.Element {
        if from.handle == from.point, to.handle == to.point { return .line(to.point) }
        return .cubic(from.handle, to.incoming, to.point)
    }
}
