/// Why a terminal cannot be asked to show something.
public enum TerminalObstacle: Hashable, Sendable {
    /// The locale cannot write the characters.
    case locale
    /// The C library does not know that the characters take one column, so that rows would shift.
    case width
    /// The terminal's description names no way to set colours.
    case colours
}
