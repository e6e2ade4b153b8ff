import Screen
import Testing

@testable import Popovers

struct TextFieldBlockTests {
    private func field(_ text: String, _ script: String, isProposal: Bool = false) -> TextFieldBlock {
        var field = TextFieldBlock(text, isProposal: isProposal)
        for input in inputs(script) { _ = field.handle(input) }
        return field
    }

    private func draw(_ field: inout TextFieldBlock, columns: Int) -> Surface {
        var surface = Surface(CellSize(columns: columns, rows: 1))
        let area = CellRect(column: 0, row: 0, columns: columns, rows: 1)
        field.draw(on: &surface, in: area, prompt: ":", takesCursor: true, context: context())
        return surface
    }

    @Test(arguments: [
        ("abc", "<left>X", "abXc", 3), ("abc", "<home>X", "Xabc", 1), ("abc", "<C-a><del>", "bc", 0),
        ("abc", "<C-a><C-e><bs>", "ab", 2),
        ("one two", "<C-w>", "one ", 4), ("one two ", "<C-w>", "one ", 4), ("one two", "<left><C-u>", "o", 0),
        ("one two", "<home><right><C-k>", "o", 1), ("", "<bs><del><C-w><C-u><C-k><left>", "", 0),
    ])
    func keysEditAtTheCaret(text: String, script: String, result: String, caret: Int) {
        let field = field(text, script)
        #expect(field.text == result)
        #expect(field.caret == caret)
    }

    @Test func aPasteBecomesOneLine() {
        var field = TextFieldBlock("<>")
        _ = field.handle(.key(Key(.left)))
        #expect(field.handle(.paste("a\nb\r\nc\td")) == .changed)
        #expect(field.text == "<a b c d>")
    }

    @Test func aHugePasteIsCut() {
        var field = TextFieldBlock()
        _ = field.handle(.paste(String(repeating: "x", count: 100_000)))
        #expect(field.text.count == TextFieldBlock.capacity)
        #expect(field.handle(.key(.character("y"))) == .used)
    }

    @Test func aCombiningMarkJoinsTheCharacterBeforeIt() {
        let field = field("e", "\u{301}x")
        #expect(field.text == "e\u{301}x")
        #expect(field.caret == 2)
    }

    @Test func theFirstTypedCharacterReplacesAProposal() {
        #expect(field("3,2", "9", isProposal: true).text == "9")
        #expect(field("3,2", "<left>9", isProposal: true).text == "3,92")
        #expect(field("3,2", "<bs>9", isProposal: true).text == "3,9")
    }

    @Test func scrollsSoThatTheCaretIsInside() {
        var field = TextFieldBlock("0123456789")
        let surface = draw(&field, columns: 6)
        #expect(surface.text == ":6789")
        #expect(surface.cursor == CellPosition(column: 5, row: 0))
        _ = field.handle(.key(Key(.home)))
        #expect(draw(&field, columns: 6).text == ":01234")
    }

    @Test func wideCharactersAreNotHalved() {
        var field = TextFieldBlock("漢字漢字")
        let surface = draw(&field, columns: 6)
        #expect(surface.text == ":漢字")
        #expect(surface.cursor == CellPosition(column: 5, row: 0))
    }

    @Test func controlsBecomeVisible() {
        var field = TextFieldBlock()
        _ = field.handle(.paste("a\u{1B}[31m\u{202E}"))
        #expect(draw(&field, columns: 20).text == ":a␛[31m\u{FFFD}")
    }
}
