import Geometry
import Graphemes
import Screen

/// Writes a surface as a page of HTML: one `pre`, a class for each combination of colours, nothing outside of the file.
///
/// The terminal's own colours are those of the page, which follow the reader's choice of light or dark.
public enum HTMLWriter {
    /// The page, blanks at the ends of rows left out where they would not be seen.
    public static func text(for surface: Surface) -> String {
        var classes: [CellStyle: Int] = [:]
        var rules = ""
        var body = ""
        for row in 0..<surface.rows {
            var current = CellStyle.plain
            for cell in surface.seenCells(ofRow: row) where !cell.isContinuation {
                let style = CellStyle(foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
                if style != current {
                    if current != .plain { body += "</span>" }
                    if style != .plain {
                        let number = classes[style] ?? classes.count
                        if classes.updateValue(number, forKey: style) == nil { rules += ".c\(number){\(declarations(style))}\n" }
                        body += "<span class=\"c\(number)\">"
                    }
                    current = style
                }
                body += escaped(cell.grapheme)
            }
            if current != .plain { body += "</span>" }
            body += "\n"
        }
        return head + rules + "</style>\n</head>\n<body>\n<pre class=\"dudel\">\n" + body + "</pre>\n</body>\n</html>\n"
    }

    /// Rows as high as most monospaced fonts' own lines, so that block and box-drawing characters touch.
    private static let head = """
        <!DOCTYPE html>
        <html>
        <head>
        <meta charset="utf-8">
        <title>dudel</title>
        <style>
        :root{color-scheme:light dark}
        .dudel{font-family:monospace;line-height:1.17}

        """

    private static func escaped(_ grapheme: Grapheme) -> String {
        switch grapheme.base {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        default: grapheme.text
        }
    }

    private static func declarations(_ style: CellStyle) -> String {
        let isReversed = style.attributes.contains(.reverse)
        let ink = css(style.foreground) ?? (isReversed ? "CanvasText" : nil)
        let paper = css(style.background) ?? (isReversed ? "Canvas" : nil)
        var result: [String] = []
        if let colour = isReversed ? paper : ink { result.append("color:\(colour)") }
        if let colour = isReversed ? ink : paper { result.append("background:\(colour)") }
        if style.attributes.contains(.bold) { result.append("font-weight:bold") }
        if style.attributes.contains(.dim) { result.append("opacity:.6") }
        if style.attributes.contains(.underline) { result.append("text-decoration:underline") }
        return result.joined(separator: ";")
    }

    private static func css(_ colour: CellColour) -> String? {
        switch colour {
        case .standard: nil
        case .palette(let number): TerminalPalette.colours[Int(number)].hex
        case .exact(let colour): colour.hex
        }
    }
}
