import Lines
import Words

extension CommandTable {
    /// The program itself.
    static let program: [Command] = [
        Command("menu", .program, \.menu, keys: ["A"]) { editor in editor.open(.menu) },
        Command("help", .program, \.help, keys: ["?"]) { editor in editor.open(.help) },
        Command("command-line", .program, \.commandLine, keys: [":"]) { editor in editor.open(.commandLine("")) },
        Command("set", .program, \.set, usage: "NAME [VALUE]") { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "set NAME [VALUE]", count: 1...2)
            guard arguments.count == 2 else { return try editor.tell(try arguments.text(0)) }
            try editor.set(try arguments.text(0), try arguments.text(1))
        },
        Command("map", .program, \.map, usage: "KEY COMMAND…") { editor, line throws(CommandError) in
            guard line.positional.count >= 2 else { throw .usage("map KEY COMMAND…") }
            let mapped = Line(
                line.positional[1].text, Array(line.positional.dropFirst(2)), attributes: line.attributes)
            try editor.map(line.positional[0].text, to: mapped.text)
        },
        Command("unmap", .program, \.unmap, usage: "KEY") { editor, line throws(CommandError) in
            try editor.unmap(try Arguments(line, usage: "unmap KEY", count: 1...1).text(0))
        },
        Command("suspend", .program, \.suspend, keys: ["Ctrl-Z"]) { editor in editor.effects.append(.suspend) },
        Command("q", .program, \.quit, keys: ["Q", "Ctrl-Q"], isDestructive: true) { editor in editor.leaveDrawing(for: .quit) },
        Command("q!", .program, \.quitAnyway, isDestructive: true) { editor in editor.effects.append(.quit) },
    ]
}
