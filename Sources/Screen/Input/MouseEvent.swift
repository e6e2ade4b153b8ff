/// What the mouse did over a cell.
public struct MouseEvent: Hashable, Sendable {
    /// The kinds of action.
    public enum Action: Hashable, Sendable {
        case press, drag, release, wheelUp, wheelDown, wheelLeft, wheelRight
    }

    /// What was done with the left button or the wheel.
    public var action: Action
    /// The cell under the pointer.
    public var position: CellPosition
    /// What was held down, where the terminal says so.
    public var modifiers: Key.Modifiers

    /// Creates an event.
    public init(_ action: Action, at position: CellPosition, _ modifiers: Key.Modifiers = []) {
        self.action = action
        self.position = position
        self.modifiers = modifiers
    }
}
