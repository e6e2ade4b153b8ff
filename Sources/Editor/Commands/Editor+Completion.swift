import Drawing
import Popovers
import Words

extension Editor {
    /// What the command line completes: the names of commands, and the values of their arguments.
    var completion: CommandCompletion {
        let inks = ["default"] + NamedColour.allCases.map(\.rawValue)
        let pens = Pen.allCases.map(\.rawValue)
        let heads = ArrowHeads.allCases.map(\.rawValue)
        var completion = CommandCompletion(
            commands: (CommandTable.all.map(\.name) + CommandTable.aliases.keys).sorted(),
            arguments: [
                "font": [FaceName.terminal.text] + faces.entries.map(\.name.text),
                "pen": pens,
                "stroke": inks,
                "fill": ["none"] + inks,
                "language": Language.allCases.map(\.code),
                "text-align": TextAlignment.allCases.map(\.rawValue),
                "arrowheads": heads,
                "select": ["all", "none"],
                "unlock": ["all"],
                "copy": CopyForm.allCases.map(\.rawValue),
                "set": SettingTable.all.map(\.name),
                "unmap": Set(keyMap.names + typingKeys.names).map { $0.contains(" ") ? "\"\($0)\"" : $0 },
            ])
        for setting in SettingTable.all {
            completion.arguments["set \(setting.name)"] = setting.values
            if CommandTable.command(setting.name) != nil { completion.arguments[setting.name] = setting.values }
        }
        completion.attributes = [
            "stroke": inks, "fill": ["none"] + inks, "pen": pens, "start": ["arrow", "none"], "end": ["arrow", "none"],
        ]
        completion.paths = ["open": ".dudel", "save": ".dudel", "w": ".dudel", "export": ""]
        completion.nesting = ["map"]
        for command in CommandTable.all where !command.usage.isEmpty {
            completion.usages[command.name] = CommandError.usage("\(command.name) \(command.usage)").usageText(words)
        }
        for (alias, name) in CommandTable.aliases { completion.usages[alias] = completion.usages[name] }
        return completion
    }
}
