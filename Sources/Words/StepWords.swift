/// The names of steps that undo takes back, beside those of the tools.
public struct StepWords: Sendable {
    /// Typing a label.
    public let label: String
    /// Deleting.
    public let delete: String
    /// Changing face, size, colour, width or pen.
    public let style: String
    /// Moving up or down the stack.
    public let order: String
    /// Moving.
    public let move: String
    /// Duplicating.
    public let duplicate: String
}
