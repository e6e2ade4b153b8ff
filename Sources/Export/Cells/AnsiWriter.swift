import Geometry
import Screen

/// Writes a surface as text with the colour sequences of terminals (SGR of ECMA-48; 38 and 48 as xterm has them).
public enum AnsiWriter {
    /// The rows with a line feed behind each, attributes reset before it; blanks at the end of a row are left out where they
    /// would not be seen.
    public static func text(for surface: Surface) -> String {
        var result = ""
        for row in 0..<surface.rows {
            let cells = surface.row(row)
            let end = cells.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? cells.startIndex
            var current = CellStyle.plain
            for cell in cells[..<end] where !cell.isContinuation {
                let style = CellStyle(foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
                if style != current {
                    result += sequence(style)
                    current = style
                }
                result += cell.grapheme.text
            }
            if current != .plain { result += "\u{1B}[0m" }
            result += "\n"
        }
        return result
    }

    private static func sequence(_ style: CellStyle) -> String {
        var codes = ["0"]
        if style.attributes.contains(.bold) { codes.append("1") }
        if style.attributes.contains(.dim) { codes.append("2") }
        if style.attributes.contains(.underline) { codes.append("4") }
        if style.attributes.contains(.reverse) { codes.append("7") }
        codes += codesFor(style.foreground, base: 30, bright: 90, extended: 38)
        codes += codesFor(style.background, base: 40, bright: 100, extended: 48)
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    private static func codesFor(_ colour: CellColour, base: Int, bright: Int, extended: Int) -> [String] {
        switch colour {
        case .standard: []
        case .palette(let index) where index < 8: [String(base + Int(index))]
        case .palette(let index) where index < 16: [String(bright + Int(index) - 8)]
        case .palette(let index): ["\(extended);5;\(index)"]
        case .exact(let colour): ["\(extended);2;\(colour.red);\(colour.green);\(colour.blue)"]
        }
    }
}
