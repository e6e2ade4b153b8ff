import Geometry

/// Gives the shapes of glyphs.
public protocol GlyphSource: AnyObject {
    /// The unhinted outline of a glyph on an em square of 1 dot: origin on the baseline, y downwards; empty for blanks.
    func outline(of glyph: UInt32, in face: FaceID) -> Path

    /// The glyph as hinted black-and-white dots, or nothing where only its outline is to be had.
    func mask(of glyph: UInt32, in face: FaceID, size: Int) -> GlyphMask?
}

/// A glyph as dots that are on or off.
public struct GlyphMask: Hashable, Sendable {
    /// Dots from the origin to the left edge.
    public var left: Int
    /// Dots from the baseline down to the top edge; negative above it.
    public var top: Int
    /// The dots of a row.
    public var width: Int
    /// The number of rows, one dot high each.
    public var height: Int
    /// Row by row, `width` a row.
    public var dots: [Bool]

    /// Creates a mask.
    public init(left: Int, top: Int, width: Int, height: Int, dots: [Bool]) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.dots = dots
    }
}
