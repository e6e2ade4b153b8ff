import Drawing
import Graphemes
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Hostile text in the editor")
struct HostileTypingTests {
    private func session(_ text: String) -> EditorSession {
        var session = EditorSession()
        session.press("6 Enter")
        session.paste(text)
        return session
    }

    @Test("Controls and overrides are shown as what stands for them, and turn nothing round")
    func controls() {
        var session = session("a\u{1B}[2J\u{202E}bc\u{9B}\u{7F}\u{0}d")
        #expect(session.row(3) == "  a␛[2J\u{FFFD}bc\u{FFFD}␡␀d")
        session.press("Home Right Right Right Del Del Esc")
        #expect(session.lines == [#"text 4 4 "a\u{1b}[\u{202e}bc\u{9b}\u{7f}\u{0}d""#])
    }

    @Test("A hundred marks on a letter are one character for the caret, and no taller than a cell")
    func marks() {
        let letter = "a" + String(repeating: "\u{301}", count: 100)
        var session = session("x\(letter)y")
        #expect(session.editor.draw()[3, 3].grapheme.scalars.count == Grapheme.capacity)
        #expect(session.row(3) == "  x\(letter)y")
        session.press("Left Left")
        #expect(session.editor.textEditing?.caret.offset == 1)
        session.press("Right Backspace Esc")
        #expect(session.lines == ["text 4 4 \"xy\""])
    }

    @Test("Marks typed one after another stay one character")
    func typedMarks() {
        var session = session("")
        session.press("'x'")
        for _ in 0..<100 { session.type("\u{301}") }
        session.press("'y'")
        #expect(session.editor.textEditing?.characters.count == 2)
        #expect(session.editor.textEditing?.text.unicodeScalars.count == 102)
    }

    @Test("A line of a mebibyte is kept whole; what is pasted beyond is cut at a character")
    func mebibyte() {
        var session = session(String(repeating: "a", count: (1 << 20) - 1) + "漢漢")
        #expect(session.editor.textEditing?.characters.count == (1 << 20) - 1)
        session.press("Esc")
        #expect(session.editor.document.drawables.first?.plainText?.utf8.count == (1 << 20) - 1)
    }

    @Test("A line of 64 kibibytes is typed in at both ends, and its changes are taken back")
    func long() {
        var session = session(String(repeating: "a", count: 1 << 16))
        session.press("'x' Home 'y'")
        #expect(session.row(3).trimmingPrefix(" ").hasPrefix("yaaaa"))
        session.press("Ctrl-U Ctrl-U")
        #expect(session.editor.textEditing?.characters.count == 1 << 16)
    }

    @Test("A text of line feeds alone is moved through and stores nothing")
    func lineFeeds() {
        var session = session(String(repeating: "\n", count: 5000))
        session.press("Ctrl-Home Down PgDn Ctrl-End Up Home End Esc")
        #expect(session.lines == [])
    }
}
