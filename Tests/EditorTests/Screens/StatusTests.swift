import Drawing
import TestSupport
import Testing

@testable import Editor

@Suite("The status row")
struct StatusTests {
    @Test(
        "It tells tool, state, place or size, step and the next keys",
        arguments: [
            ("1", "Pencil idle col 3 row 2 cell Space start Tab toolbar ? help untitled"),
            ("1 Space L J", "Pencil PEN DOWN col 13 row 7 cell Space set Esc drop untitled *"),
            ("2", "Line idle col 3 row 2 cell Space start Tab toolbar ? help untitled"),
            ("2 Space L", "Line PEN DOWN col 13 row 2, 10 0° cell Space set Esc drop untitled *"),
            ("3", "Rect idle col 3 row 2 cell Space start Tab toolbar ? help untitled"),
            ("3 Space L J", "Rect PEN DOWN col 13 row 7, 11x6 cell Space set Esc drop untitled *"),
            ("4 Space L J", "Oval PEN DOWN col 13 row 7, 11x6 cell Space set Esc drop untitled *"),
            ("5 Space L", "Curve handle col 13 row 2, 10 0° cell Space set Enter finish Esc drop untitled *"),
            ("5 Space Space L", "Curve anchor col 13 row 2, 10 0° cell Space anchor Enter finish Esc drop untitled *"),
            ("6", "Text idle col 3 row 2 cell Enter type here Space frame Tab toolbar ? help untitled"),
            ("6 Space L J", "Text PEN DOWN col 13 row 7, 11x6 cell Space set Esc drop untitled *"),
            ("6 Enter 'abc'", "Text typing line 1 col 4 Esc done Tab toolbar Ctrl-O f font Ctrl-T mark untitled *"),
            (".", "Rect idle x 5 y 6 dot Space start Tab toolbar ? help untitled"),
            ("z", "z … next key untitled"),
            ("a", "arrow heads: end untitled"),
        ])
    func states(keys: String, row: String) {
        // As wide as it takes, since what does not fit is left out.
        var session = EditorSession(columns: 120)
        session.press(keys)
        #expect(session.status() == row)
    }

    @Test("It is plain text on one row, as wide as the window", arguments: [20, 40, 80, 200])
    func plain(columns: Int) {
        var session = EditorSession(columns: columns)
        session.press("Space L J")
        let surface = session.editor.draw()
        #expect(surface.row(23).allSatisfy { $0.attributes == [] && $0.foreground == .standard })
        #expect(session.editor.statusRow.text(columns: columns).count == columns)
    }

    @Test("At 80 columns the file and its mark are always seen, and hints give way", arguments: ["en", "de", "fr", "es"])
    func file(language: String) {
        var session = EditorSession(language: language)
        session.send(.report(.opened(OpenedDrawing(name: "a-longer-name.dudel"))))
        for key in ["1", "2", "3", "4", "5", "6"] {
            session.press("\(key) Space L J")
            #expect(session.row(-1).hasSuffix("a-longer-name.dudel *"))
            session.press("Esc")
        }
    }

    @Test("The keys it names are those of the key map")
    func keys() {
        var session = EditorSession(columns: 120)
        session.editor.keyMap.bind([.character("_")], to: "press")
        #expect(session.status().contains("Space start"), "the one bound first is named")
    }

    @Test("A message lasts until the next input and never takes a second row")
    func message() {
        var session = EditorSession()
        session.send(.report(.notice(String(repeating: "long\n", count: 60))))
        #expect(session.row(-1).count == 80)
        #expect(session.row(-1).hasPrefix("long"))
        session.press("l")
        #expect(session.status().hasPrefix("Rect idle col 4"))
    }

    @Test("A read-only drawing says so")
    func readOnly() {
        var session = EditorSession(columns: 120)
        session.send(.report(.opened(OpenedDrawing(name: "a.dudel", isReadOnly: true))))
        #expect(session.status().hasSuffix("a.dudel (read-only)"))
    }
}
