import Editor
import Words

/// The page of all keys and commands, made from the command table.
public enum KeyReference {
    /// The page as Markdown, in English, with a table for each group of commands.
    public static var markdown: String {
        let words = Words.of(.english).commands
        var lines = [
            "# Keys and commands", "",
            "This page is made from the tables in `Sources/Editor/Commands` and `Sources/Editor/Settings`, and a test keeps it true;",
            "`DUDEL_WRITE_DOCS=1 swift test --filter KeyReferenceTests` writes it anew. Every command can be typed behind `:`",
            "and stand in a script. Keys and names are the same in every language. Other names: \(aliases).", "",
        ]
        for group in CommandGroup.allCases {
            lines += ["## \(group.title(words))", "", "| keys | command | what it does |", "| --- | --- | --- |"]
            for command in CommandTable.all where command.group == group {
                lines.append("| \(keys(of: command)) | \(usage(of: command)) | \(words[keyPath: command.label]) |")
            }
            lines.append("")
        }
        lines += ["## Settings", "", "| `set` | values | what it decides |", "| --- | --- | --- |"]
        for setting in SettingTable.all {
            lines.append(
                "| `\(setting.name)` | \(code(setting.usage)) | \(Words.of(.english).settings[keyPath: setting.label]) |")
        }
        lines += [
            "", "## Keys for Emacs hands", "",
            "`set keys emacs` adds these to the keys above; where both name a key these count. `set keys default` takes them away.",
            "", "| keys | on the canvas | while a text is typed |", "| --- | --- | --- |",
        ]
        lines += emacs
        lines.append("")
        return lines.joined(separator: "\n")
    }

    private static var aliases: String {
        CommandTable.aliases.sorted { $0.key < $1.key }.map { "\(code($0.key)) for \(code($0.value))" }.joined(separator: ", ")
    }

    /// A row for each of the keys of the Emacs set, in the order of their table.
    private static var emacs: [String] {
        let (canvas, typing) = (KeySet.emacs.canvas, KeySet.emacs.typing)
        let added = typing.filter { entry in entry.line != nil && !canvas.contains { $0.keys == entry.keys } }
        return (canvas + added).map { entry in
            func line(_ entries: [KeySet.Entry]) -> String {
                entries.first { $0.keys == entry.keys }?.line.map(code) ?? ""
            }
            return "| \(code(entry.keys)) | \(line(canvas)) | \(line(typing)) |"
        }
    }

    private static func keys(of command: Command) -> String {
        command.keys.map { binding in
            let key = code(binding.keys)
            return binding.arguments.isEmpty ? key : "\(key) (\(code("\(command.name) \(binding.arguments)")))"
        }.joined(separator: " ")
    }

    private static func usage(of command: Command) -> String {
        code(command.usage.isEmpty ? command.name : "\(command.name) \(command.usage)")
    }

    /// Text as code in a cell of a table, in which a bar must be escaped even there.
    private static func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }
}
