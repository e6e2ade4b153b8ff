import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("The grid")
struct GridTests {
    @Test("Dimmed dots stand at its points, where nothing is painted")
    func shown() {
        var session = EditorSession(columns: 40, rows: 12)
        session.press(
            "l l l l l l l j j Space L J Space z g : 'set_grid-size_4x2' Enter : 'rectangle_40_4_30_24_fill=red_pen=dots' Enter")
        expectScreen(
            &session,
            """
            1 2[3 Rect]4 5 6 7 A Menu : ? Help

               ·   ·   ·   ·   ·█▀▀▀▀▀▀▀▀▀▀▀▀▀█·   ·
                                ███████████████
               ·   · ┌─────────┐███████████████·   ·
                     │         │███████████████
               ·   · │ ·   ·   │███████████████·   ·
                     │         │█▄▄▄▄▄▄▄▄▄▄▄▄▄█
               ·   · │ ·   ·   │   ·   ·   ·   ·   ·
                     └─────────┘
               ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
            Rect idle  col  20 row   9    untitled *
            """)
        let surface = session.editor.draw()
        #expect(surface[3, 2].attributes == .dim)
    }

    @Test("It is no part of the drawing, of what is copied and of what is exported")
    func notDrawn() throws {
        var session = EditorSession()
        session.press("z g Space L J Space")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light"])
        session.forgetEffects()
        session.press("y")
        #expect(!(try #require(session.copiedTexts.first).contains("·")))
    }

    @Test(
        "It is hidden where its points would be denser than four columns and two rows of the screen",
        arguments: [
            ("10x5", "50", true), ("10x5", "33", false), ("1x1", "400", true), ("1x1", "300", false), ("4x1", "100", false),
        ])
    func dense(size: String, zoom: String, isShown: Bool) {
        var session = EditorSession()
        session.press("Space l l Space z g : 'set_grid-size_\(size)' Enter : 'zoom_\(zoom)' Enter")
        #expect(session.screen().contains("·") == isShown)
        session.press("z g z g")
        #expect(session.status().contains("zoom in") == !isShown)
    }

    @Test("Sizes are columns and rows from 1 to 1000", arguments: ["0x5", "5", "5x", "x", "1001x1", "5x5x5", "-1x4", "ax4"])
    func refused(size: String) {
        var session = EditorSession()
        session.press(": 'set_grid-size_\(size)' Enter")
        #expect(session.status().hasPrefix("\(size) cannot be used here"))
        #expect(session.editor.settings.gridSize == CellSize(columns: 10, rows: 5))
    }

    @Test("In ASCII its points are full stops")
    func ascii() {
        var session = EditorSession(capabilities: Capabilities(glyphs: .ascii, colours: .none))
        session.press("Space Space z g")
        #expect(session.row(6).hasPrefix("         .         ."))
    }

    @Test("Its points are those that rulers number", arguments: ["100", "200", "300", "600", "1600", "50"])
    func agrees(zoom: String) {
        var session = EditorSession(columns: 200, rows: 50)
        session.press("z g z s : 'set_grid-size_8x4' Enter Space Space g '16,8' Enter : 'zoom_\(zoom)' Enter z z")
        session.press("l h k j")
        let place = session.cursor() ?? .zero
        let surface = session.editor.draw()
        #expect(session.status().contains("col 16 row 8"))
        #expect(surface[place.column, place.row].grapheme.text == "·")
    }
}
