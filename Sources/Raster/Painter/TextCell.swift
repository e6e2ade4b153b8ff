import Graphemes

/// What the `Terminal` face left in one cell.
struct TextCell {
    var grapheme: Grapheme
    /// The sample of its ink.
    var value: UInt16
    /// Whether the cell is the right half of the grapheme before it.
    var isContinuation = false
}
