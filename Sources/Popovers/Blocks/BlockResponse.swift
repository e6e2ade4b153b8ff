/// What a building block made of an input.
public enum BlockResponse: Hashable, Sendable {
    /// Not for this block.
    case ignored
    /// Used, but the value is as it was.
    case used
    /// The value, the highlighted row or the text changed.
    case changed
    /// The person clicked what was to be chosen.
    case chosen
}
