import TestSupport
import Testing

@testable import Editor

@Suite("Groups and locks")
struct GroupTests {
    private func session() -> EditorSession {
        var session = EditorSession()
        for (index, name) in ["a", "b", "c"].enumerated() {
            session.run("rectangle \(4 + 20 * index) 4 16 16 id=\(name)")
        }
        return session
    }

    private func names(_ session: EditorSession) -> [String] { session.editor.selection.map(\.text).sorted() }

    @Test("& makes a group that is picked as one, and & again dissolves it")
    func toggle() {
        var session = session()
        session.press(": 'select_a_b' Enter &")
        #expect(session.status().contains("grouped: 2"))
        session.press("Esc g '3,2' Enter e")
        #expect(names(session) == ["a", "b"])
        session.press("&")
        #expect(session.status().contains("ungrouped"))
        #expect(!session.lines.joined().contains("group="))
        session.press("u")
        #expect(session.status().contains("undone: ungroup"))
        session.press("u")
        #expect(session.status().contains("undone: group"))
    }

    @Test("Groups lie inside others, e goes into them step by step, and ungroup takes the outermost away")
    func nested() {
        var session = session()
        session.press(": 'select_a_b' Enter & : 'select_all' Enter & Esc g '3,2' Enter e")
        #expect(names(session) == ["a", "b", "c"])
        session.press("e")
        #expect(names(session) == ["a", "b"])
        session.press("e")
        #expect(names(session) == ["a"])
        session.press("e")
        #expect(names(session) == ["a", "b", "c"])
        session.press("&")
        session.press("e")
        #expect(names(session) == ["a", "b"])
    }

    @Test("One alone is no group, and says so")
    func alone() {
        var session = session()
        session.press(": 'select_a' Enter &")
        #expect(session.status().contains("select two or more"))
        session.press(": 'ungroup' Enter")
        #expect(session.status().contains("no group is selected"))
    }

    @Test("A group has depth, and no more than that")
    func depth() {
        var session = session()
        for _ in 0..<16 { session.press(": 'select_a_b' Enter : 'group' Enter") }
        #expect(session.status().contains("too many groups"))
        #expect(session.lines[0].split(separator: "/").count == 15)
    }

    @Test("A copy of a group is a group of its own")
    func copies() {
        var session = session()
        session.press(": 'select_a_b' Enter & C Esc g '4,3' Enter e")
        #expect(session.editor.selection.count == 2)
        #expect(Set(session.editor.document.drawables.flatMap(\.groups)).count == 2)
    }

    @Test("What is locked is not picked, framed, gone to nor changed, and the reason is told")
    func lock() {
        var session = session()
        session.press(": 'select_a' Enter : 'lock' Enter")
        #expect(session.status().contains("locked; :unlock-all unlocks"))
        session.press("d")
        #expect(session.status().contains("what is selected is locked"))
        session.press("m")
        #expect(session.status().contains("what is selected is locked"))
        session.press("Esc * ")
        #expect(names(session) == ["b", "c"])
        session.press("v g '3,2' Enter Space")
        #expect(session.editor.tool.phase == .marquee)
        session.press("Esc n")
        #expect(names(session) == ["b"])
        session.press(": 'select_a_b' Enter")
        #expect(session.status().contains("locked"))
        session.press(": 'stroke_red' Enter : 'move_2_0' Enter")
        #expect(session.lines[0] == "rectangle 4 4 16 16 pen=light locked=yes")
        #expect(session.lines[1] == "rectangle 26 4 16 16 pen=light stroke=red")
        session.press(": 'unlock_all' Enter")
        #expect(names(session) == ["a"])
        session.press(": 'unlock-all' Enter")
        #expect(session.status().contains("nothing is locked"))
        session.press("Esc d")
        #expect(session.lines.count == 2)
    }

    @Test("A locked object is unlocked by its name")
    func byName() {
        var session = session()
        session.press("* : 'lock' Enter : 'unlock_b' Enter")
        #expect(names(session) == ["b"])
        #expect(session.lines.map { $0.contains("locked") } == [true, false, true])
    }
}
