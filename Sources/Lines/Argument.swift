/// An argument of a line that has no key.
public struct Argument: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text, its quotes and escapes resolved.
    public var text: String
    /// Whether it stands in quotes; a quoted `"a=b"` is no attribute, and a quoted text is written quoted again.
    public var isQuoted: Bool
    /// Where it begins in the line that was read, in Unicode scalars from 1; 0 when it was not read. No part of equality.
    public var column: Int

    /// Creates an argument; quotes that are needed are written in any case.
    public init(_ text: String, isQuoted: Bool = false, column: Int = 0) {
        self.text = text
        self.isQuoted = isQuoted
        self.column = column
    }

    /// Creates a bare argument.
    public init(stringLiteral text: String) { self.init(text) }

    /// Compares text and quotes.
    public static func == (left: Argument, right: Argument) -> Bool {
        left.text == right.text && left.isQuoted == right.isQuoted
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(isQuoted)
    }
}
