import Screen
import TestSupport
import Testing

@Suite("The mouse")
struct MouseTests {
    @Test("Down, move and up draw a shape")
    func drag() {
        var session = EditorSession()
        session.mouse(.press, column: 2, row: 3)
        session.mouse(.drag, column: 8, row: 6)
        #expect(session.status().contains("7x4"))
        session.mouse(.release, column: 12, row: 8)
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light"])
    }

    @Test("A frame that is dragged opens the text editor, and a click elsewhere keeps the text")
    func text() {
        var session = EditorSession()
        session.press("6")
        session.mouse(.press, column: 2, row: 3)
        session.mouse(.drag, column: 12, row: 8)
        session.mouse(.release, column: 12, row: 8)
        #expect(session.editor.isTyping)
        session.press("'words'")
        session.mouse(.press, column: 40, row: 12)
        #expect(session.lines == ["text 4 4 22 24 \"words\""])
    }

    @Test("The wheel scrolls the canvas")
    func wheel() {
        var session = EditorSession()
        session.press("Space l l J Space")
        session.mouse(.wheelDown, column: 10, row: 10)
        expectCanvas(&session, "  │ │\n  │ │\n  │ │\n  └─┘")
        session.mouse(.wheelUp, column: 10, row: 10)
        #expect(session.row(3).contains("┌─┐"))
    }

    @Test("Places that are not in the window do nothing", arguments: [(-1, -1), (500, 5), (5, 500), (0, 23)])
    func outside(column: Int, row: Int) {
        var session = EditorSession()
        let before = session.screen()
        for action: MouseEvent.Action in [.press, .drag, .release] { session.mouse(action, column: column, row: row) }
        #expect(session.screen() == before)
        #expect(session.lines == [])
    }
}
