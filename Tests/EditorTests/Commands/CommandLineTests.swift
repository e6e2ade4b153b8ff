import Popovers
import TestSupport
import Testing

@testable import Editor

@Suite("The command line")
struct CommandLineTests {
    @Test("A line that fails stays open with the reason below it, and can be mended")
    func mended() {
        var session = EditorSession()
        session.press(": 'zoom_20' Enter")
        #expect(session.popover == .commandLine("zoom 20"))
        #expect(session.screen().contains("20 cannot be used here"))
        #expect(session.status().hasPrefix("20 cannot be used here"))
        session.press("'0' Enter")
        #expect(session.popover == nil)
        #expect(session.editor.view.zoom == 2)
    }

    @Test("What cannot be done now stays open as well, and Esc leaves it without a trace")
    func unavailable() {
        var session = EditorSession()
        let before = Trace(session)
        session.press(": 'undo' Enter")
        #expect(session.screen().contains("nothing to undo"))
        session.press("Esc")
        #expect(Trace(session).differences(from: before) == [])
    }

    @Test("A command that needs arguments has them typed when a key or the menu calls it")
    func asked() {
        var session = EditorSession()
        session.press("A 'open' Enter")
        #expect(session.popover == .commandLine("open "))
        session.press("Esc : 'map_F6_zoom' Enter F6 '200' Enter")
        #expect(session.editor.view.zoom == 2)
    }

    @Test("Lines of earlier sessions are called back, and what is typed is kept for the next one")
    func history() {
        var session = EditorSession()
        session.editor.restore(typedLines: ["zoom 200", "zoom 50"])
        session.press(": Up Up Enter")
        #expect(session.editor.view.zoom == 2)
        #expect(session.typedLines == ["zoom 200"])
    }

    @Test(
        "Names, arguments, settings, colours, attributes and nested commands are completed",
        arguments: [
            ("dupl", "duplicate "), ("copy an", "copy ansi "), ("set keys em", "set keys emacs "),
            ("stroke ora", "stroke orange "),
            ("rectangle 1 1 4 4 fill=mag", "rectangle 1 1 4 4 fill=magenta "), ("font alpha b", "font Alpha Bold "),
            ("map F6 dupl", "map F6 duplicate "), ("map \"z x\" set smo", "map \"z x\" set smooth "),
            ("unmap Ctrl-L", "unmap Ctrl-L "),
        ])
    func completes(typed: String, line: String) {
        var session = Situation.drawn.session()
        session.press(":")
        session.type(typed)
        session.press("Tab")
        #expect(session.row(3).contains(":\(line)"), "\(session.screen())")
    }
}

@Suite("Completing paths")
struct PathCompletionTests {
    private func typing(_ line: String) -> EditorSession {
        var session = EditorSession()
        session.press(":")
        session.type(line)
        return session
    }

    private func line(_ session: inout EditorSession) -> String {
        String(session.row(3).drop { $0 != ":" }.dropFirst().prefix { $0 != "│" })
    }

    private static let here = FolderListing(
        folder: "", files: ["plan.dudel", "plan b.dudel", "notes.txt", "a=b.dudel", "q\"\\.dudel"], folders: ["plans", "old one"])

    @Test("The folder that a path leads to is listed once, as soon as the path begins")
    func ordered() {
        var session = typing("open pla")
        #expect(session.folders == [""])
        session.type("ns/a")
        #expect(session.folders == ["", "plans/"])
        session.press("Esc :")
        session.type("zoom 20")
        #expect(session.folders == ["", "plans/"])
        session.press("Esc :")
        session.type("map F6 export \"my pictures/")
        #expect(session.folders.last == "my pictures/")
    }

    @Test(
        "Folders go on, files of the command's kind end, and what needs quotes gets them",
        arguments: [
            ("open plan.", "open plan.dudel "), ("open plans", "open plans/"), ("open old", "open \"old one/"),
            ("open a", "open \"a=b.dudel\" "), ("w q", "w \"q\\\"\\\\.dudel\" "), ("export not", "export notes.txt "),
            ("open not", "open not"), ("open \"old", "open \"old one/"), ("open PLANS", "open plans/"),
        ])
    func completes(typed: String, expected: String) {
        var session = typing(typed)
        session.send(.report(.names(Self.here)))
        session.press("Tab")
        #expect(line(&session).hasPrefix(expected), "\(line(&session))")
    }

    @Test("A Tab that came before the names is answered when they come")
    func waits() {
        var session = typing("open plans")
        session.press("Tab")
        #expect(line(&session).hasPrefix("open plans "))
        session.send(.report(.names(Self.here)))
        #expect(line(&session).hasPrefix("open plans/"))
    }

    @Test("Names of another folder, and of one that came too late, complete nothing")
    func late() {
        var session = typing("open other/pl")
        session.send(.report(.names(Self.here)))
        session.press("Tab Esc")
        session.send(.report(.names(Self.here)))
        #expect(session.popover == nil)
    }
}
