import Drawing
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("The caret")
struct CaretTests {
    /// Types a text, presses keys, and shows the text with a bar where the caret stands.
    private func caret(_ text: String, _ keys: String) -> String {
        var session = EditorSession()
        session.press("6 Enter")
        session.paste(text)
        session.press(keys)
        guard let editing = session.editor.textEditing else { return "" }
        return String(editing.characters[..<editing.caret.offset]) + "|" + String(editing.characters[editing.caret.offset...])
    }

    @Test(
        "moves by characters, words, lines and the whole text",
        arguments: [
            ("Left", "one two, three, fou|r"), ("Ctrl-B", "one two, three, fou|r"),
            ("Ctrl-Left", "one two, three, |four"), ("Ctrl-Left Ctrl-Left", "one two, three|, four"),
            ("Ctrl-Left Ctrl-Left Ctrl-Left", "one two, |three, four"), ("Ctrl-O Left", "one two, three, |four"),
            ("Home Ctrl-Right", "one| two, three, four"), ("Home Ctrl-O Right", "one| two, three, four"),
            ("Home", "|one two, three, four"), ("Ctrl-A", "|one two, three, four"), ("Ctrl-O 0", "|one two, three, four"),
            ("Home End", "one two, three, four|"), ("Home Ctrl-E", "one two, three, four|"),
            ("Home Ctrl-O $", "one two, three, four|"), ("Home Right Ctrl-F", "on|e two, three, four"),
        ])
    func words(keys: String, expected: String) { #expect(caret("one two, three, four", keys) == expected) }

    @Test(
        "moves by lines and pages and keeps its column",
        arguments: [
            ("Up", "abcdef\n|\nabcdef"), ("Up Up", "abcdef|\n\nabcdef"),
            ("Left Left Up Up", "abcd|ef\n\nabcdef"), ("Left Left Ctrl-P Ctrl-P Ctrl-N Ctrl-N", "abcdef\n\nabcd|ef"),
            ("Up Up Up", "|abcdef\n\nabcdef"), ("Home Down", "abcdef\n\nabcdef|"), ("PgUp", "abcdef|\n\nabcdef"),
            ("PgUp PgUp", "|abcdef\n\nabcdef"), ("Left PgUp PgDn", "abcdef\n\nabcde|f"), ("Ctrl-O Up", "abcdef|\n\nabcdef"),
            ("Ctrl-Home", "|abcdef\n\nabcdef"), ("Ctrl-Home Ctrl-End", "abcdef\n\nabcdef|"),
            ("Ctrl-O <", "|abcdef\n\nabcdef"), ("Ctrl-O < Ctrl-O >", "abcdef\n\nabcdef|"),
        ])
    func lines(keys: String, expected: String) { #expect(caret("abcdef\n\nabcdef", keys) == expected) }

    @Test("End of a wrapped line stays on that line")
    func wrapped() {
        var session = EditorSession()
        session.press("6 Space l l l l j j Space 'abcdefgh' Up End")
        #expect(session.status().contains("line 1 col 6"))
        #expect(session.cursor() == CellPosition(column: 7, row: 3))
        session.press("Right")
        #expect(session.status().contains("line 2 col 2"))
        session.press("Left Left")
        #expect(session.status().contains("line 1 col 5"), "the place before the second line was just left")
    }

    @Test("A mark typed behind its letter becomes one character with it, a flag's halves one flag")
    func joining() {
        var session = EditorSession()
        session.press("6 Enter 'e'")
        session.type("\u{301}")
        #expect(session.editor.textEditing?.characters == ["e\u{301}"])
        session.type("x")
        session.press("Left Backspace")
        #expect(session.editor.textEditing?.text == "x")
        session.press("Del")
        for scalar in "🇩🇪🇫🇷".unicodeScalars { session.type(String(scalar)) }
        #expect(session.editor.textEditing?.characters == ["🇩🇪", "🇫🇷"])
        session.press("Backspace")
        for scalar in "👩\u{200D}💻".unicodeScalars { session.type(String(scalar)) }
        #expect(session.editor.textEditing?.characters == ["🇩🇪", "👩‍💻"])
    }

    @Test("What joins two characters when it goes makes them one")
    func joiningByDeleting() {
        var session = EditorSession()
        session.press("6 Enter")
        session.paste("ex\u{301}")
        session.press("Left")
        session.paste("a\n")
        session.press("Backspace")
        let editing = session.editor.textEditing
        #expect(editing?.characters == editing.map { Array($0.text) })
        #expect(editing?.caret.offset == 2)
    }

    @Test("Wide characters are two columns for the caret")
    func wide() {
        var session = EditorSession()
        session.press("6 Enter '漢字a' Left Left")
        #expect(session.cursor() == CellPosition(column: 4, row: 3))
    }

    @Test("At any zoom the caret of the terminal's face stands on its character")
    func zoomed() {
        for zoom in ["50", "100", "200", "400"] {
            var session = EditorSession()
            session.press(":")
            session.type("zoom \(zoom)")
            session.press("Enter 6 Enter 'abcdef' Left Left Left")
            #expect(session.textAtCursor() == "def", "zoom \(zoom)")
        }
    }

    @Test("A click puts the caret on the character, beside the text it ends the typing")
    func click() {
        var session = EditorSession()
        session.press("6 Enter 'abcdef'")
        session.mouse(.press, column: 4, row: 3)
        session.mouse(.release, column: 4, row: 3)
        #expect(session.editor.textEditing?.caret.offset == 2)
        session.mouse(.press, column: 3, row: 3)
        session.mouse(.drag, column: 6, row: 3)
        session.mouse(.release, column: 6, row: 3)
        #expect(session.editor.textEditing?.selected == 1..<4)
        session.mouse(.press, column: 40, row: 12)
        #expect(session.lines == ["text 4 4 \"abcdef\""])
    }
}
