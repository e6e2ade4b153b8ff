import Screen
import Testing

@testable import Popovers

struct SliderBlockTests {
    private func slider(_ value: Int, _ script: String) -> SliderBlock {
        var slider = SliderBlock(value: value, range: 1...96, typedRange: 1...999)
        for input in inputs(script) { _ = slider.handle(input) }
        return slider
    }

    private func draw(_ slider: inout SliderBlock, columns: Int, glyphs: GlyphSet = .braille) -> Surface {
        var surface = Surface(CellSize(columns: columns, rows: 1))
        let area = CellRect(column: 0, row: 0, columns: columns, rows: 1)
        slider.draw(on: &surface, in: area, label: "Size", hasFocus: true, context: context(glyphs: glyphs))
        return surface
    }

    @Test(arguments: [
        ("<right>", 25), ("<left>", 23), ("l", 25), ("h", 23), ("<up>", 25), ("<pgup>", 34), ("<pgdn>", 14), ("<home>", 1),
        ("<end>", 96), ("<pgdn><pgdn><pgdn>", 1), ("<end><right>", 96), ("<home><left>", 1),
    ])
    func keysMoveIt(script: String, value: Int) { #expect(slider(24, script).value == value) }

    @Test(arguments: [
        ("5", 5), ("36", 36), ("128", 128), ("9999", 999), ("0", 24), ("05", 5), ("36<bs>", 3), ("36<bs><bs>", 3), ("<bs>", 2),
        ("12<right>", 13), ("12<right>7", 7), ("200<left>", 199), ("200<right>", 200),
    ])
    func digitsAreTypedAndTheFirstReplacesTheNumber(script: String, value: Int) { #expect(slider(24, script).value == value) }

    @Test func otherKeysAreNotIts() {
        var block = slider(24, "")
        #expect(block.handle(.key(.character("x"))) == .ignored)
        #expect(block.handle(.key(.control("d"))) == .ignored)
        #expect(block.handle(.paste("12")) == .used)
    }

    @Test func isDrawnInPlainCharactersWithTheCursorOnItsKnob() {
        var block = slider(48, "")
        let surface = draw(&block, columns: 32, glyphs: .ascii)
        #expect(surface.text == ">Size  48 [=========|----------]")
        #expect(surface.cursor == CellPosition(column: 20, row: 0))
    }

    @Test func narrowRowsKeepTheNumber() {
        var block = slider(48, "")
        #expect(draw(&block, columns: 18).text == "›Size  48 [==|---]")
        #expect(draw(&block, columns: 12).text == "› 48 [=|---]")
        #expect(draw(&block, columns: 5).text == "› 48")
        #expect(draw(&block, columns: 1).cursor == .zero)
    }

    @Test func theMouseSetsIt() {
        var block = slider(48, "")
        _ = draw(&block, columns: 32)
        #expect(block.handle(.mouse(MouseEvent(.press, at: CellPosition(column: 11, row: 0)))) == .changed)
        #expect(block.value == 1)
        #expect(block.handle(.mouse(MouseEvent(.drag, at: CellPosition(column: 30, row: 0)))) == .changed)
        #expect(block.value == 96)
        #expect(block.handle(.mouse(MouseEvent(.wheelDown, at: .zero))) == .changed)
        #expect(block.value == 95)
        #expect(block.handle(.mouse(MouseEvent(.press, at: CellPosition(column: 0, row: 5)))) == .ignored)
    }

    @Test func aValueOutOfRangeIsBroughtInside() {
        #expect(SliderBlock(value: -4, range: 1...20).value == 1)
        #expect(SliderBlock(value: .max, range: 1...20).value == 20)
    }
}
