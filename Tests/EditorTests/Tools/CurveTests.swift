import TestSupport
import Testing

@Suite("The curve")
struct CurveTests {
    @Test("Taps make corners, Enter finishes")
    func corners() {
        var session = EditorSession()
        session.press("5 Space Space")
        #expect(session.status().hasPrefix("Curve anchor"))
        session.press("L Space Space J Space Space Enter")
        #expect(session.lines == ["curve 5,6,5,6 25,6,25,6 25,26,25,26"])
        #expect(session.status().hasPrefix("Curve idle"))
    }

    @Test("Moving with the pen down pulls the handle, and the other handle mirrors it on a dashed guide")
    func handles() {
        var session = EditorSession()
        session.press("5 L J Space l l l")
        #expect(session.status().hasPrefix("Curve handle"))
        let canvas = session.row(8)
        #expect(canvas.count > 13, "the guide reaches from one handle to the other: \(canvas)")
        session.press("Space J Space Space Enter")
        #expect(session.lines == ["curve 25,26,31,26 31,46,31,46"])
    }

    @Test("A down on the first anchor closes it")
    func closes() {
        var session = EditorSession()
        session.press("5 Space Space L Space Space J Space Space H K Space")
        #expect(session.lines == ["curve 5,6,5,6 25,6,25,6 25,26,25,26 closed=yes"])
        #expect(session.status().hasPrefix("Curve idle"))
    }

    @Test("The same tool or another one finishes it", arguments: ["5", "b", "3"])
    func finishing(key: String) {
        var session = EditorSession()
        session.press("5 Space Space L Space Space \(key)")
        #expect(session.lines == ["curve 5,6,5,6 25,6,25,6"])
    }

    @Test("A path that nobody could see leaves nothing", arguments: ["Space Space", "Space", "Space Space Space Space", ""])
    func empty(keys: String) {
        var session = EditorSession()
        session.press("5 \(keys) Enter")
        #expect(session.lines == [])
        session.press("l")
        #expect(session.status().hasPrefix("Curve idle"))
    }

    @Test("The segment to the cursor is shown before its anchor is set")
    func rubberBand() {
        var session = EditorSession()
        session.press("5 Space Space L")
        #expect(!session.row(3).isEmpty)
        session.press("Enter")
        #expect(session.lines == [], "one anchor is no curve")
    }

    @Test("Backspace takes back an anchor and goes back to the one before")
    func takeBack() {
        var session = EditorSession()
        session.press("5 Space Space L Space Space J Space Space Backspace")
        #expect(session.status().hasPrefix("Curve anchor col 13 row 2"))
        session.press("Enter")
        #expect(session.lines == ["curve 5,6,5,6 25,6,25,6"])
    }
}
