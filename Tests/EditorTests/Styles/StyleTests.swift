import Drawing
import Editor
import TestSupport
import Testing

@Suite("Style by name")
struct StyleTests {
    @Test(
        "Every value can be set from the command line",
        arguments: [
            ("size 36", "text 4 4 \"x\" size=36"), ("stroke red", "text 4 4 \"x\" stroke=red"),
            ("stroke #123456", "text 4 4 \"x\" stroke=#123456"),
            ("font DejaVu Serif Book", "text 4 4 \"x\" face=\"DejaVu Serif Book\""),
            ("language de", "text 4 4 \"x\" lang=de"),
            ("text-align right", "text 4 4 \"x\" align=right"), ("text-align start", "text 4 4 \"x\""),
            ("line-spacing 150", "text 4 4 \"x\" leading=150"), ("letter-spacing -50", "text 4 4 \"x\" tracking=-50"),
            ("letter-spacing 2000", "text 4 4 \"x\" tracking=2000"),
        ])
    func text(command: String, line: String) {
        var session = EditorSession()
        session.press(":")
        session.type(command)
        session.press("Enter 6 Enter 'x' Esc")
        #expect(session.lines == [line])
    }

    @Test(
        "A value that cannot be is refused, and changes nothing",
        arguments: [
            "size 0", "size 1000", "size x", "width 21", "width 1.5", "pen thick", "stroke reddish", "fill #12", "language x/y",
            "set smooth maybe", "text-align middle", "line-spacing 49",
            "line-spacing 401", "letter-spacing -201", "letter-spacing 2001", "letter-spacing -", "line-spacing -100",
            "set nothing on",
        ])
    func refused(command: String) {
        var session = EditorSession()
        let style = session.editor.style
        session.run(command)
        #expect(session.status().contains("cannot be used here"))
        #expect(session.editor.style == style)
        #expect(session.effects == [])
    }

    @Test("A style chosen for a selection is one step and remembered")
    func selection() {
        var session = EditorSession()
        session.press("Space L J Space l Space L J Space *")
        session.forgetEffects()
        session.press(": 'pen_double' Enter")
        #expect(session.lines.allSatisfy { $0.hasSuffix("pen=double") })
        #expect(session.effects.last == .remember(session.editor.style, language: nil))
        session.press("u")
        #expect(session.lines.allSatisfy { $0.hasSuffix("pen=light") })
    }

    @Test("Of the width and the pen of a selection only what is changed changes, and the pen shown is one that counts")
    func widthAlone() {
        var session = EditorSession()
        for line in ["rectangle 8 8 40 24 pen=light", "rectangle 8 48 40 24 pen=heavy", "oval 64 8 40 24"] {
            session.run(line)
        }
        session.press("* w Right Enter")
        #expect(
            session.lines == [
                "rectangle 8 8 40 24 pen=light width=3", "rectangle 8 48 40 24 pen=heavy width=3", "oval 64 8 40 24 width=3",
            ])
        session.press("u Esc n *")
        session.press("w")
        let screen = session.screen()
        #expect(screen.contains("✓heavy"))
        #expect(screen.contains("(mixed)"))
    }

    @Test("A script's line is refused with its reason, and nothing is changed")
    func script() {
        var session = EditorSession()
        #expect(throws: CommandError.unknownCommand("frobnicate")) { try session.editor.perform("frobnicate") }
        #expect(throws: CommandError.unavailable(.nothingSelected)) { try session.editor.perform("delete") }
        #expect(throws: CommandError.usage("zoom PERCENT")) { try session.editor.perform("zoom") }
        #expect(throws: CommandError.noSuchDrawable("abc")) { try session.editor.perform("select abc") }
        #expect(throws: CommandError.self) { try session.editor.perform("text 1 1 \"unfinished") }
        #expect(session.lines == [])
    }
}
