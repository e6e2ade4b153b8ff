/// Every setting of the program.
public enum SettingTable {
    /// All settings, in the order of their documents.
    public static let all: [Setting] = drawing + view + terminal + articles + program

    /// The setting with a name.
    static func setting(_ name: String) -> Setting? { all.first { $0.name == name } }
}
