import TestSupport
import Testing

@Suite("Labels")
struct LabelTests {
    @Test("Enter on a box types its label, framed by it and centred")
    func label() {
        var session = EditorSession()
        session.press("Space L J Space Enter 'Box'")
        #expect(session.status().hasPrefix("Text typing"))
        session.press("Esc")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light label=Box"])
        expectCanvas(
            &session,
            """

              ┌─────────┐
              │         │
              │   Box   │
              │         │
              │         │
              └─────────┘
            """)
    }

    @Test("Enter on a labelled box edits the label, and emptying it takes it away")
    func edit() {
        var session = EditorSession()
        session.press("Space L J Space Enter 'Box' Esc Enter '_2' Esc")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light label=\"Box 2\""])
        session.press("Enter Backspace Backspace Backspace Backspace Backspace Esc")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light"])
        session.press("u u u u")
        #expect(session.lines == [])
    }

    @Test("Inside a box Enter finds it as well")
    func inside() {
        var session = EditorSession()
        session.press("Space L J Space H l l K j j Enter 'in' Esc")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light label=in"])
    }

    @Test("On nothing, and on what takes no label, Enter does nothing")
    func nothing() {
        var session = EditorSession()
        session.press("L Enter 2 Space L Space Enter")
        #expect(!session.editor.isTyping)
        #expect(session.lines == ["line 25 6 45 6 pen=light"])
    }

    @Test("A label is one step, named so")
    func step() {
        var session = EditorSession()
        session.press("Space L J Space Enter 'Box' Esc u")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light"])
        #expect(session.status().hasPrefix("undone: label"))
    }

    @Test("A colour chosen while a label is typed colours its shape")
    func colour() {
        var session = EditorSession()
        session.press("Space L J Space Enter 'Box' Ctrl-O c Home Enter Esc")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light stroke=red label=Box"])
    }
}
