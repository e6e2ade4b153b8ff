import Geometry

/// Receives the description of a drawing, in dots, bottom first: one description for the screen and every export.
public protocol Painter {
    /// Fills a path with one colour.
    mutating func fill(_ path: Path, rule: FillRule, ink: Ink)

    /// Strokes a path with the raster's dots.
    mutating func stroke(_ path: Path, with stroke: Stroke)

    /// Draws a box or an upright line with the box-drawing characters of a pen.
    mutating func box(_ box: BoxStroke)

    /// Draws glyphs; their places are relative to `origin`.
    mutating func glyphs(_ run: GlyphRun, at origin: Point, ink: Ink)

    /// Draws whole cells of text; their place is relative to `origin`.
    mutating func cells(_ run: CellRun, at origin: Point, ink: Ink)
}

/// What lies inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
    case nonzero, evenOdd
}

/// A stroke of a box pen.
public struct BoxStroke: Hashable, Sendable {
    /// What is drawn.
    public enum Outline: Hashable, Sendable {
        /// The border of the cells that a rectangle covers.
        case rectangle(Rect)
        /// The cells from one point to another in the same row or column of cells.
        case line(Point, Point, heads: ArrowHeads)
    }

    /// Which cells the stroke runs through.
    public var outline: Outline
    /// The pen whose characters are written; never `dots`.
    public var pen: Pen
    /// The colour of the characters.
    public var ink: Ink

    /// Creates a stroke of a box pen.
    public init(_ outline: Outline, pen: Pen, ink: Ink) {
        self.outline = outline
        self.pen = pen
        self.ink = ink
    }
}
