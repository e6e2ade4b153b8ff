/// A command as the menu and the help show it.
public struct MenuItem: Hashable, Sendable {
    /// The command's name, the same in every language.
    public var name: String
    /// What it does, in the interface's language.
    public var label: String
    /// Its keys, as they are written.
    public var keys: String
    /// Why it cannot be run now; nothing where it can.
    public var unavailable: String?

    /// Creates an item.
    public init(name: String, label: String, keys: String, unavailable: String? = nil) {
        self.name = name
        self.label = label
        self.keys = keys
        self.unavailable = unavailable
    }
}
