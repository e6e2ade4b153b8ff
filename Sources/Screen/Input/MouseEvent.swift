/// What the mouse did over a cell.
public struct MouseEvent: Hashable, Sendable {
    /// The kinds of action.
    public enum Action: Hashable, Sendable {
        case press, drag, release, wheelUp, wheelDown
    }

    /// What was done with the left button or the wheel.
    public var action: Action
    /// The cell under the pointer.
    public var position: CellPosition

    /// Creates an event.
    public init(_ action: Action, at position: CellPosition) {
        self.action = action
        self.position = position
    }
}
