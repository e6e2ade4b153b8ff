/// A command as the menu and the help show it.
public struct MenuItem: Hashable, Sendable {
    /// The command's name, the same in every language.
    public var name: String
    /// What it does, in the interface's language.
    public var label: String
    /// What it would do it to now, such as the step that undo takes back; it is shown, and not searched.
    public var subject: String?
    /// Other words that it is found by.
    public var keywords: String
    /// Its keys, as they are written.
    public var keys: String
    /// Why it cannot be run now; nothing where it can.
    public var unavailable: String?

    /// Creates an item.
    public init(
        name: String, label: String, subject: String? = nil, keywords: String = "", keys: String, unavailable: String? = nil
    ) {
        self.name = name
        self.label = label
        self.subject = subject
        self.keywords = keywords
        self.keys = keys
        self.unavailable = unavailable
    }

    /// The label with its subject.
    var shownLabel: String { subject.map { "\(label): \($0)" } ?? label }
}
