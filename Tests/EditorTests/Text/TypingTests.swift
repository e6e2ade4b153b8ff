import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Typing")
struct TypingTests {
    @Test("Every printable key is text")
    func printable() {
        var session = EditorSession()
        session.press("6 Enter")
        let text = String((33...126).compactMap { Unicode.Scalar($0).map(Character.init) })
        session.type(text)
        session.press("Esc")
        #expect(session.lines.count == 1)
        #expect(session.editor.document.drawables.first?.plainText == text)
    }

    @Test("The caret moves by characters, lines and ends, and deletes both ways")
    func caret() {
        var session = EditorSession()
        session.press("6 Enter 'one' Enter 'two' Up 'X' Home 'Y' End 'Z' Down Home Del Ctrl-E '!' Esc")
        #expect(session.lines == ["text 4 4 \"YoneXZ\\nwo!\""])
    }

    @Test("A character of several scalars is one for the caret and Backspace")
    func graphemes() {
        var session = EditorSession()
        session.press("6 Enter")
        session.type("e\u{301}👩‍👩‍👧")
        session.press("Backspace Esc")
        #expect(session.lines == ["text 4 4 \"e\u{301}\""])
    }

    @Test("Ctrl-O and a popover's key open it at once, and closing returns to the caret")
    func controlO() {
        var session = EditorSession()
        session.press("6 Enter 'ab' Ctrl-O")
        #expect(session.status().hasPrefix("Ctrl-O … next key"))
        session.press("f")
        #expect(session.screen().contains(" Font "))
        session.press("Esc 'c' Esc")
        #expect(session.lines == ["text 4 4 \"abc\""])
    }

    @Test("Ctrl-O and a key that opens nothing is answered by a word")
    func controlOUnknown() {
        var session = EditorSession()
        session.press("6 Enter 'ab' Ctrl-O d")
        #expect(session.status().hasPrefix("d does nothing here"))
        session.press("d Esc")
        #expect(session.lines == ["text 4 4 \"abd\""])
    }

    @Test("Tab moves to Done in the toolbar, where Enter keeps the text and the popover keys work")
    func toolbar() {
        var session = EditorSession()
        session.press("6 Enter 'ab' Tab")
        #expect(session.textAtCursor().hasPrefix("Done"))
        session.press("s")
        #expect(session.screen().contains(" Font size "))
        session.press("Right Enter 'c'")
        #expect(session.status().hasPrefix("Text typing"))
        session.press("Tab Enter")
        #expect(session.lines == ["text 4 4 \"abc\" size=25"])
        #expect(!session.editor.isTyping)
    }

    @Test("A value is shown live on the text being typed")
    func live() {
        var session = EditorSession()
        session.press("6 Enter 'ab' Ctrl-O c Home")
        let surface = session.editor.draw()
        #expect(surface[2, 3].grapheme.text == "a")
        #expect(surface[2, 3].foreground != .standard, "the typed letters are red")
    }

    @Test("Ctrl-C and Ctrl-G drop what is typed, and u right after brings it back", arguments: ["Ctrl-C", "Ctrl-G"])
    func dropping(key: String) {
        var session = EditorSession()
        session.press("6 Enter 'Hello' \(key)")
        #expect(session.status().hasPrefix("dropped; u brings it back"))
        #expect(session.lines == [])
        session.press("u '!' Esc")
        #expect(session.lines == ["text 4 4 \"Hello!\""])
    }

    @Test("Dropping the editing of a text leaves it as it was")
    func droppingAnEdit() {
        var session = EditorSession()
        session.press("6 Enter 'Hello' Esc Enter '_you' Ctrl-C")
        #expect(session.lines == ["text 4 4 \"Hello\""])
        expectCanvas(&session, "\n  Hello")
    }

    @Test("Choosing a tool in the toolbar keeps the text")
    func tool() {
        var session = EditorSession()
        session.press("6 Enter 'Hello' Tab Right Enter")
        #expect(session.lines == ["text 4 4 \"Hello\""])
        #expect(session.row(0).contains("[1 Pencil]"))
    }

    @Test("A command that changes the drawing ends the typing first")
    func command() {
        var session = EditorSession()
        session.press("6 Enter 'Hello' Ctrl-O : 'select_all' Enter")
        #expect(!session.editor.isTyping)
        session.press("d")
        #expect(session.lines == [])
        session.press("u")
        #expect(session.lines == ["text 4 4 \"Hello\""])
    }

    @Test("Undoing by name while a text is edited does not lose the text")
    func undo() {
        var session = EditorSession()
        session.press("6 Enter 'Hello' Esc Enter '_you' Ctrl-O : 'undo' Enter")
        #expect(session.lines == ["text 4 4 \"Hello\""])
        session.press("U")
        #expect(session.lines == ["text 4 4 \"Hello you\""])
    }

    @Test("The view follows the caret")
    func view() {
        var session = EditorSession(columns: 20, rows: 8)
        session.press("6 Enter 'a_line_longer_than_the_window'")
        #expect(session.row(2) == "ger than the window")
        #expect(session.cursor() == CellPosition(column: 19, row: 2))
    }

    @Test("Ctrl-L and Ctrl-Z work while typing, which goes on")
    func redrawAndSuspend() {
        var session = EditorSession()
        session.press("6 Enter 'ab'")
        session.forgetEffects()
        session.press("Ctrl-L Ctrl-Z")
        #expect(session.effects == [.redraw, .suspend])
        session.press("'c' Esc")
        #expect(session.lines == ["text 4 4 \"abc\""])
    }

    @Test("Ctrl-S saves what is typed so far, and typing goes on at the caret")
    func save() {
        var session = EditorSession.saved()
        session.press("6 Enter 'ac' Left Ctrl-S")
        guard case .save(let document, _, _) = session.effects.last(where: { if case .save = $0 { true } else { false } }) else {
            Issue.record("nothing was saved")
            return
        }
        #expect(document.drawables.last?.plainText == "ac")
        session.send(.report(.saved(name: "sketch.dudel", remark: nil)))
        #expect(!session.editor.isDirty)
        session.press("'b' Esc")
        #expect(session.editor.document.drawables.last?.plainText == "abc")
        #expect(session.editor.document.drawables.count == 2)
    }

    @Test("Ctrl-S in a text without a letter saves nothing of it")
    func saveNothing() {
        var session = EditorSession.saved()
        session.press("6 Enter Ctrl-S")
        #expect(session.editor.document.drawables.count == 1)
    }

    @Test("Ctrl-Q asks before what is typed is lost, and glued to Esc it does nothing")
    func quit() {
        var session = EditorSession.saved()
        session.press("6 Enter 'ab'")
        session.send(.input(.key(Key(.character("q"), .control, followsEscape: true))))
        #expect(session.popover == nil)
        session.press("Ctrl-Q")
        #expect(session.popover == .question(.saveFirst))
    }

    @Test("Keys with Ctrl that change the drawing are answered by a word while typing")
    func redo() {
        var session = EditorSession()
        session.press("Space L J Space u 6 Enter 'ab' Ctrl-]")
        #expect(session.status().contains("does nothing here"))
        #expect(session.lines == [])
    }
}
