import Geometry

/// Recognises paths that SVG has an element of their own for.
enum PathKind {
    /// The rectangle that a path is, if it is one as `Path(rectangle:)` makes it and has an extent.
    static func rectangle(_ path: Path) -> Rect? {
        guard path.elements.count == 5, case .move(let first) = path.elements[0], case .line(let third) = path.elements[2]
        else { return nil }
        let rect = Rect(corner: first, opposite: third)
        return rect.width > 0 && rect.height > 0 && path == Path(rectangle: rect) ? rect : nil
    }

    /// The rectangle around the ellipse that a path is, if it is one as `Path(ellipseIn:)` makes it and has an extent.
    static func ellipse(_ path: Path) -> Rect? {
        guard path.elements.count == 6, case .cubic(_, _, let right) = path.elements[1],
            case .cubic(_, _, let bottom) = path.elements[2], case .cubic(_, _, let left) = path.elements[3],
            case .cubic(_, _, let top) = path.elements[4]
        else { return nil }
        let rect = Rect(corner: Point(left.x, top.y), opposite: Point(right.x, bottom.y))
        guard rect.width > 0, rect.height > 0 else { return nil }
        // The numbers went through a sum, so that they agree only nearly.
        let isEllipse = zip(path.elements, Path(ellipseIn: rect).elements).allSatisfy { near($0, $1) }
        return isEllipse ? rect : nil
    }

    private static func near(_ one: Path.Element, _ other: Path.Element) -> Bool {
        switch (one, other) {
        case (.move(let one), .move(let other)): near(one, other)
        case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)): near(a, d) && near(b, e) && near(c, f)
        case (.close, .close): true
        default: false
        }
    }

    private static func near(_ one: Point, _ other: Point) -> Bool { one.distance(to: other) < 1e-6 }
}
