/// What the suffix `c`, for cells, means behind a number: its dots across or down.
public enum CellUnit: Double, Sendable {
    /// A column is 2 dots wide.
    case column = 2
    /// A row is 4 dots high.
    case row = 4
}
