/// A key with the modifiers that were held.
public struct Key: Hashable, Sendable {
    /// What the key is.
    public enum Code: Hashable, Sendable {
        /// A character; letters carry Shift in themselves, Ctrl-A is `a` with the control modifier.
        case character(Character)
        case enter, escape, tab, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        /// F1 to F24.
        case function(Int)
    }

    /// What was held down.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The set as one bit a modifier.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift, where it is not part of the character itself.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt, which most terminals send as an ESC before the key.
        public static let alt = Modifiers(rawValue: 2)
        /// Ctrl.
        public static let control = Modifiers(rawValue: 4)
    }

    /// Which key was pressed.
    public var code: Code
    /// What was held down with it.
    public var modifiers: Modifiers
    /// Whether it came behind an ESC in the same read: Alt with the key, or Esc and then the key on a slow link.
    public var followsEscape: Bool

    /// Creates a key.
    public init(_ code: Code, _ modifiers: Modifiers = [], followsEscape: Bool = false) {
        self.code = code
        self.modifiers = modifiers
        self.followsEscape = followsEscape
    }

    /// A plain character key.
    public static func character(_ character: Character) -> Key { Key(.character(character)) }

    /// A character with Ctrl.
    public static func control(_ character: Character) -> Key { Key(.character(character), .control) }

    /// The character that the key types, where it is one to be typed.
    public var typed: Character? {
        guard case .character(let character) = code, modifiers.isSubset(of: .shift) else { return nil }
        return character
    }
}
