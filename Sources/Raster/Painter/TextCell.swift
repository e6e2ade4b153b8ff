import Graphemes

/// What the `Terminal` face left in one cell.
struct TextCell {
    /// A cell without text.
    static let none = TextCell(grapheme: .space, value: 0)

    var grapheme: Grapheme
    /// The sample of its ink; 0 where there is no text.
    var value: UInt16
    /// Whether the cell is the right half of the grapheme before it.
    var isContinuation = false

    var isNone: Bool { value == 0 }
}
