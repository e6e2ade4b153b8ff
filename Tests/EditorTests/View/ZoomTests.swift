import Geometry
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Zoom")
struct ZoomTests {
    @Test("The keys go through steps from 25 % to 1600 %, and stay at the ends")
    func steps() {
        var session = EditorSession()
        var percents: [Int] = []
        for key in Array(repeating: "-", count: 4) + Array(repeating: "+", count: 11) {
            session.press(key)
            percents.append(Int((session.editor.view.zoom * 100).rounded()))
        }
        #expect(percents == [50, 33, 25, 25, 33, 50, 100, 200, 300, 400, 600, 800, 1200, 1600, 1600])
    }

    @Test("Between the steps a typed zoom goes on to the next one", arguments: [(150, 200, 100), (34, 50, 25), (33, 50, 25)])
    func between(typed: Int, larger: Int, smaller: Int) {
        for (key, expected) in [("+", larger), ("-", smaller)] {
            var session = EditorSession()
            session.press(": 'zoom_\(typed)' Enter \(key)")
            #expect(Int((session.editor.view.zoom * 100).rounded()) == expected)
        }
    }

    @Test("What is drawn in cells keeps its columns at every step that is larger", arguments: [2.0, 3, 4, 6, 8, 12, 16])
    func crisp(zoom: Double) {
        var session = EditorSession()
        session.press("g '7,3' Enter : 'zoom_\(Int(zoom * 100))' Enter")
        let start = session.cursor()?.column ?? 0
        session.press(String(repeating: "l ", count: Int(zoom)))
        #expect(session.status().contains("col 8 row 3"))
        #expect(session.cursor()?.column == start + Int(zoom))
    }

    @Test("The status row shows the zoom where it is not 100 %", arguments: [("en", "200%"), ("de", "200 %"), ("fr", "200 %")])
    func status(language: String, text: String) {
        var session = EditorSession(columns: 120, language: language)
        #expect(!session.row(-1).contains("%"))
        session.press("+")
        #expect(session.row(-1).contains(text))
        session.press("0")
        #expect(!session.row(-1).contains("%"))
    }

    @Test(
        "Fitting takes the largest step up to 100 % that has all of the drawing in view",
        arguments: [
            ("0 0 8 8", 1.0), ("0 0 160 84", 1), ("1 0 160 84", 0.5), ("-4000 896 320 168", 0.5), ("0 0 330 20", 1.0 / 3),
            ("0 0 20 336", 0.25), ("0 0 9000 20", 0.25),
        ])
    func fit(box: String, zoom: Double) {
        var session = EditorSession()
        session.press(": 'rectangle_\(box.replacing(" ", with: "_"))' Enter + + Z")
        #expect(session.editor.view.zoom == zoom)
        let bounds = session.editor.documentBounds ?? Rect(0, 0, 0, 0)
        if zoom > 0.25 { #expect(session.editor.view.bounds.contains(bounds)) }
    }

    @Test("Fitting leaves the cursor where it is when it is in view, and never moves what is half-drawn")
    func fitKeepsCursor() {
        var session = EditorSession()
        session.press("Space L J Space L + + + Z")
        #expect(session.status().hasPrefix("Rect idle col 23 row 7"))
        session.press("Space l l j : 'zoom_1600' Enter Z")
        #expect(session.status().hasPrefix("Rect PEN DOWN col 25 row 8, 3x2"))
    }

    @Test("Zooming about a far place loses nothing of it", arguments: [4_999_990, -4_999_990])
    func far(column: Int) {
        var session = EditorSession()
        session.press("g '\(column),2400000' Enter")
        let before = session.cursor()
        for key in ["+", "+", "+", "+", "+", "+", "+", "-", "-", "0"] {
            session.press(key)
            #expect(session.cursor() == before)
        }
        #expect(session.status().hasPrefix("Rect idle col \(column) row 2400000"))
    }

    @Test("A view that is restored is where it was, with and without rulers, and damage in it does no harm")
    func restored() {
        for keys in ["z l z j", "z r z l z j", "z r z l +"] {
            var former = EditorSession()
            former.press(keys)
            var session = EditorSession()
            if keys.hasPrefix("z r") { session.press("z r") }
            session.editor.restoreView(origin: former.editor.view.origin, zoom: former.editor.view.zoom)
            #expect(session.editor.view == former.editor.view)
        }
        var session = EditorSession()
        session.press(": 'rulers_on' Enter")
        session.editor.restoreView(origin: Point(1e308, -1e308), zoom: 1e9)
        #expect(session.screen().contains("1600%"))
    }
}
