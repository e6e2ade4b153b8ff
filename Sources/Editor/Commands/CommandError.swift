import Drawing
import Lines
import Popovers
import Screen
import Words

/// Why a command was refused.
public enum CommandError: Error, Equatable, Sendable {
    case unknownCommand(String)
    /// The arguments do not fit; carries the command's usage.
    case usage(String)
    /// A value that cannot be, such as a colour that does not exist.
    case badValue(String)
    case unavailable(Unavailability)
    case noSuchDrawable(String)
    /// A name is none of a key.
    case noSuchKey(String)
    /// A command that the configuration does not take.
    case notConfigurable(String)
    case tooManyDrawables
    /// Something would lie outside of the plane.
    case outsidePlane
    /// The terminal cannot show what is wanted.
    case obstacle(TerminalObstacle)
    /// The line, or the drawable in it, is not well formed.
    case line(LineError)

    init(_ error: EditError) {
        switch error {
        case .noSuchDrawable(let id): self = .noSuchDrawable(id.text)
        case .repeatedID(let id): self = .badValue("id=\(id.text)")
        case .tooManyDrawables: self = .tooManyDrawables
        }
    }

    /// How the command is written, with the unit of its numbers; nothing for other errors.
    func usageText(_ words: Words) -> String? {
        guard case .usage(let usage) = self else { return nil }
        let command = CommandTable.command(String(usage.prefix { $0 != " " }))
        return command?.takesDots == true ? "\(usage) (\(words.messages.inDots))" : usage
    }

    /// The error in words.
    public func text(_ words: Words) -> String {
        let messages = words.messages
        switch self {
        case .unknownCommand(let name): return messages.unknownCommand(name)
        case .usage: return messages.usage(usageText(words) ?? "")
        case .badValue(let value): return messages.badValue(value)
        case .unavailable(let reason): return reason.text(messages)
        case .noSuchDrawable(let id): return messages.noSuchDrawable(id)
        case .noSuchKey(let name): return messages.noSuchKey(name)
        case .notConfigurable(let name): return messages.notConfigurable(name)
        case .tooManyDrawables: return messages.tooManyDrawables
        case .outsidePlane: return messages.outsidePlane
        case .obstacle(let obstacle): return obstacle.text(words)
        case .line(let error): return error.text(words.files)
        }
    }
}
