import Screen

/// What a person should be told about a terminal that is used all the same.
public enum TerminalNotice: Equatable, Sendable {
    /// `TERM` names no known terminal, so xterm-256color is assumed; the name is given, controls made visible.
    case unknownTerm(String)
    /// A variable of the environment has a value that means nothing; its name and value, controls made visible.
    case badVariable(String, String)
    /// A glyph set was asked for that cannot be shown.
    case cannotShow(GlyphSet, TerminalObstacle)
}
