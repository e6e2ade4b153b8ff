import Graphemes
import Screen

/// The characters of a border around a popover or a picture.
struct BorderCharacters {
    var horizontal: Unicode.Scalar
    var vertical: Unicode.Scalar
    var topLeft: Unicode.Scalar
    var topRight: Unicode.Scalar
    var bottomLeft: Unicode.Scalar
    var bottomRight: Unicode.Scalar
    /// Points up at the toolbar item.
    var notch: Unicode.Scalar

    static let lines = BorderCharacters(
        horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", notch: "┴")
    static let ascii = BorderCharacters(
        horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", notch: "^")

    /// Draws a border, and clears the inside.
    func draw(_ rect: CellRect, on surface: inout Surface, style: CellStyle, inside: CellStyle) {
        surface.fill(rect, with: inside.cell(.space))
        func put(_ scalar: Unicode.Scalar, _ column: Int, _ row: Int) {
            surface.put(style.cell(Grapheme(scalar)), column: column, row: row)
        }
        let right = rect.endColumn - 1
        let bottom = rect.endRow - 1
        for column in (rect.minColumn + 1)..<max(rect.minColumn + 1, right) {
            put(horizontal, column, rect.minRow)
            put(horizontal, column, bottom)
        }
        for row in (rect.minRow + 1)..<max(rect.minRow + 1, bottom) {
            put(vertical, rect.minColumn, row)
            put(vertical, right, row)
        }
        put(topLeft, rect.minColumn, rect.minRow)
        put(topRight, right, rect.minRow)
        put(bottomLeft, rect.minColumn, bottom)
        put(bottomRight, right, bottom)
    }
}
