import Drawing
import Geometry
import Screen
import TestSupport
import Testing
import Typography

@testable import Editor

/// The caret in texts of two directions, set in a real face: DejaVu Sans has Latin, Hebrew and Arabic letters.
@Suite("The caret in mixed directions")
struct VisualCaretTests {
    private static let catalogue = FontCatalogue.load(languages: ["en", "ar", "he"])

    private func session(_ text: String) -> EditorSession {
        let typesetter = Typesetter()
        typesetter.install(Self.catalogue)
        var style = Style.first
        style.face = FaceName("DejaVu Sans Book")
        style.size = 16
        var session = EditorSession(style: style, typesetter: typesetter)
        session.press("6 Enter")
        session.paste(text)
        return session
    }

    private func x(_ session: EditorSession) -> Double { session.editor.caretPoint?.x ?? .nan }

    @Test(
        "Left goes left and Right goes right on the screen, and every place in the text is reached",
        arguments: ["abc אבג xyz", "אבג abc דהו", "abc", "אבגד", "(אב) 12.5 [x]", "مرحبا hello שלום 123", "אב 12 גד", "a א1 b"])
    func visual(text: String) {
        var session = session(text)
        var reached: Set<Int> = []
        for key in ["Left", "Right", "Left"] {
            var places = [x(session)]
            for _ in 0..<(text.count + 4) {
                session.press(key)
                if let offset = session.editor.textEditing?.caret.offset { reached.insert(offset) }
                if x(session) != places.last { places.append(x(session)) }
            }
            #expect(places == (key == "Left" ? places.sorted(by: >) : places.sorted()))
        }
        #expect(reached == Set(0...text.count))
    }

    @Test("In a text from right to left the last letter is on the left, and Left at the line's end goes to the next line")
    func lines() {
        var session = session("אבג\nדהו")
        session.press("Ctrl-Home")
        let right = x(session)
        session.press("Left Left Left")
        #expect(session.editor.textEditing?.caret.offset == 3)
        #expect(x(session) < right)
        session.press("Left")
        #expect(session.editor.textEditing?.caret.offset == 4)
        session.press("Right")
        #expect(session.editor.textEditing?.caret.offset == 3)
    }

    @Test("Ctrl-Left goes to the word on the left in both directions")
    func words() {
        var hebrew = session("אבג דהו")
        hebrew.press("Ctrl-Home Ctrl-Left")
        #expect(hebrew.editor.textEditing?.caret.offset == 3)
        var latin = session("abc def")
        latin.press("Ctrl-Left")
        #expect(latin.editor.textEditing?.caret.offset == 4)
    }

    @Test("What is selected in a line of two directions is shown where its characters are")
    func selected() {
        var session = session("ab אבג cd")
        session.press("Ctrl-Home")
        session.editor.textEditing?.anchor = 2
        session.editor.textEditing?.caret = TextCaret(4)
        guard let editing = session.editor.textEditing else { return }
        let block = editing.block(setter: session.editor.setter)
        let layout = session.editor.setter.layout(block.request)
        let cells = TextCells(block: block, layout: layout, view: session.editor.view).cells(of: 2..<4)
        #expect(cells.count == 2, "the blank, and the Hebrew word's first letter at its right end")
        #expect(!session.editor.draw().text.isEmpty)
    }

    @Test("A text longer than its frame is marked in it and said in the status row; nothing of it is lost")
    func overflow() {
        var session = session("")
        session.press("Esc 6 Space L j j Space 'one_two_three_four_five'")
        #expect(session.status().contains("longer than its frame"))
        #expect(session.screen().contains("+"))
        session.press("Esc")
        #expect(session.lines.first?.contains("one two three four five") == true)
    }

    @Test("A new face, size or width wraps the text anew under the caret")
    func rewrapping() {
        var session = session("")
        session.press("Esc 6 Space L L J J Space 'one_two_three_four'")
        let before = session.editor.textEditing?.layout(setter: session.editor.setter).lines.count ?? 0
        session.press("Ctrl-O s PgUp PgUp")
        let shown = session.editor.shownEditing?.layout(setter: session.editor.setter).lines.count ?? 0
        #expect(shown > before)
        session.press("Enter 'x'")
        #expect(session.editor.textEditing?.text == "one two three fourx")
    }
}
