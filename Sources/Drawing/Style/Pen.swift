/// How strokes are made: with the raster's dots, or with the box-drawing characters of whole cells.
public enum Pen: String, CaseIterable, Sendable {
    /// The raster's dots, with a width.
    case dots
    case light, heavy, double, rounded, dashed
    /// `+`, `-` and `|`.
    case ascii

    /// Whether the pen writes box-drawing characters instead of dots.
    public var isBox: Bool { self != .dots }
}
