import Graphemes

/// Characters of cells beside each other that all have the same width.
struct CellPiece {
    /// The cells before the piece.
    var column: Int
    /// The cells that it takes.
    var columns: Int
    /// The number of characters.
    var count: Int
    var text: String

    /// Whether a reader may turn letters of the piece around: there are some of right-to-left scripts, whose blocks
    /// `DerivedBidiClass.txt` lists.
    var isRightToLeft: Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
    }

    /// The pieces of a run, without the blanks at their ends.
    static func pieces(of graphemes: [Grapheme]) -> [CellPiece] {
        var result: [CellPiece] = []
        var column = 0
        var current = CellPiece(column: 0, columns: 0, count: 0, text: "")
        var blanks = 0
        var width = 1
        func finish() {
            if current.count > 0 { result.append(current) }
            current = CellPiece(column: 0, columns: 0, count: 0, text: "")
            blanks = 0
        }
        for grapheme in graphemes {
            defer { column += grapheme.columns }
            if grapheme.isBlank {
                if current.count > 0 { blanks += 1 }
                continue
            }
            if current.count > 0, grapheme.columns != width { finish() }
            if current.count == 0 { current.column = column }
            width = grapheme.columns
            // Blanks are one cell wide and would upset the steps of wide characters.
            if width > 1, blanks > 0 {
                finish()
                current.column = column
            }
            current.text += String(repeating: " ", count: blanks) + grapheme.text
            current.columns += blanks + width
            current.count += blanks + 1
            blanks = 0
        }
        finish()
        return result
    }
}
