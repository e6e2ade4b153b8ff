/// The directions of a paragraph's characters, by the Unicode Bidirectional Algorithm (UAX #9).
public struct BidiParagraph: Hashable, Sendable {
    /// Whether the paragraph itself runs from right to left.
    public var isRightToLeft: Bool
    /// The embedding level of every character.
    public var levels: [Int8]

    /// Creates the directions of a paragraph.
    public init(isRightToLeft: Bool, levels: [Int8]) {
        self.isRightToLeft = isRightToLeft
        self.levels = levels
    }

    /// The characters of a line from left to right, as positions in the paragraph.
    public func visualOrder(of line: Range<Int>) -> [Int] {
        let line = line.clamped(to: levels.indices)
        return BidiParagraph.visualOrder(Array(levels[line])).map { line.lowerBound + $0 }
    }

    /// The visual order, from left to right, of pieces with these levels (rule L2).
    public static func visualOrder(_ levels: [Int8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    /// The character that shows in the place of another where the text runs from right to left (rule L4); the brackets and signs
    /// that plain text has, of `BidiMirroring.txt`.
    public static func mirrored(_ character: Character) -> Character { pairs[character] ?? character }

    private static let pairs: [Character: Character] = {
        var pairs: [Character: Character] = [:]
        for (left, right) in [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥"), ("⟨", "⟩")]
            as [(Character, Character)]
        {
            pairs[left] = right
            pairs[right] = left
        }
        return pairs
    }()
}
