import Drawing

/// A stroke's width and its pen.
public struct StrokeChoice: Hashable, Sendable {
    /// The width of the dots pen in dots, 1–20.
    public var width: Int
    /// How the stroke is made.
    public var pen: Pen

    /// Creates a choice.
    public init(width: Int, pen: Pen) {
        self.width = width
        self.pen = pen
    }
}
