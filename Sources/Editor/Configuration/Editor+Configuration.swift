import Lines
import Screen

/// What reading the configuration led to.
public struct ConfigurationOutcome: Sendable {
    /// What is to be done for the settings that concern the terminal.
    public var effects: [Effect] = []
    /// The first line that is wrong, with its number, and how many more are; nothing where all is well.
    public var complaint: String?

    /// Creates the outcome of no configuration at all.
    public init() {}
}

extension Editor {
    /// Takes the configuration: lines of `set`, `map` and `unmap`. A line that is wrong is left out, and all others hold.
    ///
    /// What is set here counts for more than what an earlier session kept, so it is to be called before `restore(settings:)`.
    public mutating func configure(_ bytes: [UInt8]) -> ConfigurationOutcome {
        var outcome = ConfigurationOutcome()
        var file: LineFile
        do throws(NumberedLineError) {
            file = try LineFile(bytes)
        } catch {
            outcome.complaint = complaint(line: error.line, error.error.text(words.files))
            return outcome
        }
        var errors = 0
        while let entry = file.next() {
            do throws(CommandError) {
                try configure(entry, of: file)
            } catch {
                errors += 1
                if errors == 1 { outcome.complaint = complaint(line: entry.number, error.text(words)) }
            }
        }
        if errors > 1, let first = outcome.complaint {
            outcome.complaint = "\(first); \(words.messages.furtherErrors(String(errors - 1)))"
        }
        outcome.effects = effects
        (effects, message) = ([], nil)
        placeRulers()
        return outcome
    }

    private mutating func configure(_ entry: LineFile.Entry, of file: LineFile) throws(CommandError) {
        let line: Line?
        do throws(NumberedLineError) { line = try file.line(of: entry) } catch { throw .line(error.error) }
        guard let line else { return }
        switch line.name {
        case "set":
            let arguments = try Arguments(line, usage: "set NAME VALUE", count: 2...2)
            let name = try arguments.text(0)
            guard let setting = SettingTable.setting(name) else { throw .badValue(name) }
            guard try setting.take(&self, try arguments.text(1)) else { throw .badValue(try arguments.text(1)) }
            configuredSettings.insert(name)
        case "map", "unmap":
            try CommandTable.command(line.name)?.run(&self, line)
        default:
            guard CommandTable.command(line.name) != nil else { throw .unknownCommand(line.name) }
            throw .notConfigurable(line.name)
        }
    }

    private func complaint(line: Int, _ reason: String) -> String {
        "config: \(words.files.atLine(String(line), reason))"
    }
}
