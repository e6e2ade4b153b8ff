import Drawing
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Selecting while typing")
struct SelectedTextTests {
    private func session(_ text: String, _ keys: String = "") -> EditorSession {
        var session = EditorSession()
        session.press("6 Enter")
        session.paste(text)
        session.press(keys)
        return session
    }

    /// The screen's row with what is in reverse between brackets.
    private func marked(_ session: inout EditorSession, row: Int) -> String {
        let surface = session.editor.draw()
        var text = ""
        var isReversed = false
        for cell in surface.row(row) where !cell.isContinuation {
            if cell.attributes.contains(.reverse) != isReversed {
                text += isReversed ? "]" : "["
                isReversed.toggle()
            }
            text += cell.grapheme.text
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    @Test(
        "Shift and the mark select the same",
        arguments: [
            ("Shift-Left Shift-Left", "Ctrl-T Left Left", 9..<11), ("Ctrl-Shift-Left", "Ctrl-T Ctrl-Left", 6..<11),
            ("Shift-Home", "Ctrl-O m Home", 6..<11), ("Shift-Up", "Ctrl-T Up", 5..<11),
            ("Ctrl-Shift-Home", "Ctrl-T Ctrl-O <", 0..<11),
        ])
    func ways(shifted: String, marked: String, expected: Range<Int>) {
        #expect(session("alpha\nomega", shifted).editor.textEditing?.selected == expected)
        #expect(session("alpha\nomega", marked).editor.textEditing?.selected == expected)
        let whole = session("alpha\nomega", "Ctrl-O a").editor.textEditing?.selected
        #expect(whole == 0..<11)
    }

    @Test("What is selected is shown in reverse, and counted in the status row")
    func shown() {
        var session = session("one two\nthree", "Ctrl-Home Ctrl-Right Ctrl-T Down")
        #expect(marked(&session, row: 3) == "  one[ two ]")
        #expect(marked(&session, row: 4) == "  [thr]ee")
        #expect(session.status().hasPrefix("Text typing line 2 col 4 8 selected Ctrl-Y copy Ctrl-X cut"))
        session.press("Ctrl-T")
        #expect(marked(&session, row: 4) == "  three")
        #expect(!session.status().contains("selected"))
        session.press("Ctrl-T")
        #expect(session.status().contains("0 selected"))
    }

    @Test("Wide characters are selected whole")
    func wide() {
        var session = session("a漢字b", "Left Shift-Left Shift-Left")
        #expect(marked(&session, row: 3) == "  a[漢字]b")
        #expect(session.status().contains("2 selected"))
    }

    @Test(
        "Typing, pasting, Enter and deleting take the place of what is selected",
        arguments: [
            ("'X'", "oneX"), ("Enter", "one\n"), ("Backspace", "one"), ("Del", "one"), ("Ctrl-W", "one"), ("Ctrl-K", "one"),
            ("Ctrl-X", "one"),
        ])
    func replacing(keys: String, expected: String) {
        var session = session("one two", "Ctrl-Left Left Shift-End \(keys)")
        #expect(session.editor.textEditing?.text == expected)
        #expect(session.editor.textEditing?.selected == nil)
        session.press("Ctrl-U")
        #expect(session.editor.textEditing?.text == "one two")
        #expect(session.editor.textEditing?.selected == 3..<7, "taking back selects it again")
    }

    @Test("Copied and cut text is pasted where the caret stands, and sent to the person's clipboard")
    func clipboard() {
        var session = session("one two", "Ctrl-Shift-Left Ctrl-Y End Ctrl-V")
        #expect(session.effects.contains(.copyText("two")))
        #expect(session.editor.textEditing?.text == "one twotwo")
        session.press("Ctrl-O a Ctrl-O x")
        #expect(session.editor.textEditing?.text == "")
        session.press("Ctrl-O p Ctrl-O p")
        #expect(session.editor.textEditing?.text == "one twotwoone twotwo")
    }

    @Test("Copying nothing and pasting nothing say so")
    func nothing() {
        var session = session("one")
        session.press("Ctrl-V")
        #expect(session.status().hasPrefix("nothing was copied"))
        session.press("Ctrl-Y")
        #expect(session.status().hasPrefix("nothing is selected"))
        session.press("Ctrl-X")
        #expect(session.status().hasPrefix("nothing is selected"))
        #expect(session.editor.textEditing?.text == "one")
    }

    @Test("A move without Shift ends the selection, a step at its end on that side")
    func collapsing() {
        #expect(session("abcdef", "Shift-Left Shift-Left Left").editor.textEditing?.caret.offset == 4)
        #expect(session("abcdef", "Shift-Left Shift-Left Right").editor.textEditing?.caret.offset == 6)
        let editing = session("abcdef", "Shift-Left Shift-Left Home").editor.textEditing
        #expect(editing?.selected == nil && editing?.caret.offset == 0)
    }

    @Test(
        "Deleting by words and to the end of the line",
        arguments: [
            ("one two three", "Ctrl-W", "one two "), ("one two three", "Ctrl-W Ctrl-W", "one "),
            ("one two three", "Ctrl-O Backspace", "one two "), ("one two three", "Home Ctrl-Del", " two three"),
            ("one two three", "Home Ctrl-O Del Ctrl-O Del", " three"), ("one\ntwo", "Ctrl-Home Ctrl-K", "\ntwo"),
            ("one\ntwo", "Ctrl-Home Ctrl-K Ctrl-K", "two"), ("one\ntwo", "Ctrl-Home Ctrl-D", "ne\ntwo"),
            ("漢字かな", "Ctrl-W", "漢字"),
        ])
    func deleting(text: String, keys: String, expected: String) {
        #expect(session(text, keys).editor.textEditing?.text == expected)
    }

    @Test("The editor's commands can be typed, and say where nothing is typed")
    func byName() {
        var session = session("one two", "Ctrl-O : 'caret-word-left_select' Enter")
        #expect(session.editor.textEditing?.selected == 4..<7)
        session.press("Ctrl-O : 'text-delete-left' Enter Esc")
        #expect(session.lines == ["text 4 4 \"one \""])
        session.press(": 'text-undo' Enter")
        #expect(session.status().contains("no text is being typed"))
    }
}
