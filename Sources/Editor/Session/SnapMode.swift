/// What the places that tools act on keep to, in the step of a cell; the step of a dot keeps to dots alone.
public enum SnapMode: String, CaseIterable, Hashable, Sendable {
    /// The cells of the screen.
    case cells
    /// The points of the grid.
    case grid
    /// The points of what is drawn, within a cell of the cursor, and elsewhere cells.
    case points

    /// The mode behind this one, and the first behind the last.
    var next: SnapMode {
        switch self {
        case .cells: .grid
        case .grid: .points
        case .points: .cells
        }
    }
}
