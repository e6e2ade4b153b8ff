/// An argument of a line that has a key: `key=value`.
public struct Attribute: Hashable, Sendable {
    /// A letter, then letters, digits, `-`, `_` or `.`.
    public var key: String
    /// The text, its quotes and escapes resolved.
    public var value: String
    /// Where the key begins in the line that was read, in Unicode scalars from 1; 0 when it was not read. No part of equality.
    public var column: Int

    /// Creates an attribute.
    public init(_ key: String, _ value: String, column: Int = 0) {
        self.key = key
        self.value = value
        self.column = column
    }

    /// Whether a text can be a key.
    public static func isKey(_ text: String) -> Bool {
        var utf8 = text.utf8.makeIterator()
        guard let first = utf8.next(), Syntax.isLetter(first) else { return false }
        while let byte = utf8.next() {
            guard Syntax.isKeyByte(byte) else { return false }
        }
        return true
    }

    /// Compares key and value.
    public static func == (left: Attribute, right: Attribute) -> Bool { left.key == right.key && left.value == right.value }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(value)
    }
}
