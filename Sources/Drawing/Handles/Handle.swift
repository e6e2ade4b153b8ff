import Geometry

/// A point of what is selected that can be taken and moved to change its geometry.
public struct Handle: Hashable, Sendable {
    /// What moving it changes.
    public enum Kind: Hashable, Sendable {
        /// A corner or the middle of a side of the box around everything.
        case box(BoxHandle)
        /// An end of a line, the last one or the first.
        case end(isLast: Bool)
        /// A point of a pencil's path, by its number from 0.
        case point(Int)
        /// An anchor of a curve, by its number from 0.
        case anchor(Int)
        /// The handle that leaves an anchor of a curve.
        case outgoing(Int)
        /// The handle that enters an anchor of a curve.
        case incoming(Int)
    }

    /// What it is.
    public var kind: Kind
    /// The point that moves with it, in dots.
    public var point: Point
    /// Where it is shown and taken, in dots: beside the point where that lies on the far edge of a cell.
    public var mark: Point

    /// Creates a handle; without a mark it is shown at its point.
    public init(_ kind: Kind, at point: Point, mark: Point? = nil) {
        self.kind = kind
        self.point = point
        self.mark = mark ?? point
    }
}
