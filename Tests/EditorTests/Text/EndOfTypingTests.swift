import TestSupport
import Testing

@testable import Editor

@Suite("What is kept when typing ends")
struct EndOfTypingTests {
    @Test("Blank lines at the end are dropped, those inside and blanks of the last line are kept")
    func blankLines() {
        var session = EditorSession()
        session.press("Space L J Space Enter 'Client' Enter Space Enter Esc")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light label=Client"])
        session.press("6 J Enter 'a_' Enter Enter 'b_' Enter Esc")
        #expect(session.lines.last == "text 24 44 \"a \\n\\nb \"")
    }

    @Test("A text that is opened and left stays as it was, whatever it ends in")
    func untouched() throws {
        var session = EditorSession()
        session.press(#": 'text_8_8_"a\n"' Enter"#)
        let before = session.editor.revision
        session.press("n Enter Esc")
        #expect(session.editor.revision == before)
    }

    @Test("Saving on the way does not take the line that is being begun")
    func saving() {
        var session = EditorSession.saved()
        session.press("6 Enter 'a' Enter Ctrl-S 'b' Esc")
        #expect(session.lines.last?.contains("\"a\\nb\"") == true)
    }

    @Test("A label that its box has no room for says so, keeps all its text, and leaves the border alone")
    func longLabel() {
        var session = EditorSession()
        session.press("Space l l l l l l j j Space Enter 'Configuration_server' Esc")
        #expect(session.status().hasPrefix("longer than its shape: not all of it shows"))
        #expect(session.lines.last?.contains("label=\"Configuration server\"") == true)
        expectCanvas(
            &session,
            """

              ┌─────┐
              │Confi│
              └─────┘
            """)
    }

    @Test("A style that leaves a label no room says so, once")
    func style() {
        var session = EditorSession()
        session.press(#": 'rectangle_8_8_80_24_pen=dots_label="a\nb"' Enter n : 'width_9' Enter"#)
        #expect(session.status().hasPrefix("longer than its shape: not all of it shows"))
        session.press(": 'stroke_red' Enter")
        #expect(!session.status().hasPrefix("longer"))
    }

    @Test("A row on the border of a box without an inside stays")
    func lowBox() {
        var session = EditorSession()
        session.press("Space L j Space Enter 'ab' Esc")
        #expect(session.screen().contains("ab"))
    }
}
