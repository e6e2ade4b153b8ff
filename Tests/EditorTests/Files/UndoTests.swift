import TestSupport
import Testing

@Suite("Undo and redo")
struct UndoTests {
    @Test("The status row names the step that was undone or done again")
    func names() {
        var session = EditorSession()
        session.press("Space L J Space Enter 'Box' Esc * c Up Enter ] : 'move_2c_1c' Enter : 'duplicate' Enter d")
        session.press("6 Enter 'words' Esc 2 Space L Space")
        let expected = ["Line", "Text", "delete", "duplicate", "move", "style", "label", "Rect"]
        var undone: [String] = []
        for _ in expected {
            session.press("u")
            undone.append(session.status())
        }
        for (row, name) in zip(undone, expected) { #expect(row.hasPrefix("undone: \(name)")) }
        #expect(session.lines == [])
        session.press("u")
        #expect(session.status().hasPrefix("nothing to undo"))
        for name in expected.reversed() {
            session.press("U")
            #expect(session.status().hasPrefix("done again: \(name)"))
        }
        session.press("Ctrl-R")
        #expect(session.status().hasPrefix("nothing to redo"))
    }

    @Test("Something new forgets what could have been done again")
    func branch() {
        var session = EditorSession()
        session.press("Space L J Space u Space l Space U")
        #expect(session.status().hasPrefix("nothing to redo"))
        #expect(session.lines == ["rectangle 24 24 4 4 pen=light"])
    }

    @Test("Undo leaves no selection of what is gone")
    func selection() {
        var session = EditorSession()
        session.press("Space L J Space * u d")
        #expect(session.status().hasPrefix("nothing is selected"))
    }

    @Test("Every change of the drawing goes to the journal, undone and redone ones too")
    func journal() {
        var session = EditorSession()
        var copy = session.editor.document
        session.press("Space L J Space Enter 'Box' Esc * F Up Enter u u U d u")
        for case .record(let edits) in session.effects {
            for edit in edits {
                do { try edit.apply(to: &copy) } catch { Issue.record("\(edit) does not fit: \(error)") }
            }
        }
        #expect(copy == session.editor.document)
    }
}
