import Geometry

/// Where a tool acts: the cell or the dot under the cursor, in dots.
struct Place: Hashable, Sendable {
    /// The area of the cell or dot.
    var rect: Rect

    /// What lines and paths go through.
    var point: Point { rect.centre }

    /// The box from this place to another, both included.
    func box(to other: Place) -> Rect { rect.union(other.rect) }
}
