import Geometry

/// A point of a drawable that others can be joined to exactly.
public struct SnapPoint: Hashable, Sendable {
    /// What the point is on its drawable.
    public enum Kind: Hashable, Sendable {
        /// A corner of a rectangle or of a text's frame.
        case corner
        /// An end of a line, a curve or a pencil's stroke.
        case end
        /// The middle of a line or of a side.
        case middle
        /// The centre of a shape.
        case centre
        /// An anchor of a curve between its ends.
        case anchor
    }

    /// What it is.
    public var kind: Kind
    /// The area that joins with the drawable, in dots: the point alone, without size, or the cell of a box pen's character.
    public var area: Rect
    /// A point of the drawable's paint beside it, in dots, which shares its cell where the point itself lies on an edge.
    public var mark: Point

    /// The point itself, in dots.
    public var point: Point { area.centre }

    /// Creates the point of something that dots are drawn with.
    ///
    /// - Parameter mark: A point of the paint beside it; without one, the point itself.
    public init(_ kind: Kind, at point: Point, mark: Point? = nil) {
        self.kind = kind
        area = Rect(point.x, point.y, 0, 0)
        self.mark = mark ?? point
    }

    /// Creates the point of something that box pens draw: the middle of the cell at 100 % that a point lies in.
    public init(_ kind: Kind, inCellOf point: Point) {
        self.kind = kind
        area = CellGrid.area(column: CellGrid.column(of: point), row: CellGrid.row(of: point))
        mark = area.centre
    }
}
