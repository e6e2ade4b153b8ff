/// The search keys of a list's items, folded once, so that a keystroke compares bytes alone.
public struct FilterIndex: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    private var tags: [UInt8] = []
    private let tagNames: [[UInt8]]

    /// Parts the texts of an item; words are split at blanks and so never hold it.
    private static let separator = UInt8(ascii: " ")

    /// Creates an empty index; a word that is one of at most eight tag names also matches the items that carry that tag.
    public init(tagNames: [String] = []) {
        self.tagNames = tagNames.prefix(8).map { SearchFolding.fold($0) }
    }

    /// The number of items.
    public var count: Int { ends.count }

    /// Appends an item with its texts, between which no word can match, and its tags, bit n for the n-th tag name.
    public mutating func append(_ texts: String..., tags: UInt8 = 0) {
        for text in texts {
            SearchFolding.append(text, to: &bytes)
            bytes.append(FilterIndex.separator)
        }
        ends.append(bytes.count)
        self.tags.append(tags)
    }

    /// The items that match a matcher, ascending.
    public func items(matching matcher: FilterMatcher) -> [Int] {
        guard !matcher.isEmpty else { return Array(0..<count) }
        let words = matcher.words.map { word in
            (bytes: word, tag: tagNames.firstIndex(of: word).map { UInt8(1) << UInt8($0) } ?? 0)
        }
        var result: [Int] = []
        bytes.withUnsafeBufferPointer { all in
            var start = 0
            for index in 0..<count {
                let end = ends[index]
                let key = UnsafeBufferPointer(rebasing: all[start..<end])
                start = end
                let matchesAll = words.allSatisfy { word in
                    tags[index] & word.tag != 0 || FilterMatcher.contains(word.bytes, in: key)
                }
                if matchesAll { result.append(index) }
            }
        }
        return result
    }
}
