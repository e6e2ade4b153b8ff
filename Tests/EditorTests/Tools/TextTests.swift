import TestSupport
import Testing

@Suite("The text tool")
struct TextTests {
    @Test("Enter types here, Esc keeps the text")
    func enter() {
        var session = EditorSession()
        session.press("6 Enter 'Hello'")
        #expect(session.status().hasPrefix("Text typing line 1 col 6"))
        expectCanvas(&session, "\n  Hello")
        #expect(session.cursor()?.column == 7)
        session.press("Esc")
        #expect(session.lines == ["text 4 4 \"Hello\""])
        #expect(session.status().hasPrefix("Text idle"))
    }

    @Test("A tap opens a text without bounds")
    func tap() {
        var session = EditorSession()
        session.press("6 Space Space 'one_two_three_four_five' Esc")
        #expect(session.lines == ["text 4 4 \"one two three four five\""])
    }

    @Test("A frame wraps its text, and what overflows is marked and kept")
    func frame() {
        var session = EditorSession()
        session.press("6 Space l l l l l j Space 'one_two_three_four' ")
        #expect(session.screen().contains("+"))
        session.press("Esc")
        #expect(session.lines == ["text 4 4 12 8 \"one two three four\""])
        expectCanvas(&session, "\n  one\n  two\n  three\n  four")
    }

    @Test(
        "An empty text stores nothing", arguments: ["Esc", "'a' Backspace Esc", "Enter Backspace Esc", "'__' Esc", "Tab Enter"])
    func empty(keys: String) {
        var session = EditorSession()
        session.press("6 Enter \(keys)")
        #expect(session.lines == [])
        #expect(!session.editor.isTyping)
        #expect(!session.editor.isDirty)
    }

    @Test("Enter on a text edits it; what is emptied is taken away in one step")
    func edit() {
        var session = EditorSession()
        session.press("6 Enter 'Hello' Esc 3 Enter '_you' Esc")
        #expect(session.lines == ["text 4 4 \"Hello you\""])
        session.press("Enter Backspace Backspace Backspace Backspace Esc")
        #expect(session.lines == ["text 4 4 \"Hello\""])
        session.press("Enter Backspace Backspace Backspace Backspace Backspace Esc")
        #expect(session.lines == [])
        session.press("u")
        #expect(session.lines == ["text 4 4 \"Hello\""])
    }

    @Test("A text that was not changed makes no step")
    func unchanged() {
        var session = EditorSession()
        session.press("6 Enter 'Hello' Esc Enter Left Right Esc u")
        #expect(session.lines == [])
    }

    @Test("Pasted text lands at the cursor, in a text being typed at its caret")
    func paste() {
        var session = EditorSession()
        session.paste("one\r\ntwo")
        #expect(session.lines == ["text 4 4 \"one\\ntwo\""])
        session.press("Enter Left")
        session.paste("!")
        session.press("Esc")
        #expect(session.lines == ["text 4 4 \"one\\ntw!o\""])
    }

    @Test("A paste into a frame being drawn is typed in it")
    func pasteIntoFrame() {
        var session = EditorSession()
        session.press("6 Space L J")
        session.paste("words")
        session.press("Esc")
        #expect(session.lines == ["text 4 4 22 24 \"words\""])
    }

    @Test("Control characters that are pasted are shown as what they are")
    func controlCharacters() {
        var session = EditorSession()
        session.paste("a\u{1B}[31mb\u{7}")
        expectCanvas(&session, "\n  a␛[31mb␇")
    }
}
