import TestSupport
import Testing

@Suite("Exact sizes")
struct ExactSizeTests {
    @Test("With the pen down a digit opens the field, and a size is counted in cells")
    func size() {
        var session = EditorSession()
        session.press("Space 4")
        #expect(session.screen().contains("› 4"))
        session.press("'0x10' Enter")
        #expect(session.status().hasPrefix("Rect PEN DOWN col 42 row 11, 40x10"))
        session.press("Space")
        #expect(session.lines == ["rectangle 4 4 80 40 pen=light"])
    }

    @Test("A size keeps the direction that the cursor went")
    func direction() {
        var session = EditorSession()
        session.press("L L J Space h k 5 'x3' Enter Space")
        #expect(session.lines == ["rectangle 36 16 10 12 pen=light"])
    }

    @Test("An offset counts from where the shape began")
    func offset() {
        var session = EditorSession()
        session.press("2 J J Space l l l 1 '2,-3' Enter Space")
        #expect(session.lines == ["line 5 46 29 34 pen=light"])
    }

    @Test("With d at the end both are dots")
    func dots() {
        var session = EditorSession()
        session.press("Space 4 '0x10d' Enter Space")
        #expect(session.lines == ["rectangle 4 4 40 10 pen=light"])
        session = EditorSession()
        session.press(". 2 Space 7 ',3d' Enter Space")
        #expect(session.lines == ["line 5.5 6.5 12.5 9.5 pen=light"])
    }

    @Test("What is no size is refused, and Esc goes on drawing", arguments: ["'x'", "'0'", "'x0'", "',,'", "'99999999999x1'"])
    func refused(text: String) {
        var session = EditorSession()
        session.press("Space 4 \(text) Enter")
        if text != "'0'" && text != "'x'" { #expect(session.editor.isWaiting) }
        session.press("Esc")
        #expect(session.status().hasPrefix("Rect PEN DOWN"))
    }

    @Test("With the pen up digits choose tools")
    func penUp() {
        var session = EditorSession()
        session.press("4")
        #expect(session.row(0).contains("[4 Oval]"))
    }
}
