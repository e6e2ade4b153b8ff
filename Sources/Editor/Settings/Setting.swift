import Words

/// Something that `set NAME VALUE` changes, with everything that the command, completion and documents read of it.
public struct Setting: Sendable {
    /// The name that `set` calls it by.
    public let name: String
    /// What it decides, in the words of a language.
    public let label: KeyPath<SettingWords, String> & Sendable
    /// The values that can be completed; empty where they follow a form that `usage` shows.
    public let values: [String]
    /// The values as the usage shows them, such as `on|off` or `COLSxROWS`.
    public let usage: String

    /// Whether the next start has what a person set; else it holds for the session.
    let isKept: Bool
    let value: @Sendable (borrowing Editor) -> String
    /// Takes a value and tells whether it is one of this setting's.
    let take: @Sendable (inout Editor, String) throws(CommandError) -> Bool

    /// Creates a setting whose values are a list of words, or follow a form.
    init(
        _ name: String, _ label: KeyPath<SettingWords, String> & Sendable, values: [String], usage: String? = nil,
        isKept: Bool = true,
        value: @escaping @Sendable (borrowing Editor) -> String,
        take: @escaping @Sendable (inout Editor, String) throws(CommandError) -> Bool
    ) {
        self.name = name
        self.label = label
        self.values = values
        self.usage = usage ?? values.joined(separator: "|")
        self.isKept = isKept
        self.value = value
        self.take = take
    }

    /// Creates a setting that is on or off.
    init(
        _ name: String, _ label: KeyPath<SettingWords, String> & Sendable,
        isOn: WritableKeyPath<Editor, Bool> & Sendable
    ) {
        self.init(name, label, values: ["on", "off"]) { editor in
            editor[keyPath: isOn] ? "on" : "off"
        } take: { editor, text in
            guard text == "on" || text == "off" else { return false }
            editor[keyPath: isOn] = text == "on"
            return true
        }
    }

    /// Creates a setting whose values are the cases of an enumeration.
    init<Value: RawRepresentable & CaseIterable & Sendable>(
        _ name: String, _ label: KeyPath<SettingWords, String> & Sendable,
        choice: WritableKeyPath<Editor, Value> & Sendable
    ) where Value.RawValue == String {
        self.init(name, label, values: Value.allCases.map(\.rawValue)) { editor in
            editor[keyPath: choice].rawValue
        } take: { editor, text in
            guard let value = Value(rawValue: text) else { return false }
            editor[keyPath: choice] = value
            return true
        }
    }
}
