import Screen

/// Keys that a person gave a command line, or took it from.
struct PersonalBinding: Equatable {
    var keys: [Key]
    /// Nothing where the keys are to do nothing.
    var line: String?
}

extension Editor {
    /// Which keys there are beside those of the command table.
    var keySet: KeySet {
        get { settings.keys }
        set {
            settings.keys = newValue
            makeKeyMaps()
        }
    }

    /// Gives keys a command line, in place of what they did; while a text is typed only commands of the text editor count, and
    /// elsewhere only the others.
    mutating func map(_ name: String, to line: String) throws(CommandError) {
        let keys = try Editor.keys(name)
        guard let command = CommandTable.command(String(line.prefix { $0 != " " })) else {
            throw .unknownCommand(String(line.prefix { $0 != " " }))
        }
        note(PersonalBinding(keys: keys, line: line), isTyping: command.group == .typing)
        say("\(KeyName.name(of: keys)): \(line)")
    }

    /// Takes their command from keys.
    mutating func unmap(_ name: String) throws(CommandError) {
        let keys = try Editor.keys(name)
        let hadCommand = [keyMap.match(keys), typingKeys.match(keys)].map { match in
            if case .command = match { true } else { false }
        }
        guard hadCommand != [false, false] else { throw .badValue(name) }
        if hadCommand[0] { note(PersonalBinding(keys: keys), isTyping: false) }
        if hadCommand[1] { note(PersonalBinding(keys: keys), isTyping: true) }
        say(words.messages.keyFreed(KeyName.name(of: keys)))
    }

    private static func keys(_ name: String) throws(CommandError) -> [Key] {
        guard let keys = KeyName.sequence(name), keys.count <= longestSequence else { throw .noSuchKey(name) }
        return keys
    }

    /// More keys in a row than anyone wants to type for a command.
    private static let longestSequence = 8

    private mutating func note(_ binding: PersonalBinding, isTyping: Bool) {
        if isTyping {
            typingBindings.removeAll { $0.keys == binding.keys }
            typingBindings.append(binding)
        } else {
            canvasBindings.removeAll { $0.keys == binding.keys }
            canvasBindings.append(binding)
        }
        makeKeyMaps()
    }

    /// The keys in force: those of the command table, of the chosen set, and a person's own, each before the ones it follows.
    private mutating func makeKeyMaps() {
        keyMap = Editor.keyMap(.standard, settings.keys.canvas, canvasBindings)
        typingKeys = Editor.keyMap(.typing, settings.keys.typing, typingBindings)
    }

    private static func keyMap(_ base: KeyMap, _ set: [KeySet.Entry], _ personal: [PersonalBinding]) -> KeyMap {
        var map = base
        for binding in set.compactMap({ entry in
            KeyName.sequence(entry.keys).map { PersonalBinding(keys: $0, line: entry.line) }
        }) + personal {
            if let line = binding.line { map.bind(binding.keys, to: line) } else { map.unbind(binding.keys) }
        }
        return map
    }
}
