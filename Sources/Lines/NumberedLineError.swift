/// Why a file in the line language cannot be read, with the number of the line.
public struct NumberedLineError: Error, Hashable, Sendable {
    /// The line's number, counted from 1.
    public var line: Int
    /// What is wrong with the line.
    public var error: LineError

    /// Creates an error.
    public init(line: Int, _ error: LineError) {
        self.line = line
        self.error = error
    }
}
