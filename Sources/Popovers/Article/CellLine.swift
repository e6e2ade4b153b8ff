import Graphemes
import Screen

/// One line of an article in cells: reordered where it runs from right to left, the search's words marked.
struct CellLine {
    private var cells: [(grapheme: Grapheme, isMarked: Bool)] = []
    private var indent = 0

    /// Sets a line of a paragraph.
    init(_ characters: [Character], _ range: Range<Int>, directions: BidiParagraph?, query: String, columns: Int) {
        var marked: Set<Int> = []
        if !query.isEmpty {
            let length = query.count
            for place in ArticleReader.places(of: query, in: Array(characters[range])) {
                marked.formUnion((range.lowerBound + place)..<(range.lowerBound + place + length))
            }
        }
        var end = range.upperBound
        while end > range.lowerBound, characters[end - 1] == " " { end -= 1 }
        let shown = range.lowerBound..<end
        for index in directions?.visualOrder(of: shown) ?? Array(shown) {
            let isTurned = directions.map { $0.levels[index] & 1 == 1 } ?? false
            let character = isTurned ? BidiParagraph.mirrored(characters[index]) : characters[index]
            cells.append((Grapheme(character == "\t" ? " " : character), marked.contains(index)))
        }
        if directions?.isRightToLeft == true {
            indent = max(0, columns - cells.reduce(0) { $0 + $1.grapheme.columns })
        }
    }

    /// Draws the line.
    func draw(on surface: inout Surface, column: Int, row: Int, style: CellStyle, marked: CellStyle) {
        var column = column + indent
        for cell in cells {
            surface.put((cell.isMarked ? marked : style).cell(cell.grapheme), column: column, row: row)
            column += cell.grapheme.columns
        }
    }
}
