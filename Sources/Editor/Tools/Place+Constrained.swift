import Geometry

extension Place {
    /// The place in the same quarter that a square box ends in which began at another, as large as the longer side.
    ///
    /// Sides are whole rows of the place's size, so that the pens that take whole cells draw the same square.
    func squared(from start: Place) -> Place {
        let box = start.box(to: self)
        let unit = max(rect.width, rect.height)
        let longer = max(box.width, box.height)
        let side = unit > 0 ? (longer / unit).rounded(.up) * unit : longer
        func low(_ own: Double, _ near: Double, _ far: Double, _ length: Double) -> Double {
            own >= near ? near + side - length : far - side
        }
        return Place(
            rect: Rect(
                low(rect.minX, start.rect.minX, start.rect.maxX, rect.width),
                low(rect.minY, start.rect.minY, start.rect.maxY, rect.height), rect.width, rect.height))
    }

    /// The nearest place on a ray from another at a multiple of 15°.
    func straightened(from start: Place) -> Place {
        let way = point - start.point
        guard let ray = Place.rays.max(by: { $0.x * way.x + $0.y * way.y < $1.x * way.x + $1.y * way.y }) else { return self }
        let target = start.point + ray * (ray.x * way.x + ray.y * way.y)
        return Place(rect: Rect(target.x - rect.width / 2, target.y - rect.height / 2, rect.width, rect.height))
    }

    /// The 24 directions at multiples of 15°.
    private static let rays: [Point] = {
        // The cosines of 0°, 15°, … 90°.
        let cosines = [1, 0.9659258262890683, 0.8660254037844386, 0.7071067811865476, 0.5, 0.25881904510252074, 0]
        let quarter = (0..<6).map { Point(cosines[$0], cosines[6 - $0]) }
        return quarter + quarter.map { Point(-$0.y, $0.x) } + quarter.map { Point(-$0.x, -$0.y) }
            + quarter.map { Point($0.y, -$0.x) }
    }()
}
