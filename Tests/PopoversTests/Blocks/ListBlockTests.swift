import Screen
import TestSupport
import Testing

@testable import Popovers

struct ListBlockTests {
    private func draw(_ list: inout ListBlock, rows: Int, columns: Int = 20) -> Surface {
        var surface = Surface(CellSize(columns: columns, rows: rows))
        let area = CellRect(column: 0, row: 0, columns: columns, rows: rows)
        list.draw(on: &surface, in: area, context: context()) { ListRow("row \($0)") }
        return surface
    }

    @Test func opensWithTheHighlightedRowInTheMiddle() {
        var list = ListBlock(count: 100, highlighted: 50, checked: 50)
        let surface = draw(&list, rows: 5)
        #expect(surface.text == "   row 48\n   row 49\n›✓ row 50\n   row 51\n   row 52")
        #expect(surface.cursor == CellPosition(column: 0, row: 2))
    }

    @Test func theCheckMarkStaysWhileTheHighlightMoves() {
        var list = ListBlock(count: 4, highlighted: 1, checked: 1)
        #expect(list.move(.down) == .changed)
        #expect(draw(&list, rows: 4).text == "   row 0\n ✓ row 1\n›  row 2\n   row 3")
    }

    @Test(arguments: [(GlyphSet.ascii, ">* row 0"), (.console, ">* row 0"), (.blocks, "›✓ row 0"), (.braille, "›✓ row 0")])
    func marksAreCharactersTheTerminalHasBesideReverseVideo(glyphs: GlyphSet, text: String) {
        var list = ListBlock(count: 1, highlighted: 0, checked: 0)
        var surface = Surface(CellSize(columns: 12, rows: 1))
        let area = CellRect(column: 0, row: 0, columns: 12, rows: 1)
        list.draw(on: &surface, in: area, context: context(glyphs: glyphs)) { ListRow("row \($0)") }
        #expect(surface.text == text)
        // Marks and label, and nothing behind them, whose reverse would be sent on every move.
        #expect(surface.row(0).prefix(text.count).allSatisfy { $0.attributes.contains(.reverse) })
        #expect(surface.row(0).dropFirst(text.count).allSatisfy { !$0.attributes.contains(.reverse) })
        #expect(surface.cursor == .zero)
    }

    @Test func anUnavailableRowSaysWhyBesideBeingFaint() {
        var list = ListBlock(count: 2, highlighted: 0)
        var surface = Surface(CellSize(columns: 20, rows: 2))
        let area = CellRect(column: 0, row: 0, columns: 20, rows: 2)
        list.draw(on: &surface, in: area, context: context()) { ListRow("row \($0)", detail: "not de", isUnavailable: $0 == 1) }
        #expect(surface.rowText(1) == "   row 1      not de")
        #expect(surface[3, 1].attributes.contains(.dim))
    }

    @Test func keepsItsRowWhenTheHeightChanges() {
        var list = ListBlock(count: 30, highlighted: 20)
        for rows in [10, 3, 1, 7] {
            let surface = draw(&list, rows: rows)
            #expect(surface.cursorRow == "›  row 20")
        }
    }

    @Test func pagesAndEndsStopAtTheEnds() {
        var list = ListBlock(count: 30, highlighted: 0)
        _ = draw(&list, rows: 10)
        #expect(list.move(.pageDown) == .changed)
        #expect(list.highlighted == 9)
        #expect(list.move(.last) == .changed)
        #expect(list.highlighted == 29)
        #expect(list.move(.down) == .used)
        #expect(list.move(.first) == .changed)
        #expect(list.move(.up) == .used)
        #expect(list.move(.left) == .ignored)
    }

    @Test func theHighlightPassesOverHeadings() {
        var list = ListBlock(count: 5, highlighted: 0, headings: [0, 3])
        #expect(list.highlighted == 1)
        _ = list.move(.down)
        _ = list.move(.down)
        #expect(list.highlighted == 4)
        _ = list.move(.first)
        #expect(list.highlighted == 1)
        #expect(list.move(.up) == .used)
    }

    @Test func aClickChoosesTheRowUnderIt() {
        var list = ListBlock(count: 30, highlighted: 15)
        _ = draw(&list, rows: 5)
        let top = list.top
        #expect(list.handle(MouseEvent(.press, at: CellPosition(column: 4, row: 1))) == .chosen)
        #expect(list.highlighted == top + 1)
        #expect(list.handle(MouseEvent(.press, at: CellPosition(column: 4, row: 9))) == .ignored)
        #expect(list.handle(MouseEvent(.wheelDown, at: .zero)) == .changed)
        #expect(list.highlighted == top + 4)
    }

    /// Draws rows of three cells, every fifth of four.
    private func drawTall(_ list: inout ListBlock, rows: Int, detail: String = "") -> Surface {
        var sample = Surface(CellSize(columns: 6, rows: 4))
        for row in 0..<4 { sample.write("sample", column: 0, row: row) }
        var surface = Surface(CellSize(columns: 20, rows: rows))
        list.draw(
            on: &surface, in: CellRect(column: 0, row: 0, columns: 20, rows: rows), context: context(),
            height: { $0 % 5 == 4 ? 4 : 3 }, labelColumns: 8
        ) { ListRow($0 == 1 ? "a label of many words" : "row \($0)", detail: detail, sample: sample) }
        return surface
    }

    @Test func aHigherRowHasItsLabelInTheMiddleBesideItsSample() {
        var list = ListBlock(count: 9, highlighted: 0, checked: 0)
        #expect(
            drawTall(&list, rows: 7).text == """
                            sample
                ›✓ row 0    sample
                            sample
                   a label  sample
                   of many  sample
                   words    sample

                """)
        #expect(list.visible == 0..<2, "a row that would be cut is not shown")
        #expect(drawTall(&list, rows: 3, detail: "not de").text == "›✓ row 0    sample\n   not de   sample\n            sample")
        #expect(list.handle(MouseEvent(.press, at: CellPosition(column: 0, row: 2))) == .chosen)
        #expect(list.highlighted == 0)
    }

    @Test func rowsOfDifferentHeightsAreFoundByTheMouse() {
        var list = ListBlock(count: 9, highlighted: 4)
        _ = drawTall(&list, rows: 11)
        #expect(list.visible == 3..<6, "the higher row is in the middle")
        #expect(list.handle(MouseEvent(.press, at: CellPosition(column: 0, row: 6))) == .chosen)
        #expect(list.highlighted == 4)
        #expect(list.handle(MouseEvent(.press, at: CellPosition(column: 0, row: 7))) == .chosen)
        #expect(list.highlighted == 5)
    }

    @Test func aListOfHigherRowsScrollsByPages() {
        var list = ListBlock(count: 50, highlighted: 0)
        var tops: [Int] = []
        for _ in 0..<8 {
            _ = drawTall(&list, rows: 10)
            tops.append(list.top)
            _ = list.move(.down)
        }
        #expect(tops == [0, 0, 0, 2, 2, 4, 4, 6], "one row stays in sight, and a higher one takes more room")
        tops = []
        for _ in 0..<6 {
            _ = list.move(.up)
            _ = drawTall(&list, rows: 10)
            tops.append(list.top)
        }
        #expect(tops == [6, 6, 4, 4, 2, 2])
    }

    @Test(arguments: 0..<20) func exchangedRowsLeaveTheHighlightedOneOnItsLine(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let before = Int.random(in: 20..<60, using: &random)
        var list = ListBlock(count: 100, highlighted: before)
        for _ in 0..<Int.random(in: 0..<30, using: &random) {
            _ = list.move([.up, .down].randomElement(using: &random) ?? .up)
            _ = draw(&list, rows: 10)
        }
        let line = draw(&list, rows: 10).cursor
        let row = max(10, (list.highlighted ?? 0) + Int.random(in: -8...30, using: &random))
        list.replace(count: row + 20, highlighted: row, checked: nil, keepingLine: true)
        #expect(draw(&list, rows: 10).cursor == line, "seed \(seed)")
        #expect(list.highlighted == row, "seed \(seed)")
    }

    @Test func aClickWhereARowIsNoLongerDoesNothing() {
        var list = ListBlock(count: 30, highlighted: 0)
        _ = draw(&list, rows: 10)
        list.replace(count: 2, highlighted: 1, checked: nil)
        #expect(list.handle(MouseEvent(.press, at: CellPosition(column: 0, row: 7))) == .used)
        #expect(list.highlighted == 1)
    }

    @Test func anEmptyListHasNoHighlight() {
        var list = ListBlock(count: 0, highlighted: 3)
        #expect(list.highlighted == nil)
        #expect(list.move(.down) == .used)
        #expect(draw(&list, rows: 2).cursor == nil)
    }

    @Test func longLabelsAreCutAndWideCharactersStayWhole() {
        var list = ListBlock(count: 1, highlighted: 0)
        var surface = Surface(CellSize(columns: 10, rows: 1))
        list.draw(on: &surface, in: CellRect(column: 0, row: 0, columns: 10, rows: 1), context: context()) { _ in
            ListRow("漢字漢字漢字", detail: "detail")
        }
        #expect(surface.text == "›  漢字漢~")
    }

    @Test(arguments: 0..<20) func theHighlightedRowIsAlwaysInSight(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 1...60, using: &random)
        let headings = Set((0..<count / 4).map { _ in Int.random(in: 0..<count, using: &random) })
        var list = ListBlock(count: count, highlighted: Int.random(in: 0..<count, using: &random), checked: 0, headings: headings)
        let movements: [Movement] = [.up, .down, .pageUp, .pageDown, .first, .last, .left]
        for step in 0..<200 {
            _ = list.move(movements.randomElement(using: &random) ?? .down)
            let surface = draw(&list, rows: Int.random(in: 1...12, using: &random))
            guard let row = list.highlighted else { continue }
            #expect(!headings.contains(row), "seed \(seed) step \(step)")
            #expect(surface.cursorRow?.hasSuffix("row \(row)") == true, "seed \(seed) step \(step)")
            #expect(surface.text.count { $0 == "›" } == 1, "seed \(seed) step \(step)")
        }
    }
}
