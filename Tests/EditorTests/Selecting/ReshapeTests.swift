import Drawing
import TestSupport
import Testing

@testable import Editor

@Suite("Handles")
struct ReshapeTests {
    private func session(_ line: String, selecting place: String) -> EditorSession {
        var session = EditorSession()
        session.press(":")
        session.type(line)
        session.press("Enter v e g '\(place)' Enter")
        return session
    }

    @Test("The corner of a box follows the cursor, its size in the status row; undo is called so")
    func corner() {
        var session = EditorSession()
        session.press("Space L J Space v Space Space l l l j")
        #expect(session.status().hasPrefix("Select handle col 16 row 8, 14x7 cell Space set"))
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light"])
        expectCanvas(&session, "\n  ┌────────────┐\n  │            │")
        session.press("Space")
        #expect(session.lines == ["rectangle 4 4 28 28 pen=light"])
        session.press("u")
        #expect(session.status().hasPrefix("undone: resize"))
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light"])
    }

    @Test(
        "Each of the eight handles moves its own sides",
        arguments: [
            ("13,7", "rectangle 4 4 24 28"), ("3,2", "rectangle 6 8 20 20"), ("13,2", "rectangle 4 8 24 20"),
            ("3,7", "rectangle 6 4 20 28"), ("8,7", "rectangle 4 4 22 28"), ("13,5", "rectangle 4 4 24 24"),
            ("3,5", "rectangle 6 4 20 24"), ("8,2", "rectangle 4 8 22 20"),
        ])
    func eight(place: String, line: String) {
        var session = session("rectangle 4 4 22 24", selecting: place)
        session.press("Space l j Space")
        #expect(session.lines == [line + " pen=light"])
    }

    @Test("Drawn past the opposite side a box turns over, and both cells belong to it")
    func turnsOver() {
        var session = session("rectangle 24 24 22 24", selecting: "23,12")
        session.press("Space H l l l Space")
        // From the cell 23 by 7 to the left: the former left side's cell, 13, is 3 to the left of it.
        #expect(session.lines == ["rectangle 24 24 8 24 pen=light"])
        session.press("g '16,12' Enter Space H Space")
        #expect(session.lines == ["rectangle 10 24 16 24 pen=light"])
    }

    @Test("At the opposite side one cell is left")
    func oneCell() {
        var session = session("rectangle 4 4 22 24", selecting: "13,5")
        session.press("Space H Space")
        #expect(session.lines == ["rectangle 4 4 2 24 pen=light"])
    }

    @Test("A size is typed as well, in cells or dots", arguments: [("'40x10'", "80 40"), ("'30x9d'", "30 9")])
    func typed(size: String, line: String) {
        var session = session("rectangle 4 4 22 24", selecting: "13,7")
        session.press("Space \(size) Enter Space")
        #expect(session.lines == ["rectangle 4 4 \(line) pen=light"])
    }

    @Test("The end of a line is joined anew, its length and angle in the status row")
    func line() {
        var session = session("line 5 6 25 6", selecting: "13,2")
        #expect(session.status().hasPrefix("Select on end"))
        session.press("Space j j j j j")
        #expect(session.status().contains("14.1 -45°"))
        session.press("Space")
        #expect(session.lines == ["line 5 6 25 26 pen=light"])
        session.press("g '3,2' Enter Space l Space")
        #expect(session.lines == ["line 7 6 25 26 pen=light"])
    }

    @Test("An end that snaps to a point meets it exactly")
    func snaps() {
        var session = session("line 5 6 25 6", selecting: "13,2")
        session.press("Esc : 'oval_40.5_6_20_20' Enter : 'pen_dots' Enter : 'snap_points' Enter")
        session.press("g '3,2' Enter e g '13,2' Enter Space g '20,4' Enter l Space")
        #expect(session.lines.contains { $0.hasPrefix("line 5 6 40.5 16") })
    }

    @Test("A line is never left without length")
    func noLength() {
        var session = session("line 5 6 25 6", selecting: "13,2")
        session.press("Space H Space")
        #expect(session.lines == ["line 5 6 25 6 pen=light"])
    }

    @Test("The anchors and handles of a curve are shown with dashed guides, and each is moved")
    func curve() {
        var session = session("curve 5,6,5,26 45,6,45,-14", selecting: "3,2")
        #expect(session.screen().contains("o"))
        #expect(session.status().hasPrefix("Select on anchor"))
        session.press("Space l l Space")
        #expect(session.lines == ["curve 9,6,9,26 45,6,45,-14"])
        session.press("g '5,7' Enter Space l Space")
        #expect(session.lines == ["curve 9,6,11,26 45,6,45,-14"])
        session.press("g '23,7' Enter Space j Space")
        #expect(session.lines == ["curve 9,6,11,26 45,6,45,-18"])
    }

    @Test("The points of a pencil's path are moved, added and taken out")
    func pencil() {
        var session = session("pencil 5,6 25,6 25,26", selecting: "13,2")
        #expect(session.status().hasPrefix("Select on point"))
        session.press("Space l Space")
        #expect(session.lines == ["pencil 5,6 27,6 25,26"])
        session.press("g '8,2' Enter I")
        #expect(session.lines == ["pencil 5,6 15,6 27,6 25,26"])
        session.press("X")
        #expect(session.lines == ["pencil 5,6 27,6 25,26"])
        session.press("l l X")
        #expect(session.status().contains("no point of a selected path"))
        session.press("u")
        #expect(session.status().hasPrefix("undone: point"))
    }

    @Test("Anchors are added and taken out, and turned from corners into smooth ones and back")
    func anchors() {
        var session = session("curve 5,6 45,6 45,46", selecting: "13,2")
        session.press("I")
        #expect(session.lines == ["curve 5,6,5,6 25,6,25,6 45,6,45,6 45,46,45,46"])
        session.press("X")
        #expect(session.lines == ["curve 5,6,5,6 45,6,45,6 45,46,45,46"])
        session.press("g '23,2' Enter : 'smooth-point' Enter")
        #expect(session.lines == ["curve 5,6,5,6 45,6,51.666666666666664,12.666666666666666 45,46,45,46"])
        session.press(": 'smooth-point' Enter X")
        #expect(session.lines == ["curve 5,6,5,6 45,46,45,46"])
        session.press("g '3,2' Enter X")
        #expect(session.status().contains("the path needs this point"))
    }

    @Test("The box around a free path scales it")
    func scales() {
        var session = session("pencil 5,6 25,6 25,26", selecting: "14,8")
        #expect(session.status().hasPrefix("Select on handle"))
        session.press("Space L Space")
        #expect(session.lines == ["pencil 5,6 45,6 45,26"])
    }

    @Test("A text without a frame gets one by its right side; one with a frame wraps in the new one")
    func text() {
        var session = session("text 4 4 \"some words here\"", selecting: "18,2")
        #expect(session.status().hasPrefix("Select on handle"))
        session.press("Space h h h h h Space")
        #expect(session.lines == ["text 4 4 20 8 \"some words here\""])
        session.press("Esc")
        expectCanvas(&session, "\n  some words\n  here")
    }

    @Test("What is selected together is scaled by its common box, letters keep their size")
    func together() {
        var session = EditorSession()
        for line in ["rectangle 4 4 20 20", "oval 24 4 20 20", "text 4 24 \"t\""] {
            session.run(line)
        }
        session.press("v * g '22,7' Enter Space L L Space")
        #expect(session.lines == ["rectangle 4 4 40 20 pen=light", "oval 44 4 40 20", "text 4 24 \"t\""])
        session.press("u")
        #expect(session.lines == ["rectangle 4 4 20 20 pen=light", "oval 24 4 20 20", "text 4 24 \"t\""])
    }

    @Test("resize gives the box around the selection a size")
    func command() {
        var session = session("rectangle 4 4 22 24", selecting: "1,1")
        session.press(": 'resize_40c_10c' Enter")
        #expect(session.lines == ["rectangle 4 4 80 40 pen=light"])
        session.press(": 'resize_0_10' Enter")
        #expect(session.status().contains("cannot be used here"))
    }

    @Test("A label is set anew in the resized shape")
    func label() {
        var session = session("rectangle 4 4 22 24 label=\"two words\"", selecting: "13,7")
        session.press("Space l l l l Space Esc")
        expectCanvas(
            &session,
            """

              ┌─────────────┐
              │             │
              │  two words  │
              │             │
              │             │
              └─────────────┘
            """)
    }
}
