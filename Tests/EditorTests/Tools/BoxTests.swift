import TestSupport
import Testing

@Suite("Rectangle and oval")
struct BoxTests {
    @Test("A box takes the cells of both its corners")
    func inclusive() {
        var session = EditorSession()
        session.press("3 Space L J")
        #expect(session.status().hasPrefix("Rect PEN DOWN col 13 row 7, 11x6 cell"))
        session.press("Space")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light"])
        expectCanvas(
            &session,
            """

              ┌─────────┐
              │         │
              │         │
              │         │
              │         │
              └─────────┘
            """)
    }

    @Test(
        "It can be drawn in any direction",
        arguments: ["Space l l l j j Space", "j j Space l l l k k Space", "l l l j j Space h h h k k Space"])
    func directions(keys: String) {
        var session = EditorSession()
        session.press(keys)
        #expect(session.lines == ["rectangle 4 4 8 12 pen=light"])
    }

    @Test("A tap is a box of one cell, and in the dot step of one dot")
    func tap() {
        var session = EditorSession()
        session.press("Space Space . Space Space")
        #expect(session.lines == ["rectangle 4 4 2 4 pen=light", "rectangle 5 6 1 1 pen=light"])
    }

    @Test("In the dot step sizes are dots, both ends included")
    func dots() {
        var session = EditorSession()
        session.press(". Space l l l j")
        #expect(session.status().contains("4x2 dot"))
        session.press("Space")
        #expect(session.lines == ["rectangle 5 6 4 2 pen=light"])
    }

    @Test("The band is live while the pen is down, and no part of the drawing")
    func live() {
        var session = EditorSession()
        session.press("Space l l j j")
        expectCanvas(&session, "\n  ┌─┐\n  │ │\n  └─┘")
        session.press("l")
        expectCanvas(&session, "\n  ┌──┐\n  │  │\n  └──┘")
        #expect(session.lines == [])
    }

    @Test("An oval touches the sides of its box and takes stroke and fill")
    func oval() {
        var session = EditorSession()
        session.press("4 F Home Enter Space L J Space")
        #expect(session.lines == ["oval 4 4 22 24 fill=red"])
    }

    @Test("What is drawn lands above what was there")
    func order() {
        var session = EditorSession()
        session.press("Space L J Space 4 Space H K Space")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light", "oval 4 4 22 24"])
    }
}
