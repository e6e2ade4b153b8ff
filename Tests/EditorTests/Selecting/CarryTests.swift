import Drawing
import TestSupport
import Testing

@testable import Editor

@Suite("Carrying")
struct CarryTests {
    private static let box = "rectangle 4 4 22 24 pen=light"

    private func selected() -> EditorSession {
        var session = EditorSession()
        session.press("Space L J Space v h Space")
        return session
    }

    @Test("Space on what is selected picks it up; it follows the cursor, and the document waits until it is put down")
    func space() {
        var session = selected()
        session.press("Space l l j")
        #expect(session.status().hasPrefix("Select carrying col 14 row 8, +2,+1 cell Space put down"))
        #expect(session.lines == [Self.box])
        #expect(!session.screen().contains("#"))
        expectCanvas(&session, "\n\n    ┌─────────┐\n    │         │")
        session.press("Space")
        #expect(session.lines == ["rectangle 8 8 22 24 pen=light"])
        #expect(session.editor.tool.isIdle)
        session.press("u")
        #expect(session.status().hasPrefix("undone: move"))
        #expect(session.lines == [Self.box])
    }

    @Test("m picks up with any tool from anywhere, and m, Space and Enter put down", arguments: ["m", "Space", "Enter"])
    func everywhere(key: String) {
        var session = EditorSession()
        session.press("Space L J Space 2 e L L m")
        #expect(session.status().hasPrefix("Line carrying"))
        session.press("H j \(key)")
        #expect(session.lines == ["rectangle -16 8 22 24 pen=light"])
        #expect(session.editor.tool.kind == .line)
        #expect(session.editor.tool.isIdle)
        session.press("Space l l Space")
        #expect(session.lines.count == 2)
    }

    @Test("Esc puts it back without a trace, and u takes it up again")
    func esc() {
        var session = selected()
        let before = Trace(session)
        session.press("m L J Esc")
        #expect(session.status().contains("put back; u takes it up again"))
        session.press("H K")
        #expect(Trace(session).differences(from: before) == [])
        session.press("m L J Esc u")
        #expect(session.editor.tool.phase == .carrying)
        session.press("Space")
        #expect(session.lines == ["rectangle 24 24 22 24 pen=light"])
    }

    @Test("Put down where it was, it makes no step")
    func nowhere() {
        var session = selected()
        session.press("m l h Space")
        #expect(session.editor.history.depth == 1)
    }

    @Test(
        "A digit opens an offset, in cells or in dots",
        arguments: [("'5,-1'", "rectangle 14 0 22 24"), ("'5,-1d'", "rectangle 9 3 22 24")])
    func typed(offset: String, line: String) {
        var session = selected()
        session.press("m \(offset) Enter Space")
        #expect(session.lines == [line + " pen=light"])
    }

    @Test("A typed offset is where the keys go on from")
    func typedThenMoved() {
        var session = selected()
        session.press("m '3,0d' Enter l Space")
        #expect(session.lines == ["rectangle 9 4 22 24 pen=light"])
    }

    @Test("In the step of a dot it moves by dots, and changing the step moves nothing")
    func dots() {
        var session = selected()
        session.press("m . l l j")
        #expect(session.status().contains("+2,+1"))
        session.press(". .")
        #expect(session.status().contains("+2,+1"))
        session.press("Space")
        #expect(session.lines == ["rectangle 6 5 22 24 pen=light"])
    }

    @Test("Zooming while it is carried leaves it where it is")
    func zoom() {
        var session = selected()
        session.press("m l - + + - Space")
        #expect(session.lines == ["rectangle 6 4 22 24 pen=light"])
    }

    @Test("A command that changes the selection finds it put down")
    func commands() {
        var session = selected()
        session.press("m l l ]")
        #expect(session.lines == ["rectangle 8 4 22 24 pen=light"])
        session.press("m l l d")
        #expect(session.lines == [])
        session.press("u u")
        #expect(session.lines == ["rectangle 8 4 22 24 pen=light"])
    }

    @Test("A style chosen on the way is shown at once and stays when the move is taken back")
    func styled() {
        var session = selected()
        session.press("m l l : 'pen_double' Enter")
        #expect(session.editor.tool.phase == .carrying)
        #expect(session.screen().contains("╔═════════╗"))
        session.press("Space")
        #expect(session.lines == ["rectangle 8 4 22 24 pen=double"])
        session.press("u")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=double"])
    }

    @Test("u on the way goes back to the beginning, and then puts it back")
    func undo() {
        var session = selected()
        session.press("m l l u")
        #expect(session.status().contains("carrying"))
        #expect(session.status().contains("0,0"))
        session.press("u")
        #expect(session.editor.tool.isIdle)
        #expect(session.lines == [Self.box])
    }

    @Test("Carrying is no unsaved work")
    func clean() {
        var session = EditorSession.saved()
        session.press("e m l")
        #expect(!session.editor.isDirty)
        #expect(session.editor.recoverableDraft == nil)
    }

    @Test("In a narrow window the offset has the room that the cursor's place would take")
    func narrow() {
        var session = EditorSession(columns: 40, rows: 12)
        session.press("Space L J Space v h Space m L j")
        #expect(session.status().hasPrefix("Select carrying +10,+1"))
    }

    @Test("Nothing is carried beyond the plane")
    func plane() {
        var session = selected()
        session.press(": 'move_9999990_0' Enter")
        #expect(session.status().contains("beyond the plane"))
        #expect(session.lines == [Self.box])
    }

    @Test("Arrows alone never move what is selected")
    func arrows() {
        var session = selected()
        session.press("l l j Up Shift-Down")
        #expect(session.lines == [Self.box])
    }

    @Test("The mouse picks and carries in one go, and a click only picks")
    func mouse() {
        var session = EditorSession()
        session.press("Space L J Space v")
        session.mouse(.press, column: 5, row: 3)
        session.mouse(.release, column: 5, row: 3)
        #expect(session.lines == [Self.box])
        #expect(session.editor.selection.count == 1)
        session.press("Esc")
        session.mouse(.press, column: 5, row: 3)
        session.mouse(.drag, column: 8, row: 4)
        session.mouse(.release, column: 9, row: 5)
        #expect(session.lines == ["rectangle 12 12 22 24 pen=light"])
        session.mouse(.press, column: 16, row: 10)
        session.mouse(.release, column: 18, row: 11)
        #expect(session.lines == ["rectangle 12 12 26 28 pen=light"])
    }

    @Test("A label moves with its shape")
    func label() {
        var session = EditorSession()
        session.press("Space L J Space Enter 'Box' Esc v Space m l l Space")
        expectCanvas(&session, "\n    #────#────#\n    │         │\n    │   Box   │")
    }
}
