import Screen

/// Writes a surface as plain text.
public enum TextWriter {
    /// The rows in UTF-8 with a line feed behind each, blanks at their ends left out.
    public static func bytes(for surface: Surface) -> [UInt8] {
        var result: [UInt8] = []
        for row in 0..<surface.rows {
            let cells = surface.row(row)
            let end = cells.lastIndex { !$0.grapheme.isBlank }.map { $0 + 1 } ?? cells.startIndex
            for cell in cells[..<end] where !cell.isContinuation { cell.grapheme.appendUTF8(to: &result) }
            result.append(UInt8(ascii: "\n"))
        }
        return result
    }
}
