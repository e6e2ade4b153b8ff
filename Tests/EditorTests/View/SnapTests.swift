import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Snapping")
struct SnapTests {
    @Test("z s goes through cells, grid and points, and the status row says which is in force")
    func modes() {
        var session = EditorSession()
        for (said, word) in [("grid", "grid"), ("points", "points"), ("cells", "cell"), ("grid", "grid")] {
            session.press("z s")
            #expect(session.status().hasPrefix("snap \(said) "))
            session.press("l h")
            #expect(session.status().contains(" \(word) Space"))
        }
        session.press(": 'snap_poi' Tab Enter")
        #expect(session.status().contains(" points "))
        session.press(": 'snap_nowhere' Enter")
        #expect(session.status().hasPrefix("nowhere cannot be used here"))
    }

    @Test("The step of a dot snaps to nothing, and choosing what to snap to takes up the step of a cell")
    func dots() {
        var session = EditorSession()
        session.press("z s .")
        #expect(session.status().contains(" dot "))
        session.press("l l l")
        #expect(session.status().contains("x 8 y 6"))
        session.press("z s")
        #expect(session.status().contains(" points "))
    }

    @Test(
        "On the grid a move goes to its next column or row, a long one to the first that is as far",
        arguments: [
            ("l", "col 4 row 2"), ("l l", "col 8 row 2"), ("h", "col 0 row 2"), ("l L", "col 16 row 2"),
            ("l l H", "col -4 row 2"),
            ("j", "col 4 row 4"), ("j J", "col 4 row 10"), ("l k", "col 4 row 0"),
        ])
    func gridMoves(keys: String, place: String) {
        var session = EditorSession()
        session.press(": 'set_grid-size_4x2' Enter z s \(keys)")
        #expect(session.status().hasPrefix("Rect idle \(place) grid"))
    }

    @Test("What is drawn on the grid begins and ends at its points, at any zoom", arguments: ["100", "200", "300", "50", "25"])
    func gridDrawing(zoom: String) {
        var session = EditorSession()
        session.press(": 'set_grid-size_4x2' Enter z s l h l : 'zoom_\(zoom)' Enter Space l l j Space 2 Space l j j Space")
        #expect(session.lines == ["rectangle 6 4 18 12 pen=light", "line 23 14 31 30 pen=light"])
    }

    @Test("The mouse takes the nearest point of the grid, which is marked where the pointer is not on it")
    func gridMouse() {
        var session = EditorSession()
        session.press("z s")
        session.mouse(.press, column: 17, row: 7)
        session.mouse(.drag, column: 28, row: 10)
        let surface = session.editor.draw()
        #expect(surface[29, 11].attributes == .reverse)
        #expect(surface[29, 11].grapheme.text == "┘")
        session.mouse(.release, column: 28, row: 10)
        #expect(session.lines == ["rectangle 38 16 22 24 pen=light"])
    }

    @Test("A typed place snaps to nothing: exact sizes stay exact")
    func typed() {
        for mode in ["grid", "points"] {
            var session = EditorSession()
            session.press(": 'rectangle_40_40_40_40' Enter : 'snap_\(mode)' Enter g '3,2' Enter Space 1 '7x9' Enter Space")
            #expect(session.lines.last == "rectangle 4 4 34 36 pen=light", "\(mode)")
        }
    }

    @Test(
        "Near a point of something drawn the end of a line is exactly there, and the status row says what it is",
        arguments: [
            ("rectangle 21 20 61 41 pen=dots", "11,6", "on corner", "21 20"),
            ("rectangle 21 20 61 41 pen=dots", "41,16", "on corner", "82 61"),
            ("rectangle 21 20 61 41 pen=dots", "26,6", "on middle", "51.5 20"),
            ("rectangle 21 20 61 41 pen=dots", "26,11", "on centre", "51.5 40.5"),
            ("oval 21 20 61 41", "11,11", "on middle", "21 40.5"),
            ("line 21 21 60.5 33.3 pen=dots", "31,9", "on end", "60.5 33.3"),
            ("line 21 21 61 33 pen=dots", "21,7", "on middle", "41 27"),
            ("pencil 20.5,20.5 40,40 60.2,20.1", "31,6", "on end", "60.2 20.1"),
            ("curve 21,21,30,30 41.5,41.5,41.5,41.5 61,21,61,21", "21,11", "on anchor", "41.5 41.5"),
            ("text 21 21 \"four\"", "15,6", "on corner", "29 21"),
        ])
    func points(shape: String, place: String, word: String, end: String) {
        var session = EditorSession()
        session.press("2 : '\(shape.replacing(" ", with: "_"))' Enter : 'snap_points' Enter")
        session.press("g '60,20' Enter Space")
        let target = place.split(separator: ",").compactMap { Int($0) }
        session.press(String(repeating: "h ", count: 60 - target[0]) + String(repeating: "k ", count: 20 - target[1]))
        #expect(session.status().contains(" \(word) "))
        session.press("Space")
        #expect(session.lines.last == "line 119 78 \(end) pen=light")
    }

    @Test("What snapped is marked on the canvas, and nothing is where no point is near")
    func mark() {
        var session = EditorSession()
        session.press(": 'rectangle_20_20_60_40_pen=dots_width=1' Enter z s z s 2 L L L L h k")
        #expect(marks(&session) == [])
        #expect(session.status().contains(" points "))
        session.press("j j j")
        #expect(session.status().hasPrefix("Line idle col 42 row 4 points"))
        session.press("j h")
        #expect(session.status().hasPrefix("Line idle col 41 row 5 on corner"))
        #expect(marks(&session) == [CellPosition(column: 39, row: 7)])
        session.press("K")
        #expect(marks(&session) == [])
    }

    @Test("Boxes of box pens offer the cells of their border, so that lines join them")
    func boxPens() {
        var session = EditorSession()
        session.press("Space L J J Space z s z s 2 g '20,7' Enter Space h h h h h h")
        #expect(session.status().contains(" on middle "))
        session.press("Space")
        expectCanvas(
            &session,
            """

              ┌─────────┐
              │         │
              │         │
              │         │
              │         │
              │         ├──────╴
              │         │
            """)
        #expect(session.lines.last == "line 39 26 25 26 pen=light")
    }

    @Test("A pencil's stroke and a curve's handle pass points without jumping to them")
    func passing() {
        var session = EditorSession()
        session.press(": 'rectangle_21_21_60_40_pen=dots' Enter : 'snap_points' Enter 1 g '9,6' Enter Space l l l")
        #expect(session.status().contains(" points "))
        session.press("Esc 5 g '9,6' Enter Space l l")
        #expect(session.status().contains(" points "))
        session.press("Space")
        #expect(session.status().contains(" on corner "))
    }

    @Test("Between two points of one row there is no box, and a text there has no frame", arguments: ["3", "4", "6"])
    func noArea(tool: String) {
        var session = EditorSession()
        session.press(": 'rectangle_21_21_60_40_pen=dots' Enter : 'snap_points' Enter \(tool) g '60,5' Enter")
        session.press(String(repeating: "h ", count: 20) + "j Space")
        #expect(session.status().contains(" on corner "))
        session.press(String(repeating: "h ", count: 29))
        #expect(session.status().contains(" on corner "))
        session.press("Space")
        if tool == "6" {
            session.press("'word' Esc")
            #expect(session.lines.last == "text 21 21 \"word\"")
        } else {
            #expect(session.lines.count == 1)
        }
    }

    @Test("A shape from a point to itself is nothing, and a text begins there without a frame")
    func same() {
        var session = EditorSession()
        session.press(
            ": 'line_21_21_61_33_pen=dots' Enter : 'snap_points' Enter h h : 'goto_0_0' Enter L j j j j j l Space Space")
        #expect(session.status().contains(" on end "))
        #expect(session.lines.count == 1)
        session.press("6 Space Space 'word' Esc")
        #expect(session.lines.last == "text 21 21 \"word\"")
    }

    /// The cells of the canvas that show what the place snapped to.
    private func marks(_ session: inout EditorSession) -> [CellPosition] {
        let surface = session.editor.draw()
        var result: [CellPosition] = []
        for row in 2..<(surface.rows - 1) {
            for column in 0..<surface.columns where surface[column, row].attributes == .reverse {
                result.append(CellPosition(column: column, row: row))
            }
        }
        return result
    }
}
