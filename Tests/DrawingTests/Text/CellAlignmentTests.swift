import Geometry
import TestSupport
import Testing

@testable import Drawing

@Suite("Alignment of cells")
struct CellAlignmentTests {
    /// The lines as a terminal shows them, blanks for the cells before them.
    private func shown(_ text: String, columns: Int? = nil, _ alignment: TextAlignment) -> [String] {
        let layout = CellTextSetter.layout(
            TextRequest(
                text, face: .terminal, size: 24, width: columns.map { Double($0) * CellRun.cellWidth }, alignment: alignment))
        return layout.lines.map { line in
            guard case .cells(let run) = line.runs.first else { return "" }
            return String(repeating: "·", count: Int(run.position.x / CellRun.cellWidth))
                + run.graphemes.map(\.text).joined()
        }
    }

    @Test("start and left are the same, for a terminal's cells go from left to right whatever is in them")
    func start() {
        #expect(shown("ab cd ef", columns: 6, .start) == ["ab cd ", "ef"])
        #expect(shown("ab cd ef", columns: 6, .left) == ["ab cd ", "ef"])
        #expect(shown("אב", columns: 6, .start) == ["אב"])
    }

    @Test("right and centred lines stand on whole cells, what hangs over the edge not counted")
    func whole() {
        #expect(shown("ab cd ef", columns: 6, .right) == ["·ab cd ", "····ef"])
        #expect(shown("ab cd ef", columns: 7, .centre) == ["·ab cd ", "··ef"])
        #expect(shown("漢 ab", columns: 4, .right) == ["··漢 ", "··ab"])
    }

    @Test("without a frame the longest line makes the margins")
    func unframed() {
        #expect(shown("ab\nabcdef\na", .right) == ["····ab", "abcdef", "·····a"])
        #expect(shown("ab\nabcdef\na", .centre) == ["··ab", "abcdef", "··a"])
    }

    @Test("justified lines are filled with whole cells, the first blanks one more; the last line is not")
    func justified() {
        #expect(shown("a b c dddddd e", columns: 8, .justify) == ["a   b  c ", "dddddd e"])
        #expect(shown("a b\nc", columns: 8, .justify) == ["a b", "c"])
        #expect(shown("漢字漢字漢字", columns: 5, .justify) == ["漢 字", "漢 字", "漢字"])
    }

    @Test("the caret knows where the characters went")
    func stops() {
        let request = TextRequest("a b c dddddd", face: .terminal, size: 24, width: 16, alignment: .justify)
        let line = CellTextSetter.layout(request).lines[0]
        #expect(line.stops.map(\.x) == [0, 2, 8, 10, 14, 16, 18])
        #expect(line.stops.map(\.offset) == Array(0...6))
    }
}
