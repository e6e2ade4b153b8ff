/// What a colour is chosen for.
public enum ColourRole: Hashable, Sendable {
    case stroke
    /// Offers `none` as well.
    case fill
}
