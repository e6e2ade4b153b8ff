/// An exact size for a half-drawn shape, or an offset from where it began; in cells, or in dots.
public enum ExactSizeChoice: Hashable, Sendable {
    /// Width and height, 1–10⁷ each.
    case size(width: Int, height: Int, isDots: Bool)
    /// Columns or dots to the right and rows or dots down, within ±10⁷ each.
    case offset(dx: Int, dy: Int, isDots: Bool)
}
