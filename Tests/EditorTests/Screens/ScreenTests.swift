import Screen
import TestSupport
import Testing
import Words

@testable import Editor

@Suite("The whole screen")
struct ScreenTests {
    @Test("An empty drawing shows how to begin, dimmed, until the first pen-down")
    func start() {
        var session = EditorSession()
        expectScreen(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Terminal         s 24  w light   c default F none    G en  R Article D Files









                  Space starts a box, arrows size it, Space ends it, Enter labels it.
                         1-7 choose a tool   f font   c colour   y copy as text
                                        A menu   ? help   Q quit









            Rect idle  col   3 row   2  cell  Space start  Tab toolbar  ? help    untitled
            """)
        let surface = session.editor.draw()
        #expect(surface[10, 11].attributes == .dim)
        session.press("Space")
        #expect(!session.screen().contains("Space starts a box"))
    }

    @Test("The first hint fits into 80 columns in every language", arguments: Language.allCases)
    func hint(language: Language) {
        var session = EditorSession(language: language.code)
        for line in session.editor.words.status.hint { #expect(session.screen().contains(line)) }
    }

    @Test("A box with its label at 40x12")
    func small() {
        var session = EditorSession(columns: 40, rows: 12)
        session.press("Space L J Space Enter 'Box' Esc")
        expectScreen(
            &session,
            """
            1 2[3 Rect]4 5 6 7 A Menu : ? Help

              ┌─────────┐
              │         │
              │   Box   │
              │         │
              │         │
              └─────────┘



            Rect idle  col  13 row   7    untitled *
            """)
    }

    @Test("At 20x6 everything is still there")
    func smallest() {
        var session = EditorSession(columns: 20, rows: 6)
        session.press("Space l l l l j j Space")
        expectScreen(&session, "1 2[3 Rect]4 5 6 7 >\n\n  ┌───┐\n  │   │\n  └───┘\nRect idle          *")
        session.press("s")
        expectScreen(
            &session,
            """
            f Terminal  s 24 w >
            ┌ Font size ┴──────┐
            │›Size  24 [=|----]│
            │Terminal has one ~│
            └ Enter applies ───┘
            Rect idle          *
            """)
    }

    @Test("At 200x50 the canvas is as wide, and the file stands at the right")
    func large() {
        var session = EditorSession(columns: 200, rows: 50)
        session.press("2 : 'goto_2c_2c' Enter Space : 'goto_198c_2c' Enter Space")
        #expect(session.row(4) == "  ╶" + String(repeating: "─", count: 195) + "╴")
        #expect(session.row(-1).hasSuffix("untitled *"))
        #expect(session.row(-1).count == 200)
    }

    @Test("Below 20x6 one line says which size is needed, and only leaving works", arguments: [(19, 24), (80, 5), (1, 1)])
    func tooSmall(columns: Int, rows: Int) {
        var session = EditorSession(columns: columns, rows: rows)
        #expect(session.screen().split(separator: "\n").first.map(String.init) == String("needs 20x6".prefix(columns)))
        session.press("Space l Space")
        #expect(session.lines == [])
        session.press("Q")
        #expect(session.effects == [.quit])
    }

    @Test("Growing brings everything back as it was, an open popover and the view included")
    func growing() {
        var session = EditorSession()
        session.press("L L L J J J Space L J Space z l s PgUp")
        let before = session.screen()
        for (columns, rows) in [(5, 3), (0, 0), (19, 5), (200, 2)] { session.resize(columns: columns, rows: rows) }
        session.resize(columns: 80, rows: 24)
        #expect(session.screen() == before)
    }

    @Test("Nothing in use is shown by colour alone: without colours and in ASCII the screen says the same")
    func plain() {
        var session = EditorSession(capabilities: Capabilities(glyphs: .ascii, colours: .none))
        session.press("Space L J Space s")
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select | A Menu  :  ? Help
             f Terminal         s 24  w light   c default F none    G en  R Article D Files
                              +-^ Font size ---------------------------------+
            """)
        #expect(session.row(3).hasPrefix("  +---------+     |>Size"))
    }
}
