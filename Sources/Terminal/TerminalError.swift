/// Why a terminal cannot be used; nothing was written to it.
public enum TerminalError: Error, Equatable, Sendable {
    /// Standard input or output is not a terminal.
    case notATerminal
    /// `TERM` is not set, or empty.
    case termUnset
    /// `TERM` says `dumb`.
    case termDumb
    /// The terminal cannot move its cursor, as a printer; its name is given, controls made visible.
    case noCursorMovement(String)
    /// Neither the terminal nor `xterm-256color` is described on this machine.
    case noDescription(String)
    /// The operating system refused; its `errno` is given.
    case system(Int32)
}
