import Glibc
import Terminal
import Words

extension TerminalError {
    /// What to do, in words.
    func text(_ words: ShellWords) -> String {
        switch self {
        case .notATerminal: words.noTerminal
        case .termUnset: words.termUnset
        case .termDumb: words.termTooSimple("dumb")
        case .noCursorMovement(let name), .noDescription(let name): words.termTooSimple(name)
        case .system(let code): strerror(code).map { String(cString: $0) } ?? words.noTerminal
        }
    }
}
