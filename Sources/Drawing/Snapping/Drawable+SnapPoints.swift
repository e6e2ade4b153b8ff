import Geometry

extension Drawable {
    /// The points that others can be joined to: corners, ends, middles, centres and anchors.
    public func snapPoints(setter: some TextSetter) -> [SnapPoint] {
        switch shape {
        case .pencil(let points):
            Set([points.first, points.last].compactMap(\.self)).map { SnapPoint(.end, at: $0) }
        case .line(let start, let end):
            if style.pen.isBox, CellGrid.sharesRowOrColumn(start, end) {
                [
                    SnapPoint(.end, inCellOf: start), SnapPoint(.end, inCellOf: end),
                    SnapPoint(.middle, inCellOf: start.interpolated(to: end, at: 0.5)),
                ]
            } else {
                [
                    SnapPoint(.end, at: start), SnapPoint(.end, at: end),
                    SnapPoint(.middle, at: start.interpolated(to: end, at: 0.5)),
                ]
            }
        case .rectangle(let rect):
            style.pen.isBox
                ? Drawable.cellPoints(of: rect)
                : Drawable.corners(of: rect) + Drawable.middles(of: rect) + [SnapPoint(.centre, at: rect.centre)]
        case .oval(let rect):
            Drawable.middles(of: rect) + [SnapPoint(.centre, at: rect.centre)]
        case .curve(let anchors, let closed):
            anchors.indices.map { index in
                let isEnd = !closed && (index == anchors.startIndex || index == anchors.endIndex - 1)
                return SnapPoint(isEnd ? .end : .anchor, at: anchors[index].point)
            }
        case .text(let box):
            Drawable.textPoints(of: TextBlock(box, style: style).frame(setter: setter))
        case .unknown:
            []
        }
    }

    private static func textPoints(of frame: Rect) -> [SnapPoint] {
        corners(of: frame) + middles(of: frame) + [SnapPoint(.centre, at: frame.centre)]
    }

    /// A point inside a rectangle beside one on its edge.
    private static func inside(_ rect: Rect, _ point: Point) -> Point {
        let inner = rect.inset(by: min(0.01, rect.width / 4, rect.height / 4))
        return Point(min(inner.maxX, max(inner.minX, point.x)), min(inner.maxY, max(inner.minY, point.y)))
    }

    private static func corners(of rect: Rect) -> [SnapPoint] {
        rect.corners.map { SnapPoint(.corner, at: $0, mark: inside(rect, $0)) }
    }

    private static func sides(of rect: Rect) -> [Point] {
        [
            Point(rect.centre.x, rect.minY), Point(rect.maxX, rect.centre.y), Point(rect.centre.x, rect.maxY),
            Point(rect.minX, rect.centre.y),
        ]
    }

    private static func middles(of rect: Rect) -> [SnapPoint] {
        sides(of: rect).map { SnapPoint(.middle, at: $0, mark: inside(rect, $0)) }
    }

    /// The points of a box pen's rectangle, which lie in the cells of its border.
    private static func cellPoints(of rect: Rect) -> [SnapPoint] {
        rect.corners.map { SnapPoint(.corner, inCellOf: inside(rect, $0)) }
            + sides(of: rect).map { SnapPoint(.middle, inCellOf: inside(rect, $0)) }
            + [SnapPoint(.centre, inCellOf: rect.centre)]
    }
}
