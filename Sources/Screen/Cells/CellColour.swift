import Geometry

/// The colour of a cell's foreground or background.
public enum CellColour: Hashable, Sendable {
    /// The terminal's own.
    case standard
    /// One of the terminal's palette, 0–255.
    case palette(UInt8)
    /// An exact colour, for terminals with true colour.
    case exact(Colour)
}
