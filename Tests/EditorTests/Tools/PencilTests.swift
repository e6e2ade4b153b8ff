import TestSupport
import Testing

@Suite("The pencil")
struct PencilTests {
    @Test("A tap leaves a round dot")
    func tap() {
        var session = EditorSession(style: .documented)
        session.press("1 Space Space")
        #expect(session.lines == ["pencil 5,6"])
        expectCanvas(&session, "\n  ⠶")
    }

    @Test("Every place the cursor goes to is a point, and what a fast step skips is drawn straight")
    func points() {
        var session = EditorSession()
        session.press(": 'set_smooth_off' Enter 1 Space l l j L Space")
        #expect(session.lines == ["pencil 5,6 7,6 9,6 9,10 29,10"])
    }

    @Test("Stairs drawn by keys are smoothed at commit, their ends staying where they are")
    func smoothing() {
        var session = EditorSession()
        session.press("1 Space l j l j l j l j Space")
        guard let line = session.lines.first else {
            Issue.record("nothing was drawn")
            return
        }
        #expect(line.hasPrefix("pencil 5,6 "))
        #expect(line.contains(" 13,22"))
        #expect(line.split(separator: " ").count < 10, "the stairs became a slope: \(line)")
    }

    @Test("Backspace and u take back the last point")
    func takeBack() {
        var session = EditorSession()
        session.press(": 'set_smooth_off' Enter 1 Space l l j Backspace u Space")
        #expect(session.lines == ["pencil 5,6 7,6"])
    }
}
