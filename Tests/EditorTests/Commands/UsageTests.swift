import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("How a command is written")
struct UsageTests {
    private func withBox() -> EditorSession {
        var session = EditorSession()
        session.press("Space L J Space e")
        return session
    }

    @Test("stands below the line as soon as its arguments are typed, with the unit")
    func beforeEnter() {
        var session = withBox()
        session.press(": 'resize_'")
        #expect(session.screen().contains("resize W H (in dots; 10c means cells)"))
        session.press("Esc A 'resize' Enter")
        #expect(session.popover == .commandLine("resize "))
        #expect(session.screen().contains("resize W H (in dots; 10c means cells)"))
        session.press("Esc : 'size_'")
        #expect(session.screen().contains("size [N]") && !session.screen().contains("in dots"))
    }

    @Test("is said where a command lacks its arguments", arguments: ["move", "resize", "export", "map"])
    func bare(command: String) {
        var session = withBox()
        session.press(": '\(command)' Enter")
        #expect(session.status().hasPrefix("write: \(command) "))
        #expect(session.popover == .commandLine(command), "the line stays to be mended")
    }

    @Test("fits into 80 columns")
    func fits() {
        for command in CommandTable.all {
            #expect("write: \(command.name) \(command.usage)".count <= 80, "\(command.name)")
        }
    }

    @Test("goto takes a column and a row as its popover does, and dots")
    func goto() {
        var session = EditorSession()
        session.press(": 'goto_10,5' Enter")
        #expect(session.status().contains("col 10 row 5"))
        session.press(": 'goto_10_5' Enter")
        #expect(session.status().contains("col 6 row 2"))
    }
}
