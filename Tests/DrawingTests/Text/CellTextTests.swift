import Drawing
import Geometry
import Graphemes
import Testing

@Suite("Text in cells")
struct CellTextTests {
    private func layout(_ text: String, columns: Int? = nil, alignment: TextAlignment = .start) -> TextLayout {
        CellTextSetter.layout(
            TextRequest(
                text, face: .terminal, size: 24, width: columns.map { Double($0) * CellRun.cellWidth }, alignment: alignment))
    }

    private func lines(_ text: String, columns: Int? = nil) -> [String] {
        let characters = Array(text)
        return layout(text, columns: columns).lines.map { String(characters[$0.range]) }
    }

    @Test("breaks at line feeds alone where there is no width")
    func lineFeeds() {
        #expect(lines("one two\nthree\n\nfour\n") == ["one two", "three", "", "four", ""])
        #expect(lines("a\r\nb\rc\u{2028}d") == ["a", "b", "c", "d"])
    }

    @Test("wraps behind blanks and hyphens, and blanks hang over the edge")
    func wrapping() {
        #expect(lines("the quick brown fox", columns: 9) == ["the quick ", "brown fox"])
        #expect(lines("well-known-fact", columns: 6) == ["well-", "known-", "fact"])
        #expect(lines("abc     def", columns: 3) == ["abc     ", "def"])
    }

    @Test("breaks a word that is wider than the frame anywhere")
    func longWord() {
        #expect(lines("abcdefgh", columns: 3) == ["abc", "def", "gh"])
        #expect(lines("ab cdefgh", columns: 3) == ["ab ", "cde", "fgh"])
    }

    @Test("breaks between wide characters, and never inside one")
    func wideCharacters() {
        #expect(lines("漢字漢字", columns: 5) == ["漢字", "漢字"])
        #expect(lines("漢字", columns: 1) == ["漢", "字"])
        #expect(layout("漢a").lines[0].stops.map(\.x) == [0, 4, 6])
    }

    @Test("no text is lost or said twice, whatever the width", arguments: 1...12)
    func nothingLost(_ columns: Int) {
        let text = "A well-known 漢字 text,  with   blanks\n\nand line feeds e\u{301}"
        let ranges = layout(text, columns: columns).lines.map(\.range)
        var expected = 0
        let characters = Array(text)
        for range in ranges {
            if range.lowerBound != expected {
                #expect(characters[expected].isNewline && range.lowerBound == expected + 1)
            }
            expected = range.upperBound
        }
        #expect(expected == characters.count)
    }

    @Test("an empty text is one line with one place for a caret")
    func empty() {
        for text in [layout(""), layout("", columns: 5)] {
            #expect(text.lines.count == 1)
            #expect(text.lines[0].stops == [CaretStop(offset: 0, x: 0)])
            #expect(text.lines[0].runs.isEmpty)
            #expect(text.size == Size(0, 4))
        }
    }

    @Test("a caret may stand before, between and behind all characters of a line")
    func stops() {
        let text = layout("ab\nc")
        #expect(
            text.lines[0].stops == [
                CaretStop(offset: 0, x: 0, farX: 2), CaretStop(offset: 1, x: 2, farX: 4), CaretStop(offset: 2, x: 4),
            ])
        #expect(text.lines[1].stops == [CaretStop(offset: 3, x: 0, farX: 2), CaretStop(offset: 4, x: 2)])
    }

    @Test("an offset has its place, and a place its offset")
    func carets() throws {
        let text = layout("ab\ncde")
        for offset in 0...6 {
            let place = try #require(text.caret(at: offset))
            #expect(place.stop.offset == offset)
            #expect(place.line == (offset < 3 ? 0 : 1))
            #expect(text.offset(onLine: place.line, nearest: place.stop.x + 0.4) == offset)
        }
        #expect(text.caret(at: 99)?.stop.offset == 6)
        #expect(text.caret(at: -1)?.stop.offset == 0)
        #expect(text.offset(onLine: 1, nearest: 1_000) == 6)
        #expect(text.offset(onLine: 9, nearest: 0) == 0)
        #expect(text.offset(onLine: -1, nearest: 0) == 0)
    }

    @Test("at the end of a wrapped line the caret belongs to the next")
    func caretAtWrap() throws {
        let place = try #require(layout("abcdef", columns: 3).caret(at: 3))
        #expect(place.line == 1 && place.stop.x == 0)
    }

    @Test("centred lines stand in the middle, what hangs over the edge not counted")
    func centring() {
        let text = layout("ab cd  e", columns: 6, alignment: .centre)
        #expect(text.lines.map(\.left) == [0, 4])
        #expect(layout("ab", columns: 7, alignment: .centre).lines[0].left == 4)
        #expect(layout("abcdefgh", columns: 3, alignment: .centre).lines[0].left == 0)
    }

    @Test("a cell is two dots wide and four high, and wide characters take two")
    func size() {
        #expect(layout("ab\n漢字漢").size == Size(12, 8))
        #expect(layout("a").lines[0].runs == [.cells(CellRun("a".graphemes, at: .zero))])
        #expect(layout("a\nb").lines[1].runs == [.cells(CellRun("b".graphemes, at: Point(0, 4)))])
    }

    @Test("control characters are set as what stands for them")
    func controls() {
        guard case .cells(let run) = layout("\u{1B}[m").lines[0].runs.first else {
            Issue.record("no cells")
            return
        }
        #expect(run.graphemes.map(\.text).joined() == "␛[m")
    }

    @Test("a frame that is no number, or too narrow for anything, breaks nothing", arguments: [0, -5, 1e300, .infinity, .nan])
    func strangeWidths(_ width: Double) {
        let text = CellTextSetter.layout(TextRequest("ab c", face: .terminal, size: 24, width: width, alignment: .centre))
        #expect(text.lines.last?.range.upperBound == 4)
    }
}
