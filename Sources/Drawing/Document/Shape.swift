import Geometry

/// The geometry of a drawable, in dots.
public enum Shape: Hashable, Sendable {
    /// A freehand stroke through its points; one point is a round dot.
    case pencil([Point])
    /// A straight segment from its first point to its last.
    case line(Point, Point)
    /// A rectangle, the stroke lying inside its edges.
    case rectangle(Rect)
    /// The ellipse that touches a rectangle's sides, the stroke lying inside.
    case oval(Rect)
    /// Bézier segments through anchors; a closed one joins the last to the first.
    case curve([CurveAnchor], closed: Bool)
    /// A text at its place, in its frame where it has one.
    case text(TextBox)
    /// A line of a drawing that a newer version wrote, kept as it is and not drawn.
    case unknown(String)
}

/// A point of a curve with the handle that leaves it; the handle that enters mirrors it.
public struct CurveAnchor: Hashable, Sendable {
    /// Where the curve passes, in dots.
    public var point: Point
    /// The outgoing handle, absolute; at the point itself for a corner.
    public var handle: Point

    /// Creates an anchor; without a handle it is a corner.
    public init(_ point: Point, handle: Point? = nil) {
        self.point = point
        self.handle = handle ?? point
    }

    /// The incoming handle: the outgoing one mirrored at the point.
    public var incoming: Point { point * 2 - handle }
}

/// A text with its place: a top left corner, and a frame to wrap in where it has one.
public struct TextBox: Hashable, Sendable {
    /// The top left corner, in dots.
    public var origin: Point
    /// The frame's size in dots; without one, lines end only where the text says so.
    public var frame: Size?
    /// The characters; line feeds end lines.
    public var string: String

    /// Creates a text at its top left corner.
    public init(_ string: String, at origin: Point, frame: Size? = nil) {
        self.string = string
        self.origin = origin
        self.frame = frame
    }
}
