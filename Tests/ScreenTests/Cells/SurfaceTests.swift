import Graphemes
import Screen
import Testing

@Suite("Surfaces")
struct SurfaceTests {
    private func surface(_ rows: String...) -> Surface {
        var surface = Surface(CellSize(columns: rows.map(\.columns).max() ?? 0, rows: rows.count))
        for (row, text) in rows.enumerated() { surface.write(text, column: 0, row: row) }
        return surface
    }

    @Test("what is written outside is left out")
    func clipping() {
        var surface = Surface(CellSize(columns: 4, rows: 2))
        #expect(surface.write("abcdef", column: 2, row: 0) == 6)
        surface.write("uvw", column: -2, row: 1)
        surface.write("xyz", column: 0, row: 2)
        surface.write("xyz", column: 0, row: -1)
        #expect(surface.text == "  ab\nw")
        #expect(surface[4, 0] == .blank && surface[0, -1] == .blank)
    }

    @Test("a width cuts text before the character that does not fit")
    func widthLimit() {
        var surface = Surface(CellSize(columns: 8, rows: 1))
        #expect(surface.write("a漢字", column: 0, row: 0, width: 4) == 3)
        #expect(surface.text == "a漢")
        #expect(surface.write("abc", column: 0, row: 0, width: 0) == 0)
    }

    @Test("control characters are shown and never held")
    func controlCharacters() {
        var surface = Surface(CellSize(columns: 12, rows: 1))
        surface.write("\u{1B}[2J\n\t\u{7F}\u{9B}\u{202E}", column: 0, row: 0)
        #expect(surface.text == "␛[2J␊␉␡\u{FFFD}\u{FFFD}")
    }

    @Test("negative sizes count as none")
    func negativeSize() {
        let surface = Surface(CellSize(columns: -3, rows: 5))
        #expect(surface.size == CellSize(columns: 0, rows: 5))
        #expect(surface.text == "\n\n\n\n")
        #expect(surface.trimmed() == nil)
    }

    @Test("another surface is drawn where it overlaps, and brings its cursor")
    func draw() {
        var base = surface("......", "......")
        var other = surface("abc", "def")
        other.cursor = CellPosition(column: 1, row: 0)
        base.draw(other, at: CellPosition(column: 4, row: 1))
        #expect(base.text == "......\n....ab")
        #expect(base.cursor == CellPosition(column: 5, row: 1))
        base.draw(surface("xy"), at: CellPosition(column: -1, row: 0))
        #expect(base.text == "y.....\n....ab")
        #expect(base.cursor == CellPosition(column: 5, row: 1), "a surface without a cursor leaves it alone")
    }

    @Test("the trimmed part holds everything that is seen, and nothing around it")
    func trimmed() {
        #expect(surface("", "   ab", "  c", "").trimmed()?.text == " ab\nc")
        #expect(surface("", "  漢").trimmed()?.size == CellSize(columns: 2, rows: 1))
        #expect(surface("  ", "  ").trimmed() == nil)
    }

    @Test("a blank with a background, reversed or underlined is seen")
    func visibleBlanks() {
        for cell in [
            Cell(.space, background: .palette(1)), Cell(.space, attributes: .reverse), Cell(.space, attributes: .underline),
        ] {
            var surface = Surface(CellSize(columns: 3, rows: 1))
            surface.put(cell, column: 1, row: 0)
            #expect(surface.trimmed()?.size == CellSize(columns: 1, rows: 1))
        }
        #expect(Cell(.space, foreground: .palette(1), attributes: .bold).isBlank)
    }

    @Test("restyling keeps the characters, and stays inside")
    func restyle() {
        var surface = surface("a漢b")
        surface.restyle(CellRect(column: -1, row: -1, columns: 99, rows: 99)) { $0 = Cell("x", attributes: .reverse) }
        #expect(surface.text == "a漢b")
        #expect((0..<4).allSatisfy { surface[$0, 0].attributes == .reverse })
        #expect(surface[2, 0].isContinuation)
        surface.restyle(CellRect(column: 1, row: 0, columns: -5, rows: 1)) { $0.attributes = [] }
        #expect(surface[1, 0].attributes == .reverse)
    }

    @Test("a fill stays inside")
    func fill() {
        var surface = Surface(CellSize(columns: 4, rows: 3))
        surface.fill(CellRect(column: 2, row: 1, columns: 9, rows: 9), with: Cell("#"))
        surface.fill(CellRect(column: -3, row: -3, columns: 4, rows: 4), with: Cell("o"))
        #expect(surface.text == "o\n  ##\n  ##")
    }

    @Test("blanks at the ends of rows are no part of the text")
    func text() {
        #expect(surface("a  ", "", " b").text == "a\n\n b")
        #expect(surface("ab").row(0).map(\.grapheme.text) == ["a", "b"])
    }

    @Test("a rectangle contains its first cell and not the one behind its last")
    func rectangles() {
        let rect = CellRect(column: 2, row: 3, columns: 4, rows: 2)
        #expect(rect.contains(CellPosition(column: 2, row: 3)) && rect.contains(CellPosition(column: 5, row: 4)))
        #expect(!rect.contains(CellPosition(column: 6, row: 4)) && !rect.contains(CellPosition(column: 5, row: 5)))
    }
}

extension Cell {
    /// A cell that shows a character in the terminal's own colours.
    fileprivate init(_ character: Character, attributes: CellAttributes = []) {
        self.init(Grapheme(character), attributes: attributes)
    }
}
