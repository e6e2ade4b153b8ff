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
    /// Pasting.
    public let paste: String
    /// Resizing.
    public let resize: String
    /// Changing a point of a path.
    public let point: String
    /// Grouping.
    public let group: String
    /// Ungrouping.
    public let ungroup: String
    /// Locking.
    public let lock: String
    /// Unlocking.
    public let unlock: String
    /// Aligning.
    public let align: String
    /// Distributing.
    public let distribute: String
    /// Mirroring.
    public let flip: String
}
