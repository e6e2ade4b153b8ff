import TestSupport
import Testing

@testable import Editor

@Suite("The frame of the select tool")
struct MarqueeTests {
    /// A large box with two small ones in it, and a filled one.
    private func session() -> EditorSession {
        var session = EditorSession()
        for line in [
            "rectangle 4 4 100 60 id=outer", "rectangle 12 12 12 8 id=a", "rectangle 32 12 12 8 id=b",
            "rectangle 60 12 30 40 id=filled fill=red", "oval 12 36 30 20 id=oval", "line 100 90 140 90 id=line",
        ] {
            session.run(line)
        }
        session.press("v")
        return session
    }

    private func names(_ session: EditorSession) -> [String] { session.editor.selection.map(\.text) }

    @Test("Space on nothing begins it, a live frame follows, Space takes what it touches")
    func touches() {
        var session = session()
        session.press("g '50,20' Enter Space L k k k")
        #expect(session.status().hasPrefix("Select frame col 60 row 17, 11x4"))
        session.press("k k k k k k k k Space")
        #expect(names(session) == ["outer"])
    }

    @Test("The empty inside of a shape is not touched, a filled one and lines are")
    func inside() {
        var session = session()
        session.editor.select(touching: .init(14, 16, 20, 2), adds: false)
        #expect(names(session) == ["a", "b"])
        session.editor.select(touching: .init(70, 20, 4, 4), adds: false)
        #expect(names(session) == ["filled"])
        session.editor.select(touching: .init(24, 44, 4, 4), adds: false)
        #expect(names(session) == [])
        session.editor.select(touching: .init(14, 37, 4, 4), adds: false)
        #expect(names(session) == ["oval"])
        session.editor.select(touching: .init(110, 80, 4, 40), adds: false)
        #expect(names(session) == ["line"])
    }

    @Test("Everything inside is taken; what was selected before is not")
    func all() {
        var session = session()
        session.press(": 'select_line' Enter g '1,1' Enter Space L L L L L L J J J l l Space")
        #expect(names(session) == ["outer", "a", "b", "filled", "oval"])
    }

    @Test("E on nothing begins one that adds")
    func adds() {
        var session = session()
        session.press(": 'select_line' Enter g '1,1' Enter E l l l l l l J Space")
        #expect(names(session).sorted() == ["a", "line", "outer"])
    }

    @Test("Esc drops it and leaves the selection; u brings it back")
    func drop() {
        var session = session()
        session.press(": 'select_line' Enter g '1,1' Enter Space l l j Esc")
        #expect(names(session) == ["line"])
        #expect(session.editor.tool.isIdle)
        session.press("u")
        #expect(session.editor.tool.phase == .marquee)
        session.press("Space")
        #expect(names(session) == ["outer"])
    }

    @Test("Nothing touched deselects, and nothing of it is a step or a draft")
    func nothing() {
        var session = session()
        let depth = session.editor.history.depth
        session.press(": 'select_line' Enter g '60,20' Enter Space l l Space")
        #expect(names(session) == [])
        #expect(session.editor.history.depth == depth)
        #expect(session.editor.recoverableDraft == nil)
    }
}
