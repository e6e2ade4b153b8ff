import Geometry
import Graphemes

/// Characters of the `Terminal` face, one a cell, two cells for wide ones.
public struct CellRun: Hashable, Sendable {
    /// The characters from left to right.
    public var graphemes: [Grapheme]
    /// The top left of the first cell, relative to the text's top left.
    public var position: Point

    /// Creates a run.
    public init(_ graphemes: [Grapheme], at position: Point) {
        self.graphemes = graphemes
        self.position = position
    }

    /// The width of a cell in dots.
    public static let cellWidth = 2.0
    /// The height of a cell in dots.
    public static let cellHeight = 4.0
}
