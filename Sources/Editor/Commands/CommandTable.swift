/// Every command of the program, by groups.
public enum CommandTable {
    /// All commands, in the order of menu and help.
    public static let all: [Command] =
        draw + style + select + edit + arrange + typing + move + view + file + program

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    /// Other names of commands, which menu and help do not list again.
    public static let aliases = ["quit": "q", "w": "save"]

    /// The command with a name.
    public static func command(_ name: String) -> Command? { byName[aliases[name] ?? name] }
}
