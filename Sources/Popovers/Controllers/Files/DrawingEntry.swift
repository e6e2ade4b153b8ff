/// A drawing of the folder, as the files popover lists it.
public struct DrawingEntry: Hashable, Sendable {
    /// Its name in the folder.
    public var name: String
    /// Seconds since 1970 of its last change.
    public var changed: Int64
    /// That time as this machine writes it; empty where it is unknown.
    public var time: String
    /// Whether it is the one that is open, whatever that is called.
    public var isOpen: Bool

    /// Creates an entry.
    public init(_ name: String, changed: Int64 = 0, time: String = "", isOpen: Bool = false) {
        self.name = name
        self.changed = changed
        self.time = time
        self.isOpen = isOpen
    }
}
