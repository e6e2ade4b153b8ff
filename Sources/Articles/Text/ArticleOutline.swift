/// The headings of an article's text, to jump by.
public struct ArticleOutline: Hashable, Sendable {
    /// The headings from top to bottom.
    public let headings: [ArticleHeading]

    /// Finds the headings of a text whose lines end with a line feed.
    public init(_ text: String) {
        let bytes = Array(text.utf8)
        var headings: [ArticleHeading] = []
        var start = bytes.startIndex
        var line = 0
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            if bytes[start] == UInt8(ascii: "="), let heading = ArticleHeading(bytes[start..<end], line: line) {
                headings.append(heading)
            }
            start = end + 1
            line += 1
        }
        self.headings = headings
    }

    /// The position in `headings` of the one that a line stands under, from 0; nothing above the first.
    public func heading(above line: Int) -> Int? {
        var low = 0
        var high = headings.count
        while low < high {
            let middle = (low + high) / 2
            if headings[middle].line <= line { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// The position in `headings` of the first with these words, as the section of an address names it, from 0.
    public func heading(named section: String) -> Int? {
        headings.firstIndex { TitleRules.section($0.title) == section }
    }
}
