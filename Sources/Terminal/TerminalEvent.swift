import Glibc
import Screen

/// What woke the program.
public enum TerminalEvent: Equatable, Sendable {
    case input(Input)
    /// The window has another size; the next frame is a full one.
    case resized(CellSize)
    /// The descriptor that was given has something to read.
    case mailbox
    /// The terminal is gone, or SIGHUP came: save and end.
    case hangup
    /// A signal asks the program to end; its number is given.
    case terminate(Int32)
    /// The time that was given is over.
    case timeout
    /// The program was stopped and goes on; the next frame is a full one.
    case resumed

    /// The exit status for an event that ends the program, 128 and the signal's number; nothing for the others.
    public var exitStatus: Int32? {
        switch self {
        case .hangup: 128 + SIGHUP
        case .terminate(let number): 128 + number
        default: nil
        }
    }
}
