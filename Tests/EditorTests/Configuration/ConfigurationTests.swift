import TestSupport
import Testing

@testable import Editor

@Suite("The configuration")
struct ConfigurationTests {
    private func configured(_ text: String) -> (session: EditorSession, complaint: String?) {
        var session = EditorSession()
        let outcome = session.editor.configure(Array(text.utf8))
        return (session, outcome.complaint)
    }

    @Test("It sets, maps and unmaps before the first frame, and comments and blank lines mean nothing")
    func holds() {
        var (session, complaint) = configured(
            """
            # my keys
            set smooth off
            set grid-size 4x2

            map F6 oval
            map "z x" set snap grid
            unmap 4
            """)
        #expect(complaint == nil)
        #expect(!session.editor.settings.smooth)
        session.press("F6")
        #expect(session.row(0).contains("[o Oval]"))
        session.press("z x")
        #expect(session.editor.settings.snap == .grid)
    }

    @Test("The first line that is wrong is told by its number, with how many more there are; all others hold")
    func errors() {
        let (session, complaint) = configured("set smooth maybe\nset smoth off\nfoo\nset smooth off\nquit now\nsave \"x")
        #expect(complaint == "config: line 1: maybe cannot be used here; further errors: 4")
        #expect(!session.editor.settings.smooth)
    }

    @Test(
        "It can do nothing else",
        arguments: ["q!", "open other.dudel", "rectangle 0 0 4 4", "export x.txt", "save a", "language de"])
    func vocabulary(line: String) {
        var session = EditorSession()
        let outcome = session.editor.configure(Array(line.utf8))
        let name = line.prefix { $0 != " " }
        #expect(outcome.complaint == "config: line 1: \(name) cannot stand in the configuration")
        #expect(outcome.effects == [])
        #expect(session.lines == [])
    }

    @Test("What is not text is refused as a whole, in one line")
    func binary() {
        var session = EditorSession()
        let outcome = session.editor.configure(Array("set smooth off\n".utf8) + [0xFF, 0xFE, 10])
        #expect(outcome.complaint == "config: line 2: not UTF-8 text")
        #expect(session.editor.settings.smooth)
    }

    @Test("Random bytes neither crash nor change the drawing", arguments: 1...20)
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var session = EditorSession()
        let words = ["set", "map", "unmap", "smooth", "F6", "\"", "z h", "=", "\n", " ", "off", "\u{1B}", "oval", "\\"]
        let text = (0..<400).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
        _ = session.editor.configure(Array(text.utf8))
        session.press("Space L J Space")
        #expect(session.editor.draw().rows == 24)
    }

    @Test("What it sets counts more than what an earlier session kept; other things kept are taken")
    func precedence() {
        var session = EditorSession()
        _ = session.editor.configure(Array("set smooth off".utf8))
        session.editor.restore(settings: ["smooth": "on", "rulers": "on"])
        #expect(!session.editor.settings.smooth)
        #expect(session.editor.settings.showsRulers)
        session.press(": 'set_smooth_on' Enter")
        #expect(session.editor.settings.smooth, "for the session a person can set it otherwise")
    }

    @Test("What concerns the terminal is left to be done, and nothing is kept as if a person had typed it")
    func effects() {
        var session = EditorSession()
        let outcome = session.editor.configure(Array("set colors none\nset theme dark".utf8))
        #expect(outcome.effects == [.useColours(.none)])
    }
}
