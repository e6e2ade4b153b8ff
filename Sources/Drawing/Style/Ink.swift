import Geometry

/// What a stroke, a text or a fill is coloured with.
public enum Ink: Hashable, Sendable {
    /// The terminal's own foreground; black on paper.
    case standard
    /// A fixed colour.
    case colour(Colour)
}
