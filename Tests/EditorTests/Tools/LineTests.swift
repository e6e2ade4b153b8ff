import TestSupport
import Testing

@Suite("The line")
struct LineTests {
    @Test("It goes from the middle of one cell to the middle of another")
    func line() {
        var session = EditorSession()
        session.press("2 Space L Space")
        #expect(session.lines == ["line 5 6 25 6 pen=light"])
        expectCanvas(&session, "\n  ╶─────────╴")
    }

    @Test("The status row tells length in cells and angle")
    func measure() {
        var session = EditorSession()
        session.press("2 Space L")
        #expect(session.status().hasPrefix("Line PEN DOWN col 13 row 2, 10 0°"))
        session.press("J j j j j j")
        #expect(session.status().hasPrefix("Line PEN DOWN col 13 row 12, 22.4 -63°"))
    }

    @Test("A tap draws no line: nobody could see it")
    func tap() {
        var session = EditorSession()
        session.press("2 Space Space")
        #expect(session.lines == [])
        #expect(session.status().hasPrefix("Line idle"))
    }

    @Test("Arrow heads go round: none, end, both, start")
    func heads() {
        var session = EditorSession()
        session.press("2 a")
        #expect(session.status().hasPrefix("arrow heads: end"))
        session.press("Space L Space a j Space H Space a j Space L Space a j Space H Space")
        #expect(
            session.lines == [
                "line 5 6 25 6 pen=light end=arrow", "line 25 10 5 10 pen=light end=arrow start=arrow",
                "line 5 14 25 14 pen=light start=arrow", "line 25 18 5 18 pen=light",
            ])
    }

    @Test("A line being drawn takes new arrow heads at once")
    func headsWhileDrawing() {
        var session = EditorSession()
        session.press("2 Space L")
        let before = session.screen()
        session.press("a h l")
        #expect(session.screen() != before)
        session.press("Space")
        #expect(session.lines == ["line 5 6 25 6 pen=light end=arrow"])
    }

    @Test("Heads can be chosen by name")
    func named() {
        var session = EditorSession()
        session.press("2 : 'arrowheads_both' Enter Space L Space")
        #expect(session.lines == ["line 5 6 25 6 pen=light end=arrow start=arrow"])
        session.press(": 'arrowheads_sideways' Enter")
        #expect(session.status().hasPrefix("sideways cannot be used here"))
    }
}
