import TestSupport
import Testing

@testable import Editor

@Suite("Enter where nothing is to be finished")
struct EnterTests {
    @Test("says that a line, a pencil path or a curve takes no label, and that a place is empty")
    func nothingToType() {
        var session = EditorSession()
        session.press("2 Space L J Space Enter")
        #expect(session.status().hasPrefix("only rectangles and ovals take a label; 6 sets a text"))
        #expect(!session.editor.isTyping)
        session.press("1 J Space L Space Enter")
        #expect(session.status().hasPrefix("only rectangles and ovals take a label"))
        session.press("J J Enter")
        #expect(session.status().hasPrefix("nothing is under the cursor"))
    }

    @Test("keeps a selection of several")
    func several() {
        var session = EditorSession()
        session.press("Space L J Space L Space L J Space 7 * Enter")
        #expect(session.status().hasPrefix("select one alone to type its text"))
        #expect(session.editor.selection.count == 2 && !session.editor.isTyping)
    }

    @Test("is what the text tool's hint names for typing; Space starts a frame")
    func textTool() {
        var session = EditorSession()
        session.press("6")
        #expect(session.status().contains("Enter type here Space frame"))
        session.press("Enter 'as'")
        #expect(session.editor.isTyping)
    }
}
