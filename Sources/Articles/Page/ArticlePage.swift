import Graphemes

/// An article's text in paragraphs, ready to be wrapped and shown.
public struct ArticlePage: Hashable, Sendable {
    /// The article's title.
    public let title: ArticleParagraph
    /// The paragraphs: the lines of the text, those that are very long in parts.
    public let paragraphs: [ArticleParagraph]
    /// The paragraphs that are headings, to jump by, ascending.
    public let headings: [Int]
    /// The bytes of text before every paragraph, and all of them at the end.
    public let starts: [Int]

    /// The bytes from which on a paragraph is split, so that wrapping what is in sight costs the same in every article.
    static let longest = 8_192

    /// Splits a text.
    ///
    /// - Parameter levels: the directions of a paragraph; nothing where all of it runs from left to right.
    public init(_ text: ArticleText, levels: (String) -> BidiParagraph?) {
        var titles: [Int: ArticleHeading] = [:]
        for heading in ArticleOutline(text.text).headings { titles[heading.line] = heading }
        var paragraphs: [ArticleParagraph] = []
        var headings: [Int] = []
        var starts = [0]
        func append(_ words: String, level: Int = 0) {
            paragraphs.append(ArticleParagraph(words, headingLevel: level, directions: levels(words)))
            starts.append((starts.last ?? 0) + words.utf8.count + 1)
        }
        for (number, line) in text.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if let heading = titles[number] {
                headings.append(paragraphs.count)
                append(heading.title, level: heading.level)
            } else {
                for part in ArticlePage.parts(of: Substring(line)) { append(part) }
            }
        }
        title = ArticleParagraph(text.title, directions: levels(text.title))
        self.paragraphs = paragraphs
        self.headings = headings
        self.starts = starts
    }

    /// The parts of a line, each behind a blank where there is one.
    private static func parts(of line: Substring) -> [String] {
        var rest = line
        if rest.utf8.last == UInt8(ascii: "\r") { rest = Substring(rest.utf8.dropLast()) }
        guard rest.utf8.count > longest else { return [String(rest)] }
        var parts: [String] = []
        while rest.utf8.count > longest {
            let limit = rest.utf8.index(rest.startIndex, offsetBy: longest)
            let end = rest[..<limit].lastIndex(of: " ").map { rest.index(after: $0) } ?? rest.index(before: limit)
            let cut = end > rest.startIndex ? end : rest.index(after: rest.startIndex)
            parts.append(String(rest[..<cut]))
            rest = rest[cut...]
        }
        return parts + [String(rest)]
    }

    /// The heading that a paragraph stands under, as a position in `headings`; nothing above the first.
    public func heading(above paragraph: Int) -> Int? {
        var low = 0
        var high = headings.count
        while low < high {
            let middle = (low + high) / 2
            if headings[middle] <= paragraph { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// The paragraph of the first heading with these words, as the section of an address names it.
    public func paragraph(ofSection section: String) -> Int? {
        headings.first { TitleRules.section(paragraphs[$0].text) == section }
    }
}
