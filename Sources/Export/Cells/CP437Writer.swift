import Graphemes
import Screen

/// Writes a surface in the character set CP437 with the colour sequences of ANSI.SYS, and a SAUCE record behind it.
///
/// The terminal's own ink is light grey on black. Bright colours are bold, bright grounds are blink, as programs of that time read
/// them; the record says that blink is not meant.
public enum CP437Writer {
    /// The rows, each ended by a carriage return and a line feed where it does not fill the width, and the record.
    public static func bytes(for surface: Surface) -> [UInt8] {
        let width = max(SauceRecord.usualWidth, surface.columns)
        var result: [UInt8] = []
        for row in 0..<surface.rows {
            let cells = surface.seenCells(ofRow: row)
            var current = CellStyle.plain
            for cell in cells {
                let style = CellStyle(foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
                if style != current {
                    result += sequence(style).utf8
                    current = style
                }
                // A wide character, which the set lacks, is two question marks.
                result.append(cell.isContinuation ? UInt8(ascii: "?") : CP437.byte(for: cell.grapheme))
            }
            if current != .plain { result += "\u{1B}[0m".utf8 }
            // A full row goes over into the next one by itself.
            if cells.count < width { result += [0x0D, 0x0A] }
        }
        return result + SauceRecord(columns: width, rows: surface.rows, dataSize: result.count).bytes
    }

    private static func sequence(_ style: CellStyle) -> String {
        var ink = number(style.foreground) ?? 7
        var paper = number(style.background) ?? 0
        if style.attributes.contains(.reverse) { swap(&ink, &paper) }
        var codes = ["0"]
        if ink >= 8 || style.attributes.contains(.bold) { codes.append("1") }
        if paper >= 8 { codes.append("5") }
        if ink % 8 != 7 { codes.append(String(30 + ink % 8)) }
        if paper % 8 != 0 { codes.append(String(40 + paper % 8)) }
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    /// The number of one of sixteen colours, or nothing for the terminal's own.
    private static func number(_ colour: CellColour) -> Int? {
        guard case .palette(let number) = colour else { return nil }
        return Int(number & 15)
    }
}
