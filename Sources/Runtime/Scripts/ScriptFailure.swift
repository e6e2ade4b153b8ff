/// Why a script stopped.
public struct ScriptFailure: Error, Equatable, Sendable {
    /// In the person's words, with the line where there is one.
    public var text: String

    /// Creates a failure.
    public init(_ text: String) { self.text = text }
}
