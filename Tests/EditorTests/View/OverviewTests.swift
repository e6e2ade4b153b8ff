import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("The overview")
struct OverviewTests {
    private func session(columns: Int = 80, rows: Int = 24, glyphs: GlyphSet = .braille) -> EditorSession {
        var session = EditorSession(columns: columns, rows: rows, capabilities: Capabilities(glyphs: glyphs, colours: .palette))
        session.press(": 'rectangle_0_0_200_160' Enter : 'oval_200_100_100_80' Enter : 'text_20_20_\"Hello_world\"' Enter")
        return session
    }

    @Test("Where the view is larger than life it shows the whole drawing, a frame in reverse around what is in view")
    func shown() {
        var session = session()
        session.press("+ + +")
        expectScreen(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Terminal         s 24  w light   c default F none    G en  R Article D Files













                                                                      ┌────────────────────┐
                                                                      │⡏⠭⠭⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⡇      │
                                            Hello world               │⡇            ⡇      │
                                                                      │⡇            ⡇      │
                                                                      │⡇            ⡇⡠⠔⠒⠒⠤⡀│
                                                                      │⡇            ⡟     ⢸│
                                                                      │⠓⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠛⠤⣀⣀⣀⡠⠊│
                                                                      └────────────────────┘
            Rect idle  col   3 row   2  cell  400%  Space start  Tab toolbar      untitled *
            """)
        #expect(reversed(&session) == [[59, 60, 61]])
    }

    @Test("It goes to the other corner where the cursor comes near")
    func avoids() {
        var session = session()
        session.press("+ + + L L L L L L J")
        #expect(session.row(15).hasSuffix("┐"))
        #expect(!session.row(15).hasPrefix("┌"))
        session.press("J")
        #expect(session.row(15).hasPrefix("┌────────────────────┐"))
        session.press("H H")
        #expect(!session.row(15).hasPrefix("┌"))
    }

    @Test(
        "There is none at 100 % or less, in a small window, where all is in view, and where it is turned off",
        arguments: ["0", "-", "+ + z o", "+ + : 'set_overview_off' Enter", "* d +"])
    func absent(keys: String) {
        var session = session()
        session.press(keys)
        #expect(!session.screen().contains("┌────────────────────┐"))
    }

    @Test("A small window has none", arguments: [(40, 12), (59, 24), (80, 17)])
    func small(columns: Int, rows: Int) {
        var session = session(columns: columns, rows: rows)
        session.press("+ +")
        #expect(!session.screen().contains("┐"))
    }

    @Test("A drawing that is all in view at 200 % has none")
    func allInView() {
        var session = EditorSession()
        session.press("l Space l l j Space 0 : 'zoom_200' Enter")
        #expect(session.screen().split(separator: "┐").count == 2, "only the box's own corner")
    }

    @Test("It follows every change of the drawing, taken back as well")
    func follows() {
        var session = session()
        session.press("+ + +")
        let before = session.screen()
        session.press(": 'line_0_170_290_170_pen=dots' Enter")
        #expect(session.screen() != before)
        session.press("u l h")
        #expect(session.screen() == before)
    }

    @Test("A view beside the drawing shows at the nearest edge of it")
    func beside() {
        var session = session()
        session.press("+ + + g '900,20' Enter")
        #expect(reversed(&session).flatMap(\.self).allSatisfy { $0 == 20 })
        #expect(!reversed(&session).isEmpty)
    }

    @Test("In ASCII it is made of ASCII")
    func ascii() {
        var session = session(glyphs: .ascii)
        session.press("+ + +")
        #expect(session.screen().unicodeScalars.allSatisfy { $0.isASCII || $0 == "│" })
        #expect(session.row(15).hasSuffix("+--------------------+"))
    }

    /// The columns of cells in reverse on the canvas, row by row.
    private func reversed(_ session: inout EditorSession) -> [[Int]] {
        let surface = session.editor.draw()
        return (2..<(surface.rows - 1)).map { row in
            (0..<surface.columns).filter { surface[$0, row].attributes.contains(.reverse) }
        }.filter { !$0.isEmpty }
    }
}
