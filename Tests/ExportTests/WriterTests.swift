import Export
import Geometry
import Graphemes
import Screen
import Testing

@Suite("Surfaces written as text")
struct WriterTests {
    private func surface(_ text: String, columns: Int, _ change: (inout Cell) -> Void, in range: Range<Int>) -> Surface {
        var surface = Surface(CellSize(columns: columns, rows: 1))
        surface.write(text, column: 0, row: 0)
        surface.restyle(CellRect(column: range.lowerBound, row: 0, columns: range.count, rows: 1), change)
        return surface
    }

    private func plainText(_ surface: Surface) -> String { String(decoding: TextWriter.bytes(for: surface), as: UTF8.self) }

    private func ansiText(_ surface: Surface) -> String { String(decoding: AnsiWriter.bytes(for: surface), as: UTF8.self) }

    @Test("blanks at the ends of rows are left out where they would not be seen")
    func trailingBlanks() {
        let plain = surface("a", columns: 5, { $0.foreground = .palette(1) }, in: 1..<5)
        #expect(plainText(plain) == "a\n")
        #expect(ansiText(plain) == "a\n")
        let filled = surface("a", columns: 5, { $0.background = .palette(1) }, in: 2..<4)
        #expect(plainText(filled) == "a\n")
        #expect(ansiText(filled) == "a \u{1B}[0;41m  \u{1B}[0m\n")
        let reversed = surface("", columns: 5, { $0.attributes = .reverse }, in: 4..<5)
        #expect(ansiText(reversed) == "    \u{1B}[0;7m \u{1B}[0m\n")
    }

    @Test("wide characters are written once")
    func wideCharacters() {
        let wide = surface("漢字", columns: 5, { $0.foreground = .palette(2) }, in: 0..<2)
        #expect(plainText(wide) == "漢字\n")
        #expect(ansiText(wide) == "\u{1B}[0;32m漢\u{1B}[0m字\n")
    }

    @Test(
        "colours have the sequences of terminals",
        arguments: [
            (.palette(0), "30"), (.palette(7), "37"), (.palette(8), "90"), (.palette(15), "97"), (.palette(16), "38;5;16"),
            (.palette(255), "38;5;255"), (.exact(Colour(red: 1, green: 20, blue: 255)), "38;2;1;20;255"),
        ] as [(CellColour, String)])
    func foregrounds(_ colour: CellColour, _ codes: String) {
        let text = ansiText(surface("x", columns: 1, { $0.foreground = colour }, in: 0..<1))
        #expect(text == "\u{1B}[0;\(codes)mx\u{1B}[0m\n")
    }

    @Test(
        "backgrounds have theirs",
        arguments: [
            (.palette(7), "47"), (.palette(8), "100"), (.palette(200), "48;5;200"),
            (.exact(Colour(red: 0, green: 0, blue: 0)), "48;2;0;0;0"),
        ] as [(CellColour, String)])
    func backgrounds(_ colour: CellColour, _ codes: String) {
        let text = ansiText(surface("x", columns: 1, { $0.background = colour }, in: 0..<1))
        #expect(text == "\u{1B}[0;\(codes)mx\u{1B}[0m\n")
    }

    @Test("attributes come first, and a style is written once for all cells that share it")
    func attributes() {
        let text = ansiText(
            surface(
                "abcd", columns: 4,
                {
                    $0.attributes = [.bold, .dim, .underline, .reverse]
                    $0.foreground = .palette(1)
                }, in: 1..<3))
        #expect(text == "a\u{1B}[0;1;2;4;7;31mbc\u{1B}[0md\n")
    }

    @Test("every row ends in a line feed, with nothing left on")
    func rows() {
        var surface = Surface(CellSize(columns: 2, rows: 3))
        for row in [0, 2] { surface.put(Cell(Grapheme("x" as Character), foreground: .palette(3)), column: 0, row: row) }
        let row = "\u{1B}[0;33mx\u{1B}[0m\n"
        #expect(ansiText(surface) == row + "\n" + row)
        #expect(plainText(Surface(CellSize(columns: 0, rows: 0))) == "")
    }
}
