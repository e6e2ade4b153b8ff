/// What the command line of the shell says.
public struct ShellWords: Sendable {
    /// The text of --help.
    public let help: [String]
    /// An option that is not known.
    public let unknownOption: @Sendable (String) -> String
    /// An option without its value.
    public let missingValue: @Sendable (String) -> String
    /// A value that an option cannot have.
    public let badOptionValue: @Sendable (String, String) -> String
    /// A command without its file.
    public let missingFile: @Sendable (String) -> String
    /// An export without its output.
    public let missingOutput: String
    /// More files than one.
    public let tooManyFiles: @Sendable (String) -> String
    /// Standard output took less than everything.
    public let outputFailed: String
    /// Input or output is not a terminal.
    public let noTerminal: String
    /// TERM is not set.
    public let termUnset: String
    /// A terminal that cannot place characters.
    public let termTooSimple: @Sendable (String) -> String
    /// A terminal that is not described here.
    public let termUnknown: @Sendable (String) -> String
    /// A signal ended a session.
    public let endedFromOutside: String
    /// A variable of the environment with a value that means nothing.
    public let badVariable: @Sendable (String, String) -> String
}
