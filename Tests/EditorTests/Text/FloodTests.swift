import Editor
import TestSupport
import Testing

@Suite("Letters that come in one piece")
struct FloodTests {
    @Test("The view follows the caret with the next frame, as if each letter had been shown")
    func follows() {
        var shown = EditorSession(columns: 40, rows: 12)
        var unseen = shown
        shown.press("6 Enter")
        unseen.press("6 Enter")
        for character in String(repeating: "letters ", count: 20) {
            shown.type(String(character))
            _ = shown.screen()
            unseen.type(String(character))
        }
        #expect(unseen.screen() == shown.screen())
        #expect(unseen.editor.view == shown.editor.view)
    }

    @Test("What is pressed behind them finds the view where the caret is")
    func behind() {
        var session = EditorSession(columns: 40, rows: 12)
        session.press("6 Enter")
        session.type(String(repeating: "x", count: 100))
        session.press("Esc")
        #expect(session.lines.count == 1)
        #expect(session.editor.view.origin.x == 0)
    }
}
