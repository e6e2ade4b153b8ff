/// How strokes are made: with the raster's dots, or with the box-drawing characters of whole cells.
public enum Pen: String, CaseIterable, Sendable {
    /// The raster's dots, with a width.
    case dots
    case light, heavy, double, rounded, dashed
    /// `+`, `-` and `|`.
    case ascii

    /// Whether the pen writes box-drawing characters instead of dots.
    public var isBox: Bool { self != .dots }

    /// The width in dots of a line that is not upright, as its box-drawing characters look; nothing for the dots, which have a width.
    var slantedWidth: Double? {
        switch self {
        case .dots: nil
        case .light, .rounded, .dashed, .ascii: 1
        case .heavy, .double: 2
        }
    }
}
