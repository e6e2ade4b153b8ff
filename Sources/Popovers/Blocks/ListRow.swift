import Screen

/// What a list shows on one of its rows.
public struct ListRow: Sendable {
    /// The name, cut where there is no room.
    public var label: String
    /// Stands at the right end where there is room: keys, a code, a reason.
    public var detail: String
    /// Whether the detail is left out where the label would be cut beside it.
    public var isDetailOptional: Bool
    /// Whether it is shown faint; the detail says why in words.
    public var isUnavailable: Bool
    /// A picture behind the label, for rows higher than one cell.
    public var sample: Surface?

    /// Creates a row.
    public init(
        _ label: String, detail: String = "", isDetailOptional: Bool = false, isUnavailable: Bool = false, sample: Surface? = nil
    ) {
        self.label = label
        self.detail = detail
        self.isDetailOptional = isDetailOptional
        self.isUnavailable = isUnavailable
        self.sample = sample
    }
}
