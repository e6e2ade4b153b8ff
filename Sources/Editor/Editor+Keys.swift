import Lines
import Screen

extension Editor {
    /// Runs what the key map has for a key, alone or behind the keys of a sequence that were typed before.
    mutating func runBinding(of key: Key) {
        var plain = key
        plain.followsEscape = false
        let keys = pendingKeys + [plain]
        pendingKeys = []
        if tool.phase.isPenDown, keys.count == 1, let digit = key.typed, digit.isASCII, digit.isNumber {
            // With the pen down a digit begins an exact size instead of choosing a tool.
            open(.exactSize(String(digit)))
            return
        }
        switch keyMap.match(keys) {
        case .command(let line):
            run(line, followsEscape: key.followsEscape)
        case .prefix:
            pendingKeys = keys
            say(words.messages.keyWaiting(KeyName.name(of: keys)))
        case .nothing:
            say(words.messages.keyUnknown(KeyName.name(of: keys)))
        }
    }

    /// Runs a command line for the person and puts an error into the status row.
    mutating func run(_ text: String, followsEscape: Bool = false) {
        do throws(CommandError) {
            try execute(text, followsEscape: followsEscape)
        } catch {
            // From a key or the menu a command that needs arguments has them typed.
            if case .usage = error, let command = CommandTable.command(text), !command.usage.isEmpty {
                return open(.commandLine("\(text) "))
            }
            say(error.text(words))
        }
    }

    /// Runs a command line as scripts do.
    ///
    /// - Throws: `CommandError` when the line is not understood or cannot be done; nothing is then changed.
    public mutating func perform(_ text: String) throws(CommandError) -> [Effect] {
        try execute(text, followsEscape: false)
        placeRulers()
        if tool.phase.isChanging { tool.settle(at: place) }
        defer { effects = [] }
        return effects
    }

    private mutating func execute(_ text: String, followsEscape: Bool) throws(CommandError) {
        let line: Line?
        do throws(LineError) {
            line = try Line.parse(text)
        } catch {
            throw .line(error)
        }
        guard let line else { return }
        guard let command = CommandTable.command(line.name) else { throw .unknownCommand(line.name) }
        if followsEscape, command.isDestructive {
            say(words.messages.ignoredBehindEscape)
            return
        }
        // What changes the drawing finds the text that is being typed in it.
        if command.group == .draw || command.group == .edit { endTyping() }
        // And what changes what is selected finds it where it was carried to.
        if command.endsCarrying, tool.phase == .marquee || tool.phase.isChanging { finishDrawing() }
        if let reason = command.availability(self) { throw .unavailable(reason) }
        if command.name != "undo", command.group != .typing { dropped = nil }
        try command.run(&self, line)
        // A command that asks for its numbers has not been done yet.
        if command.isRepeatable, !coordinator.isOpen { lastAct = .line(text) }
    }

    /// Runs a command line once more.
    mutating func perform(line: String) throws(CommandError) { try execute(line, followsEscape: false) }
}
