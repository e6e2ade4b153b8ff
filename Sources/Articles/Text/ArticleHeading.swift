/// A heading of an article's text.
public struct ArticleHeading: Hashable, Sendable {
    /// How deep the section lies: 2 for the sections of the article, 3 for theirs, to 6.
    public let level: Int
    /// The words of the heading.
    public let title: String
    /// The line of the text that the heading is, from 0.
    public let line: Int

    /// Reads a line; nothing where it is no heading: 2 to 6 equals signs on both sides of something.
    ///
    /// Of more signs on one side than on the other the smaller number counts and the rest is part of the words, as in wikitext.
    init?(_ bytes: ArraySlice<UInt8>, line: Int) {
        let sign = UInt8(ascii: "=")
        guard bytes.starts(with: [sign, sign]) else { return nil }
        let content = Self.trimmed(bytes)
        let behind = content.reversed().prefix { $0 == sign }.count
        let level = min(6, content.prefix { $0 == sign }.count, behind)
        guard level >= 2, content.count > 2 * level else { return nil }
        let words = Self.trimmed(content.dropFirst(level).dropLast(level))
        guard words.contains(where: { $0 != sign }) else { return nil }
        self.level = level
        self.line = line
        title = String(decoding: words, as: UTF8.self)
    }

    /// The bytes without blanks, tabs and carriage returns around them.
    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        var rest = bytes
        while let first = rest.first, isBlank(first) { rest.removeFirst() }
        while let last = rest.last, isBlank(last) { rest.removeLast() }
        return rest
    }
}
