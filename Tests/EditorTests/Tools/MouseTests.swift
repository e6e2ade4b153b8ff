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

    @Test("The wheel scrolls sideways with Shift, or turned sideways")
    func sideways() {
        var session = EditorSession()
        session.press("g '20,5' Enter")
        session.mouse(.wheelDown, column: 10, row: 10, .shift)
        #expect(session.cursor()?.column == 13)
        session.mouse(.wheelRight, column: 10, row: 10)
        #expect(session.cursor()?.column == 7)
        session.mouse(.wheelUp, column: 10, row: 10, .shift)
        session.mouse(.wheelLeft, column: 10, row: 10)
        #expect(session.cursor()?.column == 19)
        #expect(session.status().hasPrefix("Rect idle col 20 row 5"))
    }

    @Test("Where the wheel would scroll the cursor out of view, it stays at the edge")
    func edge() {
        var session = EditorSession()
        session.mouse(.wheelDown, column: 10, row: 10)
        #expect(session.cursor() == CellPosition(column: 2, row: 2))
        #expect(session.status().hasPrefix("Rect idle col 3 row 4"))
        session.press("g '80,21' Enter")
        session.mouse(.wheelLeft, column: 10, row: 10)
        #expect(session.cursor()?.column == 79)
    }

    @Test("With Ctrl the wheel zooms, and what is under the pointer stays there")
    func zoom() {
        var session = EditorSession()
        session.press(": 'rectangle_40_20_2_4_fill=red' Enter")
        session.mouse(.wheelUp, column: 20, row: 7, .control)
        #expect(session.editor.view.zoom == 2)
        #expect(session.editor.draw()[20, 7].isBlank == false)
        session.mouse(.wheelUp, column: 20, row: 7, .control)
        #expect(session.editor.draw()[20, 7].isBlank == false)
        for _ in 1...2 { session.mouse(.wheelDown, column: 20, row: 7, .control) }
        #expect(session.editor.view.zoom == 1)
        #expect(session.editor.draw()[20, 7].isBlank == false)
        session.mouse(.wheelDown, column: 20, row: 0, .control)
        #expect(session.editor.view.zoom == 1, "not over the toolbar")
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
