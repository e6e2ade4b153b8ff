import Screen

/// What a grid shows in one of its places.
public struct GridItem: Sendable {
    /// The name, cut where there is no room.
    public var label: String
    /// A patch two columns wide before the label, where there is room.
    public var patch: Surface?

    /// Creates an item.
    public init(_ label: String, patch: Surface? = nil) {
        self.label = label
        self.patch = patch
    }

    /// The size of a patch in cells.
    public static let patchSize = CellSize(columns: 2, rows: 1)
}
