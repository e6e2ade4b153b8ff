import Drawing
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Choosing in a choice popover")
struct ChoiceTests {
    @Test(
        "Every way of closing but Enter does nothing", arguments: PopoverRequest.choices, ["Esc", "Tab", "click outside", "size"])
    func nothing(request: PopoverRequest, way: String) {
        var session = Situation.drawn.session()
        let before = Trace(session)
        session.open(request)
        session.press("Down")
        switch way {
        case "click outside": session.mouse(.press, column: 0, row: 23)
        case "size": if !request.hasField { session.press("s Esc") }
        default: session.press(way)
        }
        session.press("Esc")
        if session.editor.focus != .canvas { session.press("Esc") }
        session.press("h l")
        #expect(session.popover == nil)
        #expect(Trace(session).differences(from: before) == [])
        #expect(session.effects == [])
    }

    @Test("Enter chooses a language, and everything is in it at once")
    func language() {
        var session = EditorSession()
        session.press("G Down Down Enter")
        #expect(session.editor.language == "de")
        #expect(session.row(0).contains("Rechteck"))
        #expect(session.effects.contains(.remember(session.editor.style, language: "de")))
        session.press("G Enter")
        #expect(session.editor.language == "de", "the current one just closes")
    }

    @Test("A click on a row chooses it")
    func click() {
        var session = EditorSession()
        session.press("G")
        let rows = session.screen().split(separator: "\n", omittingEmptySubsequences: false)
        guard let row = rows.firstIndex(where: { $0.contains("Français") }),
            let column = rows[row].firstIndex(of: "F").map({ rows[row].distance(from: rows[row].startIndex, to: $0) })
        else {
            Issue.record("no row for French in \(session.screen())")
            return
        }
        session.mouse(.press, column: column, row: row)
        #expect(session.editor.language == "fr")
        #expect(session.popover == nil)
    }

    @Test("Space answers no question")
    func space() {
        var session = Situation.drawn.session()
        session.press("Q Space")
        #expect(session.popover == .question(.saveFirst))
        #expect(session.effects == [])
    }

    @Test("The menu runs the command that Enter is pressed on")
    func menu() {
        var session = EditorSession()
        session.press("A 'oval' Enter")
        #expect(session.row(0).contains("[4 Oval]"))
    }

    @Test("The menu says why a command cannot be used, and stays open on it")
    func unavailable() {
        var session = EditorSession()
        session.press("A 'redo'")
        #expect(session.screen().contains("nothing to redo"))
        session.press("Enter")
        #expect(session.popover == .menu)
    }

    @Test("The command line runs what is typed, keeps it for the next time, and says what is wrong with it")
    func commandLine() {
        var session = EditorSession()
        session.press(": 'rectangle_4_4_8_8' Enter")
        #expect(session.lines == ["rectangle 4 4 8 8 pen=light"])
        session.press(": 'rectangel_1' Enter")
        #expect(session.status().hasPrefix("no command is called rectangel"))
        session.press(": Up Up Enter")
        #expect(session.lines == ["rectangle 4 4 8 8 pen=light", "rectangle 4 4 8 8 pen=light"])
    }
}
