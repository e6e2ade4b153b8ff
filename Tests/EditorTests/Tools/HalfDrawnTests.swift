import TestSupport
import Testing

@Suite("Half-drawn work")
struct HalfDrawnTests {
    private static let box = "rectangle 4 4 22 24 pen=light"

    @Test("Esc, Ctrl-C and Ctrl-G drop it, and u right after brings it back", arguments: ["Esc", "Ctrl-C", "Ctrl-G"])
    func dropping(key: String) {
        var session = EditorSession()
        session.press("Space L J")
        let drawn = session.screen()
        session.press(key)
        #expect(session.status().hasPrefix("dropped; u brings it back"))
        #expect(!session.screen().contains("┌"))
        session.press("u")
        #expect(session.screen() == drawn)
        session.press("Space")
        #expect(session.lines == [Self.box])
    }

    @Test("After anything else u undoes again", arguments: ["l", "2", "s Esc"])
    func later(keys: String) {
        var session = EditorSession()
        session.press("Space L J Space l Space L J Esc \(keys) u")
        #expect(session.lines == [])
        #expect(session.status().hasPrefix("undone: Rect"))
    }

    @Test("A paste after a drop is what u undoes")
    func pasteAfterDrop() {
        var session = EditorSession()
        session.press("Space L J Esc")
        session.paste("words")
        session.press("u")
        #expect(session.lines == [])
        #expect(session.status().hasPrefix("undone: Text"))
    }

    @Test("Backspace and u take a box back to its corner, and then away", arguments: ["Backspace", "u"])
    func takeBack(key: String) {
        var session = EditorSession()
        session.press("Space L J \(key)")
        #expect(session.status().hasPrefix("Rect PEN DOWN col 3 row 2, 1x1"))
        session.press(key)
        #expect(session.status().hasPrefix("Rect idle"))
    }

    @Test("Going on with u undoes what was drawn before")
    func undoThrough() {
        var session = EditorSession()
        session.press("Space L J Space l Space L u u u")
        #expect(session.lines == [])
        #expect(session.status().hasPrefix("undone: Rect"))
    }

    @Test("Backspace without half-drawn work says so")
    func nothing() {
        var session = EditorSession()
        session.press("Backspace")
        #expect(session.status().hasPrefix("nothing is half-drawn"))
    }

    @Test("Choosing a tool finishes it, and so does Enter", arguments: ["p", "/", "r", "o", "b", "t", "Enter"])
    func finishing(key: String) {
        var session = EditorSession()
        session.press("Space L J \(key)")
        #expect(session.lines == [Self.box])
        #expect(session.status().contains("idle"))
    }

    @Test("Choosing a tool while a frame is drawn leaves no text and types nothing")
    func frame() {
        var session = EditorSession()
        session.press("6 Space L J r")
        #expect(!session.editor.isTyping)
        #expect(session.status().hasPrefix("Rect idle"))
        #expect(session.lines == [])
    }

    @Test("It survives every popover and takes the new style at once")
    func popovers() {
        var session = EditorSession()
        session.press("Space L J")
        for key in ["f", "s", "c", "F", "G", "A", "?", ":", "g"] { session.press("\(key) Esc") }
        #expect(session.status().hasPrefix("Rect PEN DOWN col 13 row 7, 11x6"))
        session.press("w Tab Right Right")
        #expect(session.screen().contains("╔═════════╗"), "shown live while the popover is open")
        session.press("Enter")
        #expect(session.screen().contains("╔═════════╗"))
        session.press("Space")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=double"])
    }

    @Test("It survives a resize, a window too small for anything included")
    func resize() {
        var session = EditorSession()
        session.press("Space L J")
        let before = session.screen()
        session.resize(columns: 40, rows: 12)
        session.resize(columns: 3, rows: 1)
        #expect(session.screen() == "nee")
        session.resize(columns: 80, rows: 24)
        #expect(session.screen() == before)
        session.press("Space")
        #expect(session.lines == [Self.box])
    }
}
