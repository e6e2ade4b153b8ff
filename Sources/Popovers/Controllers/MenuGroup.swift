/// Commands that belong together.
public struct MenuGroup: Hashable, Sendable {
    /// The name of the group, in the interface's language.
    public var title: String
    /// The group's commands, in the order they are shown.
    public var items: [MenuItem]

    /// Creates a group.
    public init(title: String, items: [MenuItem]) {
        self.title = title
        self.items = items
    }
}
