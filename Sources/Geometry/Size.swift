/// A width and a height in dots.
public struct Size: Hashable, Sendable {
    /// The horizontal extent in dots.
    public var width: Double
    /// The vertical extent in dots.
    public var height: Double

    /// No extent at all.
    public static let zero = Size(0, 0)

    /// Creates a size from a width and a height in dots.
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
}
