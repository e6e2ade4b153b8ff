import Screen

/// The names of keys as key maps, help and the configuration write them: `u`, `Ctrl-R`, `Shift-Left`, `z h`.
public enum KeyName {
    /// The key that a name means, or nothing when there is none.
    public static func key(_ name: some StringProtocol) -> Key? {
        var rest = Substring(name)
        var modifiers: Key.Modifiers = []
        while let dash = rest.firstIndex(of: "-"), dash != rest.startIndex, rest.index(after: dash) != rest.endIndex {
            guard let modifier = modifierNames.first(where: { $0.name == rest[..<dash] })?.modifier else { return nil }
            modifiers.insert(modifier)
            rest = rest[rest.index(after: dash)...]
        }
        if let named = codeNames.first(where: { $0.name == rest })?.code { return Key(named, modifiers) }
        if rest.first == "F", let number = Int(rest.dropFirst()), (1...24).contains(number) {
            return Key(.function(number), modifiers)
        }
        guard rest.count == 1, let character = rest.first else { return nil }
        let isControl = modifiers.contains(.control)
        return Key(.character(isControl ? Character(character.lowercased()) : character), modifiers)
    }

    /// The sequence of keys that a text names, with blanks between them, or nothing when one is unknown.
    public static func sequence(_ text: some StringProtocol) -> [Key]? {
        let keys = text.split(separator: " ").map { key($0) }
        guard !keys.isEmpty else { return nil }
        return keys.reduce(into: [Key]?.some([])) { result, key in
            guard let key else {
                result = nil
                return
            }
            result?.append(key)
        }
    }

    /// The name of a key.
    public static func name(of key: Key) -> String {
        var result = ""
        for (name, modifier) in modifierNames where key.modifiers.contains(modifier) { result += "\(name)-" }
        switch key.code {
        case .character(" "): return result + "Space"
        case .character(let character):
            return result + (key.modifiers.contains(.control) ? character.uppercased() : String(character))
        case .function(let number): return result + "F\(number)"
        default: return result + (codeNames.first { $0.code == key.code }?.name ?? "")
        }
    }

    /// The name of a sequence of keys.
    public static func name(of keys: [Key]) -> String { keys.map { name(of: $0) }.joined(separator: " ") }

    private static let modifierNames: [(name: String, modifier: Key.Modifiers)] = [
        ("Ctrl", .control), ("Alt", .alt), ("Shift", .shift),
    ]

    private static let codeNames: [(name: String, code: Key.Code)] = [
        ("Space", .character(" ")), ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("Backspace", .backspace),
        ("Del", .delete),
        ("Ins", .insert), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
        ("PgUp", .pageUp), ("PgDn", .pageDown),
    ]
}
