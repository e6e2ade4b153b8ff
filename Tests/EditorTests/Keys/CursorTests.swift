import Screen
import TestSupport
import Testing

@Suite("Cursor and view")
struct CursorTests {
    @Test(
        "Arrows and letters move by one cell, with Shift by ten across and five down",
        arguments: [
            ("Right", "col 4 row 2"), ("l", "col 4 row 2"), ("Left", "col 2 row 2"), ("h", "col 2 row 2"),
            ("Down", "col 3 row 3"),
            ("j", "col 3 row 3"), ("Up", "col 3 row 1"), ("k", "col 3 row 1"), ("Shift-Right", "col 13 row 2"),
            ("L", "col 13 row 2"), ("Shift-Down", "col 3 row 7"), ("J", "col 3 row 7"), ("Shift-Left", "col -7 row 2"),
            ("K", "col 3 row -3"),
        ])
    func moves(key: String, place: String) {
        var session = EditorSession()
        session.press(key)
        #expect(session.status().hasPrefix("Rect idle \(place) cell"))
    }

    @Test("The hardware cursor is the drawing cursor")
    func hardwareCursor() {
        var session = EditorSession()
        #expect(session.cursor() == CellPosition(column: 2, row: 3))
        session.press("l j")
        #expect(session.cursor() == CellPosition(column: 3, row: 4))
    }

    @Test("The step goes between cell and dot, where one move is a dot")
    func step() {
        var session = EditorSession()
        session.press(". l l l")
        #expect(session.status().hasPrefix("Rect idle x 8 y 6 dot"))
        #expect(session.cursor() == CellPosition(column: 4, row: 3))
        session.press(".")
        #expect(session.status().hasPrefix("Rect idle col 5 row 2 cell"))
    }

    @Test("g goes to a typed column and row")
    func goTo() {
        var session = EditorSession()
        session.press("g '10,5' Enter")
        #expect(session.status().hasPrefix("Rect idle col 10 row 5"))
        session.press("g '-3_200' Enter")
        #expect(session.status().hasPrefix("Rect idle col -3 row 200"))
        session.press("g 'x' Enter")
        #expect(session.editor.isWaiting, "what is no place is refused")
        session.press("Esc : 'goto_10c_5c' Enter")
        #expect(session.status().hasPrefix("Rect idle col 11 row 6"), "a coordinate of 10c is the edge in front of column 11")
    }

    @Test("Moving past an edge scrolls")
    func scrolling() {
        var session = EditorSession()
        session.press("Space l l j Space L L L L L L L L")
        #expect(session.cursor() == CellPosition(column: 79, row: 4))
        #expect(session.status().hasPrefix("Rect idle col 85 row 3"))
        #expect(session.row(3).isEmpty, "the box went out at the left")
        session.press("K K")
        #expect(session.cursor()?.row == 2)
    }

    @Test(
        "Zooming keeps the cursor's cell on the screen",
        arguments: ["+", "=", "+ +", "-", "- -", "+ + + + + +", "- - - -", "+ - 0"])
    func zoom(keys: String) {
        var session = EditorSession()
        session.press("L L J l l")
        let before = session.cursor()
        session.press(keys)
        #expect(session.cursor() == before)
    }

    @Test("Zoom stays within 25 % and 1600 %, and 0 leads back")
    func zoomRange() {
        var session = EditorSession()
        session.press("Space L J Space")
        let before = session.screen()
        for _ in 1...12 { session.press("+") }
        #expect(session.editor.view.zoom == 16)
        for _ in 1...12 { session.press("-") }
        #expect(session.editor.view.zoom == 0.25)
        session.press("0")
        #expect(session.screen() == before)
        session.press(": 'zoom_5000' Enter")
        #expect(session.status().hasPrefix("5000 cannot be used here"))
    }

    @Test("Z shows the whole drawing")
    func fit() {
        var session = EditorSession()
        session.press(": 'rectangle_1000c_1000c_60c_40c' Enter Z")
        #expect(session.editor.view.zoom == 0.5)
        for corner in ["┌", "┐", "└", "┘"] { #expect(session.screen().contains(corner)) }
    }

    @Test("z and a direction pan by half a screen, the cursor staying where it is on the screen")
    func pan() {
        var session = EditorSession()
        let before = session.cursor()
        session.press("z")
        #expect(session.status().hasPrefix("z … next key"))
        session.press("l")
        #expect(session.status().hasPrefix("Rect idle col 43 row 2"))
        session.press("z Down")
        #expect(session.status().hasPrefix("Rect idle col 43 row 12"))
        #expect(session.cursor() == before)
        session.press("z h z k")
        #expect(session.status().hasPrefix("Rect idle col 3 row 2"))
    }

    @Test("zz brings the cursor to the middle")
    func centre() {
        var session = EditorSession()
        session.press("z z")
        #expect(session.cursor() == CellPosition(column: 40, row: 12))
        #expect(session.status().hasPrefix("Rect idle col 3 row 2"))
    }

    @Test("The plane ends where numbers do, without harm")
    func limits() {
        var session = EditorSession()
        session.press(": 'right_1000000' Enter : Up Enter : Up Enter : Up Enter : Up Enter : Up Enter : Up Enter Space L J Space")
        #expect(session.lines.count == 1)
        #expect(session.cursor() != nil)
    }
}
