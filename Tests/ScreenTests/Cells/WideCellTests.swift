import Graphemes
import Screen
import TestSupport
import Testing

@Suite("Wide characters on a surface")
struct WideCellTests {
    private let wide = Cell(Grapheme("漢" as Character))
    private let narrow = Cell(Grapheme("x" as Character))

    /// Whether every wide grapheme has its right half beside it, and every right half its left one.
    private func isWhole(_ surface: Surface) -> Bool {
        (0..<surface.rows).allSatisfy { row in
            (0..<surface.columns).allSatisfy { column in
                let cell = surface[column, row]
                if cell.isContinuation { return column > 0 && surface[column - 1, row].grapheme.columns == 2 }
                return cell.grapheme.columns == 1 || column + 1 < surface.columns && surface[column + 1, row].isContinuation
            }
        }
    }

    @Test("take two cells, the right one marked")
    func twoCells() {
        var surface = Surface(CellSize(columns: 3, rows: 1))
        surface.put(wide, column: 0, row: 0)
        #expect(!surface[0, 0].isContinuation && surface[1, 0].isContinuation && !surface[2, 0].isContinuation)
        #expect(surface.text == "漢")
    }

    @Test("overwriting either half leaves a blank of the other", arguments: [(0, "x"), (1, " x")])
    func overwriting(_ column: Int, _ text: String) {
        var surface = Surface(CellSize(columns: 3, rows: 1))
        surface.put(wide, column: 0, row: 0)
        surface.put(narrow, column: column, row: 0)
        #expect(surface.text == text)
        #expect(isWhole(surface))
    }

    @Test("in the last column leave a blank")
    func lastColumn() {
        var surface = Surface(CellSize(columns: 3, rows: 1), filledWith: narrow)
        surface.put(wide, column: 2, row: 0)
        #expect(surface.text == "xx")
    }

    @Test("that an edge cuts leave a blank, not what was below")
    func cutByEdges() {
        var other = Surface(CellSize(columns: 4, rows: 1))
        other.write("漢字", column: 0, row: 0)
        var surface = Surface(CellSize(columns: 5, rows: 1), filledWith: narrow)
        surface.draw(other, at: CellPosition(column: -1, row: 0))
        #expect(surface.text == " 字xx")
        surface.draw(other, at: CellPosition(column: 4, row: 0))
        #expect(surface.text == " 字x")
    }

    @Test("cannot fill a whole surface")
    func filledSurface() {
        #expect(isWhole(Surface(CellSize(columns: 3, rows: 2), filledWith: wide)))
    }

    @Test("are never halved, whatever is done", arguments: 0..<20)
    func property(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var surface = Surface(CellSize(columns: 9, rows: 3))
        for step in 0..<300 {
            let column = Int.random(in: -3...10, using: &random)
            let row = Int.random(in: -1...3, using: &random)
            let cell = Bool.random(using: &random) ? wide : narrow
            switch Int.random(in: 0..<6, using: &random) {
            case 0: surface.put(cell, column: column, row: row)
            case 1: surface.write("a漢b字", column: column, row: row, width: Int.random(in: 0...6, using: &random))
            case 2: surface.fill(CellRect(column: column, row: row, columns: 3, rows: 2), with: cell)
            case 3: surface.restyle(CellRect(column: column, row: row, columns: 4, rows: 1)) { $0 = Cell(.space) }
            case 4: surface.draw(surface, at: CellPosition(column: column, row: row))
            default: if let part = surface.trimmed() { surface.draw(part, at: CellPosition(column: column, row: row)) }
            }
            #expect(isWhole(surface), "seed \(seed), step \(step)")
        }
    }
}
