/// What a person should be told about a terminal that is used all the same.
public enum TerminalNotice: Equatable, Sendable {
    /// `TERM` names no known terminal, so xterm-256color is assumed; the name is given, controls made visible.
    case unknownTerm(String)
}
