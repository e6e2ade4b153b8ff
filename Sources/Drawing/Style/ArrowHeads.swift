/// Which ends of a line carry an arrow head.
public enum ArrowHeads: String, CaseIterable, Sendable {
    case none, end, both, start

    /// Whether the first point carries one.
    public var atStart: Bool { self == .start || self == .both }
    /// Whether the last point carries one.
    public var atEnd: Bool { self == .end || self == .both }

    /// Creates the value from its two ends.
    public init(atStart: Bool, atEnd: Bool) {
        self = atStart ? (atEnd ? .both : .start) : (atEnd ? .end : .none)
    }
}
