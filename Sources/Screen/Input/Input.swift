/// What a person did, as the terminal told it.
public enum Input: Hashable, Sendable {
    /// A key that was pressed.
    case key(Key)
    /// Text from a bracketed paste, as it came.
    case paste(String)
    /// An action of the mouse.
    case mouse(MouseEvent)
}
