import Graphemes

/// Breaks text into lines of cells: at line feeds, and behind blanks or hyphens where a line would be too long.
public enum CellLineBreaker {
    /// The ranges of the lines, line feeds left out; at least one. Without a number of columns only line feeds break.
    public static func lines(of characters: [Character], columns: Int?) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        while true {
            let end = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
            if let columns {
                result += wrap(characters, start..<end, columns: columns)
            } else {
                result.append(start..<end)
            }
            guard end < characters.count else { return result }
            start = end + 1
        }
    }

    private static func wrap(_ characters: [Character], _ range: Range<Int>, columns: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = range.lowerBound
        var opportunity: Int?
        var used = 0
        var index = start
        while index < range.upperBound {
            let character = characters[index]
            let width = Grapheme(character).columns
            // Blanks may hang over the edge: they are not seen there.
            if used + width > columns, character != " ", index > start {
                let end = opportunity ?? index
                result.append(start..<end)
                start = end
                index = end
                used = 0
                opportunity = nil
                continue
            }
            used += width
            index += 1
            if character == " " || character == "-" || width == 2 { opportunity = index }
        }
        result.append(start..<range.upperBound)
        return result
    }
}
