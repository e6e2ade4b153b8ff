import Graphemes
import Screen

/// Reads a screen as `tmux capture-pane -e` prints it: rows of text with SGR sequences (ECMA-48, 8.3.117).
struct CaptureReader {
    private var surface: Surface
    private var style = CellStyle.plain
    private var position = CellPosition.zero

    /// The cells of a captured screen; what lies outside of the size is left out, as is every other control sequence.
    static func surface(of capture: String, size: CellSize) -> Surface {
        var reader = CaptureReader(surface: Surface(size))
        reader.read(capture)
        return reader.surface
    }

    private init(surface: Surface) { self.surface = surface }

    private mutating func read(_ capture: String) {
        var rest = Substring(capture)
        while let character = rest.popFirst() {
            switch character {
            case "\n", "\r\n": position = CellPosition(column: 0, row: position.row + 1)
            case "\u{1b}": readSequence(&rest)
            // Shifts between character sets, which have no meaning in UTF-8.
            case "\u{0e}", "\u{0f}": continue
            default:
                let cell = style.cell(Grapheme(character))
                surface.put(cell, column: position.column, row: position.row)
                position.column += cell.grapheme.columns
            }
        }
    }

    private mutating func readSequence(_ rest: inout Substring) {
        guard rest.first == "[" else { return }
        rest.removeFirst()
        let end = rest.firstIndex { $0.isASCII && ("@"..."~").contains($0) }
        guard let end else {
            rest = ""
            return
        }
        if rest[end] == "m" { apply(rest[..<end]) }
        rest = rest[rest.index(after: end)...]
    }

    private mutating func apply(_ parameters: Substring) {
        var numbers = parameters.split(whereSeparator: { $0 == ";" }).map { Int($0.prefix { $0 != ":" }) ?? 0 }[...]
        if numbers.isEmpty { numbers = [0] }
        while let number = numbers.popFirst() {
            switch number {
            case 0: style = .plain
            case 1: style.attributes.insert(.bold)
            case 2: style.attributes.insert(.dim)
            case 4: style.attributes.insert(.underline)
            case 7: style.attributes.insert(.reverse)
            case 22: style.attributes.subtract([.bold, .dim])
            case 24: style.attributes.remove(.underline)
            case 27: style.attributes.remove(.reverse)
            case 30...37: style.foreground = .palette(UInt8(number - 30))
            case 90...97: style.foreground = .palette(UInt8(number - 90 + 8))
            case 38: style.foreground = colour(&numbers) ?? style.foreground
            case 39: style.foreground = .standard
            case 40...47: style.background = .palette(UInt8(number - 40))
            case 100...107: style.background = .palette(UInt8(number - 100 + 8))
            case 48: style.background = colour(&numbers) ?? style.background
            case 49: style.background = .standard
            default: continue
            }
        }
    }

    private func colour(_ numbers: inout ArraySlice<Int>) -> CellColour? {
        func channel() -> UInt8 { UInt8(clamping: numbers.popFirst() ?? 0) }
        switch numbers.popFirst() {
        case 5: return .palette(channel())
        case 2: return .exact(.init(red: channel(), green: channel(), blue: channel()))
        default: return nil
        }
    }
}
