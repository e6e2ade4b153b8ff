import Lines
import Screen

/// Which keys run which command line.
///
/// No sequence of keys that is bound begins another one that is: the one that was bound last counts.
public struct KeyMap: Sendable {
    private struct Binding {
        var line: String
        /// Grows with every binding, so that the key that was named first is the one that hints name.
        var order: Int
    }

    private var bindings: [[Key]: Binding] = [:]
    private var prefixes: Set<[Key]> = []
    /// The keys that were bound first to a line, which every frame asks for.
    private var firstKeys: [String: String] = [:]
    private var count = 0

    /// The keys as the command table has them.
    public static let standard = KeyMap { $0 != .typing }

    /// The keys while a text is typed, where every printable key is text.
    public static let typing = KeyMap { $0 == .typing }

    /// Creates a map of the table's keys for some groups of commands.
    private init(_ isMeant: (CommandGroup) -> Bool) {
        for command in CommandTable.all where isMeant(command.group) {
            for binding in command.keys {
                guard let keys = KeyName.sequence(binding.keys) else { continue }
                bind(keys, to: binding.arguments.isEmpty ? command.name : "\(command.name) \(binding.arguments)")
            }
        }
    }

    /// What a sequence of keys means.
    public enum Match: Equatable, Sendable {
        /// The command line to run.
        case command(String)
        /// The beginning of longer sequences.
        case prefix
        case nothing
    }

    /// Looks a sequence up.
    public func match(_ keys: [Key]) -> Match {
        if let binding = bindings[keys] { return .command(binding.line) }
        return prefixes.contains(keys) ? .prefix : .nothing
    }

    /// Binds keys to a command line in place of what they ran before, or of what they begin or are begun by.
    public mutating func bind(_ keys: [Key], to line: String) {
        for length in 1..<max(1, keys.count) { unbind(Array(keys.prefix(length))) }
        if prefixes.contains(keys) {
            for longer in bindings.keys where longer.count > keys.count && longer.starts(with: keys) { unbind(longer) }
        }
        count += 1
        let former = bindings.updateValue(Binding(line: line, order: count), forKey: keys)?.line
        // Only a key that ran something else before makes a search needed; the standard keys are bound at every start.
        if let former { firstKeys[former] = names { $0 == former }.first }
        if firstKeys[line] == nil { firstKeys[line] = KeyName.name(of: keys) }
        for length in 1..<max(1, keys.count) { prefixes.insert(Array(keys.prefix(length))) }
    }

    /// Takes the command from keys, and tells whether they had one.
    @discardableResult
    public mutating func unbind(_ keys: [Key]) -> Bool {
        guard let former = bindings.removeValue(forKey: keys)?.line else { return false }
        firstKeys[former] = names { $0 == former }.first
        if keys.count > 1 {
            prefixes = []
            for keys in bindings.keys { for length in 1..<max(1, keys.count) { prefixes.insert(Array(keys.prefix(length))) } }
        }
        return true
    }

    /// The names of the keys that run a command, with any arguments, in the order they were bound.
    public func keys(of command: String) -> [String] {
        names { $0 == command || $0.hasPrefix(command + " ") }
    }

    /// The names of all keys, in the order they were bound.
    public var names: [String] { names { _ in true } }

    /// The key bound first that runs exactly this command line, for hints.
    public func hint(for line: String) -> String? { firstKeys[line] }

    private func names(where isMeant: (String) -> Bool) -> [String] {
        bindings.filter { isMeant($0.value.line) }.sorted { $0.value.order < $1.value.order }.map { KeyName.name(of: $0.key) }
    }
}
