/// One command or statement of the line language: `name positional… key=value…`.
///
/// A line is a value; whether its vocabulary makes sense is for the place that reads it to say.
public struct Line: Hashable, Sendable {
    /// The first word: a bare word that does not start with `#`.
    public var name: String
    /// The arguments without a key, in order.
    public var positional: [Argument]
    /// The arguments with a key, in order; no key stands twice in a line that was read.
    public var attributes: [Attribute]

    /// Creates a line from its parts.
    public init(_ name: String, _ positional: [Argument] = [], attributes: [Attribute] = []) {
        self.name = name
        self.positional = positional
        self.attributes = attributes
    }

    /// Reads one line without its line feed; nothing for a blank line or a comment.
    ///
    /// - Throws: `LineError` with the reason and the column of what is wrong.
    public static func parse(_ text: some StringProtocol) throws(LineError) -> Line? {
        let bytes = Array(text.utf8)
        return try parse(bytes, in: bytes.indices)
    }

    /// Reads the line that stands in a range of valid UTF-8; nothing for a blank line or a comment.
    ///
    /// - Throws: `LineError` with the reason and the column of what is wrong.
    public static func parse(_ bytes: [UInt8], in range: Range<Int>) throws(LineError) -> Line? {
        var parser = LineParser(bytes, in: range)
        return try parser.line()
    }

    /// The value of the attribute with a key, or nothing where the line has none.
    public subscript(key: String) -> String? { attributes.first { $0.key == key }?.value }

    /// The line as it is written, without a line feed: quoted only where needed, control characters as escapes.
    public var text: String {
        var writer = LineWriter()
        writer.append(self)
        return String(decoding: writer.bytes.dropLast(), as: UTF8.self)
    }

    /// The most arguments a line may hold, which bounds the memory a hostile line takes.
    public static let argumentLimit = 100_000
}
