/// A place as people count it: columns and rows from 1 in cell step, dots in dot step.
public struct GotoChoice: Hashable, Sendable {
    /// Within ±10⁷.
    public var column: Int
    /// Within ±10⁷.
    public var row: Int

    /// Creates a place.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// Reads a place as it is typed, `10,5`; nothing for all other text.
    public init?(text: String) {
        guard let place = TypedValue.place(text) else { return nil }
        self = place
    }
}
