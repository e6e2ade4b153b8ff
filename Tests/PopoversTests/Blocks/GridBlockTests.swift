import Screen
import Testing

@testable import Popovers

struct GridBlockTests {
    private let items = ["one", "two", "three", "four", "five", "six", "seven"].map { GridItem($0) }

    private func draw(_ grid: inout GridBlock, columns: Int, rows: Int) -> Surface {
        var surface = Surface(CellSize(columns: columns, rows: rows))
        let area = CellRect(column: 0, row: 0, columns: columns, rows: rows)
        grid.draw(on: &surface, in: area, hasFocus: true, context: context(), items: items)
        return surface
    }

    @Test func marksTheCheckedItemAndTheOneInFocus() {
        var grid = GridBlock(count: 7, highlighted: 1, checked: 1, columns: 3)
        _ = grid.handle(.key(Key(.down)))
        let surface = draw(&grid, columns: 32, rows: 3)
        #expect(surface.text == "  one      ✓two       three\n  four    › five      six\n  seven")
        #expect(surface.cursor == CellPosition(column: 10, row: 1))
    }

    @Test func arrowsFollowTheColumnsThatFit() {
        var grid = GridBlock(count: 7, highlighted: 0, checked: nil, columns: 3)
        _ = draw(&grid, columns: 16, rows: 4)
        _ = grid.handle(.key(.character("j")))
        #expect(grid.highlighted == 2)
        _ = draw(&grid, columns: 8, rows: 2)
        _ = grid.handle(.key(.character("j")))
        #expect(grid.highlighted == 3)
    }

    @Test func aShortLastRowIsEnteredAtItsEnd() {
        var grid = GridBlock(count: 7, highlighted: 5, checked: nil, columns: 3)
        #expect(grid.handle(.key(Key(.down))) == .changed)
        #expect(grid.highlighted == 6)
        #expect(grid.handle(.key(Key(.down))) == .used)
        #expect(grid.handle(.key(Key(.right))) == .used)
    }

    @Test func scrollsToTheItemInFocus() {
        var grid = GridBlock(count: 7, highlighted: 6, checked: nil, columns: 3)
        #expect(draw(&grid, columns: 32, rows: 1).text == "› seven")
    }

    @Test func aFirstClickHighlightsAndASecondChooses() {
        var grid = GridBlock(count: 7, highlighted: 0, checked: nil, columns: 3)
        _ = draw(&grid, columns: 32, rows: 3)
        let click = Input.mouse(MouseEvent(.press, at: CellPosition(column: 12, row: 1)))
        #expect(grid.handle(click) == .changed)
        #expect(grid.highlighted == 4)
        #expect(grid.handle(click) == .chosen)
        #expect(grid.handle(.mouse(MouseEvent(.press, at: CellPosition(column: 25, row: 2)))) == .used)
    }
}
