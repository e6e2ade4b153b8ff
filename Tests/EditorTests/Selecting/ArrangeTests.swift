import TestSupport
import Testing

@testable import Editor

@Suite("Align, distribute, flip, repeat and copied styles")
struct ArrangeTests {
    private func session(_ lines: [String]) -> EditorSession {
        var session = EditorSession()
        for line in lines {
            session.run(line)
        }
        session.press("*")
        return session
    }

    private func run(_ command: String, in session: inout EditorSession) {
        session.run(command)
    }

    @Test(
        "Each alignment has its own line, in whole cells in the step of a cell",
        arguments: [
            ("align-left", ["4 4 20 20", "4 40 40 8"]), ("align-right", ["64 4 20 20", "44 40 40 8"]),
            ("align-centre", ["34 4 20 20", "24 40 40 8"]), ("align-top", ["4 4 20 20", "44 4 40 8"]),
            ("align-bottom", ["4 28 20 20", "44 40 40 8"]), ("align-middle", ["4 16 20 20", "44 24 40 8"]),
        ])
    func align(command: String, places: [String]) {
        var session = session(["rectangle 4 4 20 20", "rectangle 44 40 40 8"])
        run(command, in: &session)
        #expect(session.lines == places.map { "rectangle \($0) pen=light" })
        session.press("u")
        #expect(session.status().contains("undone: align"))
        #expect(session.lines == ["rectangle 4 4 20 20 pen=light", "rectangle 44 40 40 8 pen=light"])
    }

    @Test("A group is aligned as a whole, and inside one group its parts are")
    func groups() {
        var session = session(["rectangle 4 4 8 8 id=a", "rectangle 14 4 8 8 id=b", "rectangle 40 40 8 8 id=c"])
        run("select a b", in: &session)
        session.press("& *")
        run("align-right", in: &session)
        #expect(session.lines.map { $0.prefix(14) } == ["rectangle 30 4", "rectangle 40 4", "rectangle 40 4"])
        run("select a b", in: &session)
        run("align-left", in: &session)
        #expect(session.lines.map { $0.prefix(14) } == ["rectangle 30 4", "rectangle 30 4", "rectangle 40 4"])
    }

    @Test("Distributing leaves equal gaps and the outermost in their places; it needs three")
    func distribute() {
        var session = session(["rectangle 0 0 8 8", "rectangle 80 0 12 8", "rectangle 10 40 20 8"])
        run("distribute-columns", in: &session)
        #expect(session.lines.map { $0.prefix(12) } == ["rectangle 0 ", "rectangle 80", "rectangle 34"])
        session.press("Esc e")
        run("distribute-rows", in: &session)
        #expect(session.status().contains("select three or more"))
    }

    @Test("Flipping mirrors places and paths, not letters")
    func flip() {
        var session = session(["line 0 0 10 20", "rectangle 20 0 20 20 label=ab", "text 40 0 \"ab\""])
        run("flip-horizontal", in: &session)
        #expect(session.lines == ["line 44 0 34 20 pen=light", "rectangle 4 0 20 20 pen=light label=ab", "text 0 0 \"ab\""])
        run("flip-horizontal", in: &session)
        #expect(session.lines == ["line 0 0 10 20 pen=light", "rectangle 20 0 20 20 pen=light label=ab", "text 40 0 \"ab\""])
        run("flip-vertical", in: &session)
        #expect(session.lines[0] == "line 0 20 10 0 pen=light")
        session.press("u")
        #expect(session.status().contains("undone: flip"))
    }

    @Test("Repeat after duplicating and moving makes a row of copies, each one step")
    func duplicates() {
        var session = session(["rectangle 0 0 8 8"])
        session.press("C m H : 'goto_0_0' Enter Esc")
        run("move 10 0", in: &session)
        session.press(", ,")
        #expect(session.lines.map { $0.prefix(14) } == ["rectangle 0 0 ", "rectangle 12 4", "rectangle 24 8", "rectangle 36 1"])
        session.press("u")
        #expect(session.lines.count == 3)
    }

    @Test("Repeat does the last change to another selection, and says when there is none")
    func repeats() {
        var session = session(["rectangle 0 0 8 8 id=a", "rectangle 20 0 8 8 id=b"])
        session.press(",")
        #expect(session.status().contains("nothing to repeat"))
        run("select a", in: &session)
        run("stroke red", in: &session)
        run("select b", in: &session)
        session.press(",")
        #expect(session.lines[1].contains("stroke=red"))
        run("select a", in: &session)
        session.press("m l l Space")
        run("select b", in: &session)
        session.press(",")
        #expect(session.lines[1].hasPrefix("rectangle 24 0"))
    }

    @Test("A copied style is given to others as far as it means something for them")
    func style() {
        var session = session(["rectangle 0 0 8 8 id=a stroke=red fill=blue pen=double", "line 20 0 40 0 id=b end=arrow"])
        run("paste-style", in: &session)
        #expect(session.status().contains("no style is copied yet"))
        session.press("Esc")
        run("select a", in: &session)
        run("copy-style", in: &session)
        run("select b", in: &session)
        run("paste-style", in: &session)
        #expect(session.lines[1] == "line 20 0 40 0 pen=double stroke=red end=arrow")
    }

    @Test("Values that differ are called mixed, in the toolbar and in the popover; choosing one gives it to all")
    func mixed() {
        var session = session(["text 0 0 \"a\" size=12 stroke=red", "text 20 0 \"b\" size=24 stroke=red"])
        #expect(session.row(1).contains("s mix"))
        #expect(session.row(1).contains("c red"))
        session.press("s")
        #expect(session.screen().contains("(mixed)"))
        session.press("Enter")
        #expect(session.lines == ["text 0 0 \"a\" stroke=red", "text 20 0 \"b\" stroke=red"])
        #expect(session.row(1).contains("s 24"))
        session.press("u s Right Esc")
        #expect(session.row(1).contains("s mix"))
        #expect(session.lines[0] == "text 0 0 \"a\" size=12 stroke=red")
    }

    @Test("The menu names the step that undo takes back and redo does again")
    func menu() {
        var session = session(["rectangle 0 0 8 8"])
        run("move 2 0", in: &session)
        session.press("A 'undo'")
        #expect(session.screen().contains("undo: move"))
        session.press("Esc u A 'redo'")
        #expect(session.screen().contains("redo: move"))
    }

    @Test("With constrain set boxes are squares, ovals circles, and lines go by 15 degrees")
    func constrain() {
        var session = EditorSession()
        session.press("z c Space L j j Space")
        #expect(session.lines == ["rectangle 4 4 24 24 pen=light"])
        session.press("u 4 g '30,10' Enter Space H K k Space")
        #expect(session.lines == ["oval 32 12 28 28"])
        session.press("u : 'pen_dots' Enter 2 g '3,2' Enter . Space L l l j j j j j j Space")
        #expect(session.editor.tool.isIdle)
        guard case .line(let start, let end) = session.editor.document.drawables.last?.shape else {
            Issue.record("no line")
            return
        }
        #expect(abs((end.y - start.y) / (end.x - start.x) - 0.5773502691896258) < 1e-9)
    }
}
