import TestSupport
import Testing

@testable import Editor

@Suite("The select tool")
struct SelectToolTests {
    @Test("Space picks what is under the cursor, and shows eight handles as characters")
    func pick() {
        var session = EditorSession()
        session.press("Space L J Space v h")
        #expect(session.status().hasPrefix("Select idle col 12 row 7 cell Space select"))
        session.press("Space")
        #expect(session.status().hasPrefix("Select idle Rect 3,2 11x6 cell Space pick up m move"))
        expectCanvas(
            &session,
            """

              #────#────#
              │         │
              │         │
              #         #
              │         │
              #────#────#
            """)
        session.press("Esc")
        #expect(session.editor.selection == [])
        expectCanvas(&session, "\n  ┌─────────┐")
    }

    @Test("What is selected with another tool is there to be taken with the select tool, and Esc deselects")
    func keeps() {
        var session = EditorSession()
        session.press("Space L J Space e 7")
        #expect(session.editor.selection.count == 1)
        session.press("Esc")
        #expect(session.editor.selection == [])
        session.press("* 3")
        #expect(session.editor.selection == [])
    }

    @Test("An edge counts before the inside, though it lies below")
    func edge() {
        var session = EditorSession()
        for line in ["rectangle 12 12 20 16", "rectangle 4 4 60 40 fill=red"] {
            session.run(line)
        }
        session.press("v g '7,5' Enter Space")
        #expect(session.status().contains("Rect 7,4"))
        session.press("Esc l l l Space")
        #expect(session.status().contains("Rect 3,2"))
    }

    @Test("The place of the cursor says what Space would take")
    func hints() {
        var session = EditorSession()
        session.press("Space L J Space v")
        #expect(session.status().contains("Space select"))
        session.press("Space")
        #expect(session.status().hasPrefix("Select on handle Rect 3,2 11x6 cell Space take m move"))
        session.press("h")
        #expect(session.status().contains("Space pick up"))
        session.press("L L")
        #expect(session.status().contains("Space frame"))
    }

    @Test("e takes what is under the cursor, else the newest; E adds and takes out")
    func add() {
        var session = EditorSession()
        session.press("Space L J Space L Space L J Space v")
        session.press("e")
        #expect(session.status().contains("Rect 23,7"))
        session.press("K H H E")
        #expect(session.editor.selection.count == 2)
        #expect(session.status().contains("2 selected 3,2 31x11"))
        session.press("E")
        #expect(session.editor.selection.count == 1)
        session.press("3 J J E")
        #expect(session.status().contains("nothing is under the cursor"))
        session.press("e")
        #expect(session.status().contains("selected: 1"))
    }

    @Test("n and N go through the objects in reading order, rows of cells first, and to their beginning")
    func reading() {
        var session = EditorSession()
        for line in ["rectangle 60 41 20 20", "rectangle 10 42 20 20", "line 4 10 30 10", "text 60 8 \"t\""] {
            session.run(line)
        }
        session.press("v n")
        #expect(session.status().hasPrefix("Select on end Line 3,3.5 13x0"))
        session.press("n")
        #expect(session.status().contains("Text 31,3 1x1"))
        session.press("n")
        #expect(session.status().contains("Rect 6,11.5 10x5"))
        session.press("n n")
        #expect(session.status().contains("Line"))
        session.press("N")
        #expect(session.status().contains("Rect 31,11.3 10x5"))
    }

    @Test("Enter edits the text or the label under the cursor, or of what is selected")
    func enter() {
        var session = EditorSession()
        session.press("Space L J Space v Space Enter 'one' Esc")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light label=one"])
        session.press("Space L L Enter")
        #expect(session.editor.isTyping)
        session.press("Esc Enter")
        #expect(!session.editor.isTyping)
    }

    @Test("Half-drawn work is finished by choosing the tool")
    func finishes() {
        var session = EditorSession()
        session.press("Space L J v")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light"])
        #expect(session.editor.tool.kind == .select)
    }

    @Test("What is selected is marked without colours on a terminal that has none")
    func monochrome() {
        var session = EditorSession(capabilities: .init(glyphs: .ascii, colours: .none))
        session.press("Space L J Space v Space")
        #expect(session.screen().contains("#----#----#"))
    }
}
