import Glibc

/// Words that a text must contain, in any order, whatever the case and the accents.
public struct FilterMatcher: Sendable {
    /// The folded words; none match everything.
    let words: [[UInt8]]

    /// Creates a matcher from what was typed; blanks part the words.
    public init(_ query: String) {
        words = query.split(whereSeparator: \.isWhitespace).map { SearchFolding.fold($0) }.filter { !$0.isEmpty }
    }

    /// Whether every text matches.
    public var isEmpty: Bool { words.isEmpty }

    /// Whether a text contains all the words.
    public func matches(_ text: String) -> Bool {
        let folded = SearchFolding.fold(text)
        return folded.withUnsafeBufferPointer { key in words.allSatisfy { FilterMatcher.contains($0, in: key) } }
    }

    /// Whether the bytes of a word stand somewhere in a folded key.
    static func contains(_ word: [UInt8], in key: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = word.first else { return true }
        guard var place = key.baseAddress, key.count >= word.count else { return false }
        let end = place + (key.count - word.count + 1)
        return word.withUnsafeBufferPointer { wanted in
            guard let wantedStart = wanted.baseAddress else { return true }
            while place < end, let found = memchr(place, Int32(first), end - place) {
                if memcmp(found, wantedStart, wanted.count) == 0 { return true }
                place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
            }
            return false
        }
    }
}
