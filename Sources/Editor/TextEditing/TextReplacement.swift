/// Characters that take the place of others in a text.
struct TextReplacement {
    private(set) var range: Range<Int>
    private(set) var characters: [Character]
    /// Where the caret stands afterwards: behind what was put in.
    private(set) var caret: Int

    init(_ range: Range<Int>, with characters: [Character]) {
        self.range = range
        self.characters = characters
        caret = range.lowerBound + characters.count
    }

    /// Widens the replacement to the paragraphs around it where the new neighbours may become one grapheme cluster: a mark
    /// that is typed behind its letter, the second half of a flag, a joiner between two pictures.
    mutating func joinClusters(in text: [Character]) {
        guard mayJoin(in: text) else { return }
        let first = text[..<range.lowerBound].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
        let last = text[range.upperBound...].firstIndex(where: \.isNewline) ?? text.count
        let head = String(text[first..<range.lowerBound]) + String(characters)
        let whole = Array(head + String(text[range.upperBound..<last]))
        var bytes = head.utf8.count
        var count = 0
        // A caret inside of a cluster goes behind it.
        while bytes > 0, count < whole.count {
            bytes -= whole[count].utf8.count
            count += 1
        }
        range = first..<last
        characters = whole
        caret = first + count
    }

    /// Leaves out what is the same before and after, so that a step holds what really changed.
    mutating func dropCommonEnds(with text: [Character]) {
        let old = text[range]
        var head = 0
        while head < min(old.count, characters.count), same(old[old.startIndex + head], characters[head]) { head += 1 }
        var tail = 0
        while tail < min(old.count, characters.count) - head,
            same(old[old.endIndex - 1 - tail], characters[characters.count - 1 - tail])
        {
            tail += 1
        }
        range = (range.lowerBound + head)..<(range.upperBound - tail)
        characters = Array(characters[head..<(characters.count - tail)])
    }

    /// Whether two characters are the same scalars, not only canonically equivalent.
    private func same(_ one: Character, _ other: Character) -> Bool {
        one == other && one.unicodeScalars.elementsEqual(other.unicodeScalars)
    }

    /// Below U+0300 nothing joins with its neighbours but the line feed behind a carriage return (UAX #29).
    private func mayJoin(in text: [Character]) -> Bool {
        func isPlain(_ character: Character?) -> Bool { character?.unicodeScalars.allSatisfy { $0.value < 0x300 } ?? true }
        let before = range.lowerBound > 0 ? text[range.lowerBound - 1] : nil
        let behind = range.upperBound < text.count ? text[range.upperBound] : nil
        return !(isPlain(characters.first) && isPlain(characters.last) && isPlain(before) && isPlain(behind))
            || characters.contains("\r")
    }
}
