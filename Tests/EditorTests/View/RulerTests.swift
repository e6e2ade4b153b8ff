import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Rulers")
struct RulerTests {
    @Test("They stand above the canvas and at its left, with the cursor's column and row in reverse")
    func shown() {
        var session = EditorSession()
        session.press("Space L J Space : 'rulers_on' Enter")
        expectScreen(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Terminal         s 24  w light   c default F none    G en  R Article D Files
               ┌────┴───10────┴───20────┴───30────┴───40────┴───50────┴───60────┴───70────┴─
               │
               │  ┌─────────┐
               │  │         │
               │  │         │
              5┤  │         │
               │  │         │
               │  └─────────┘
               │
               │
             10┤
               │
               │
               │
               │
             15┤
               │
               │
               │
               │
             20┤
            Rect idle  col  13 row   7  cell  Space start  Tab toolbar  ? help    untitled *
            """)
        #expect(marks(&session) == [CellPosition(column: 16, row: 2), CellPosition(column: 3, row: 9)])
        #expect(session.cursor() == CellPosition(column: 16, row: 9))
    }

    @Test("At 40x12 as well, in ASCII where there are no lines")
    func small() {
        var session = EditorSession(columns: 40, rows: 12, capabilities: Capabilities(glyphs: .ascii, colours: .none))
        session.press("z r g '-8,-3' Enter")
        expectScreen(
            &session,
            """
            1 2[3 Rect]4 5 6 7 A Menu : ? Help
               +---+----0----+---10----+---20----+--
               |
               |  Space starts a box, arrows size
               |  it, Space ends it, Enter labels
              0+                it.
               | 1-7 choose a tool f font c colour
               |           y copy as text
               |      A menu   ? help   Q quit
               |
              5+
            Rect idle  col  -8 row  -3    untitled
            """)
    }

    @Test("At 200x50 they are as long as the canvas")
    func large() {
        var session = EditorSession(columns: 200, rows: 50)
        session.press("z r")
        #expect(session.row(2).count == 200)
        #expect(session.row(2).hasSuffix("─190────┴─"))
        #expect(session.row(48).hasPrefix("   │"))
        #expect(session.row(2 + 45).hasPrefix(" 45┤"))
    }

    @Test("Moving the cursor changes the two marks alone")
    func marksAlone() {
        var session = EditorSession()
        session.press("z r l j")
        let before = session.editor.draw()
        session.press("l j")
        let after = session.editor.draw()
        var changed: [CellPosition] = []
        for row in 0..<(after.rows - 1) {
            for column in 0..<after.columns where before[column, row] != after[column, row] {
                changed.append(CellPosition(column: column, row: row))
            }
        }
        #expect(
            changed == [
                CellPosition(column: 7, row: 2), CellPosition(column: 8, row: 2), CellPosition(column: 3, row: 5),
                CellPosition(column: 3, row: 6),
            ])
    }

    @Test(
        "Their numbers are those of the status row, at every zoom and step, left of and above the origin too",
        arguments: ["25", "33", "50", "75", "100", "150", "200", "300", "600", "1600"], [".", ""])
    func numbers(zoom: String, step: String) {
        for place in ["1,1", "120,75", "-314,-159", "99999,-99999"] {
            var session = EditorSession(columns: 100, rows: 30)
            session.press("z r g '\(place)' Enter : 'zoom_\(zoom)' Enter \(step)")
            let axes = ruler(&session)
            for label in axes.columns.prefix(3) + axes.columns.suffix(2) {
                session.press("g '\(label.number),\(axes.rows.first?.number ?? 0)' Enter")
                let column = session.cursor()?.column
                #expect(column == label.cell, "column \(label.number) at \(zoom) %, \(place)")
            }
            for label in axes.rows.prefix(2) + axes.rows.suffix(2) {
                session.press("g '\(axes.columns.first?.number ?? 0),\(label.number)' Enter")
                #expect(session.cursor()?.row == label.cell, "row \(label.number) at \(zoom) %, \(place)")
            }
            #expect(axes.columns.count > 1 && axes.rows.count > 1)
        }
    }

    @Test("The canvas begins with the same column and row when they come and go, and shows the cursor")
    func steady() {
        var session = EditorSession()
        session.press("g '40,12' Enter Space h h k Space")
        let before = session.editor.view.origin
        session.press("z r")
        #expect(session.editor.view.origin == before)
        #expect(session.screen().contains("┌"))
        session.press("z r g '79,21' Enter z r")
        #expect(session.status().hasPrefix("rulers on"))
        #expect(session.cursor() == CellPosition(column: 79, row: 22))
    }

    @Test("They grow with their numbers")
    func longNumbers() {
        var session = EditorSession()
        session.press("z r g '5,98765' Enter")
        #expect(session.row(22).hasPrefix("98765┤"))
        session.press("g '5,-98765' Enter")
        #expect(session.row(3).hasPrefix("-98765┤"))
        session.press("g '5,5' Enter")
        #expect(session.row(22).hasPrefix("  5┤"))
    }

    @Test("A window too small for them has none, and growing brings them back as they were")
    func tooSmall() {
        var session = EditorSession()
        session.press("L L J z r z l")
        let before = session.screen()
        session.resize(columns: 30, rows: 24)
        #expect(!session.screen().contains("┤"))
        session.resize(columns: 80, rows: 9)
        #expect(!session.screen().contains("┤"))
        session.resize(columns: 10, rows: 3)
        session.resize(columns: 80, rows: 24)
        #expect(session.screen() == before)
    }

    @Test("The mouse draws under its pointer beside them")
    func mouse() {
        var session = EditorSession()
        session.press("z r")
        session.mouse(.press, column: 10, row: 5)
        session.mouse(.release, column: 14, row: 8)
        #expect(session.row(5).hasSuffix("┌───┐"))
        #expect(session.row(5).count == 15)
        let before = session.screen()
        session.mouse(.press, column: 2, row: 8)
        session.mouse(.press, column: 30, row: 2)
        #expect(session.screen() == before)
    }

    /// The places of cells in reverse on the two rulers.
    private func marks(_ session: inout EditorSession) -> [CellPosition] {
        let surface = session.editor.draw()
        let canvas = session.editor.layout.canvas
        var result: [CellPosition] = []
        for row in 2..<(surface.rows - 1) {
            for column in 0..<surface.columns where surface[column, row].attributes.contains(.reverse) {
                if row < canvas.minRow || column < canvas.minColumn { result.append(CellPosition(column: column, row: row)) }
            }
        }
        return result
    }

    /// The numbers on both rulers with the columns and rows of the screen that they stand at.
    private func ruler(_ session: inout EditorSession) -> (columns: [(number: Int, cell: Int)], rows: [(number: Int, cell: Int)])
    {
        let canvas = session.editor.layout.canvas
        var columns: [(number: Int, cell: Int)] = []
        var digits = ""
        for (column, character) in (session.row(canvas.minRow - 1) + "─").enumerated() {
            if character.isNumber || character == "-" {
                digits.append(character)
            } else {
                if let number = Int(digits) { columns.append((number, column - 1)) }
                digits = ""
            }
        }
        var rows: [(number: Int, cell: Int)] = []
        for row in canvas.minRow..<canvas.endRow {
            guard let text = session.row(row).split(separator: "┤").first, session.row(row).contains("┤") else { continue }
            if let number = Int(text.filter { !$0.isWhitespace }) { rows.append((number, row)) }
        }
        return (columns, rows)
    }
}
