import Geometry
import Screen

/// Writes a surface as text with the colour sequences of terminals (SGR of ECMA-48; 38 and 48 as xterm has them).
public enum AnsiWriter {
    /// The rows in UTF-8 with a line feed behind each, attributes reset before it; blanks at the end of a row are left out where
    /// they would not be seen.
    public static func bytes(for surface: Surface) -> [UInt8] {
        var result: [UInt8] = []
        for row in 0..<surface.rows {
            var current = CellStyle.plain
            for cell in surface.seenCells(ofRow: row) where !cell.isContinuation {
                let style = CellStyle(foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
                if style != current {
                    append(style, to: &result)
                    current = style
                }
                cell.grapheme.appendUTF8(to: &result)
            }
            if current != .plain { append(.plain, to: &result) }
            result.append(UInt8(ascii: "\n"))
        }
        return result
    }

    /// The sequence that takes everything back and then sets what a style has.
    private static func append(_ style: CellStyle, to bytes: inout [UInt8]) {
        bytes += [0x1B, UInt8(ascii: "["), UInt8(ascii: "0")]
        if style.attributes.contains(.bold) { append(code: 1, to: &bytes) }
        if style.attributes.contains(.dim) { append(code: 2, to: &bytes) }
        if style.attributes.contains(.underline) { append(code: 4, to: &bytes) }
        if style.attributes.contains(.reverse) { append(code: 7, to: &bytes) }
        append(style.foreground, base: 30, bright: 90, extended: 38, to: &bytes)
        append(style.background, base: 40, bright: 100, extended: 48, to: &bytes)
        bytes.append(UInt8(ascii: "m"))
    }

    private static func append(
        _ colour: CellColour, base: UInt8, bright: UInt8, extended: UInt8, to bytes: inout [UInt8]
    ) {
        switch colour {
        case .standard: break
        case .palette(let index) where index < 8: append(code: base + index, to: &bytes)
        case .palette(let index) where index < 16: append(code: bright + index - 8, to: &bytes)
        case .palette(let index):
            for code in [extended, 5, index] { append(code: code, to: &bytes) }
        case .exact(let colour):
            for code in [extended, 2, colour.red, colour.green, colour.blue] { append(code: code, to: &bytes) }
        }
    }

    private static func append(code: UInt8, to bytes: inout [UInt8]) {
        let zero = UInt8(ascii: "0")
        bytes.append(UInt8(ascii: ";"))
        if code >= 100 { bytes.append(zero + code / 100) }
        if code >= 10 { bytes.append(zero + code / 10 % 10) }
        bytes.append(zero + code % 10)
    }
}
