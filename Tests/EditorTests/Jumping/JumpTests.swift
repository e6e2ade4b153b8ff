import Drawing
import Geometry
import Raster
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Jumping")
struct JumpTests {
    private func boxed(_ more: String = "") -> EditorSession {
        var session = EditorSession()
        session.press("l l l l Space L L J Space \(more)")
        return session
    }

    @Test("Two letters stand on every point in view, those of the home row near the cursor, and the status row says what to do")
    func labels() {
        var session = boxed("g '7,2' Enter ;")
        expectCanvas(
            &session,
            """

                  ff────────fd────────fa
                  │                   │
                  │                   │
                  fj        fs        fg
                  │                   │
                  fk────────fl────────fh
            """)
        #expect(session.status().hasPrefix("Rect jump type the letters of a point Esc drop"))
        session.press("f")
        #expect(session.status().hasPrefix("Rect jump f… type the letters of a point"))
    }

    @Test("Typing a point's letters goes there, and only labels that may still be meant are shown")
    func goes() {
        var session = boxed("g '40,12' Enter Space l l l l l l j j j j Space g '7,2' Enter ;")
        let all = session.editor.jump?.shown.count ?? 0
        session.press("f")
        #expect(all > 9)
        #expect(session.editor.jump?.shown.count == 9)
        session.press("s")
        #expect(session.status().hasPrefix("Rect idle col 17 row 5"))
        #expect(session.editor.jump == nil)
    }

    @Test("No two labels touch, so that none reads as part of another")
    func apart() {
        var session = EditorSession()
        for column in 0..<6 { session.press(": 'rectangle_\(8 + 4 * column)_16_3_8' Enter") }
        session.press(";")
        let labels = session.editor.jump?.labels ?? []
        #expect(labels.count > 8)
        for first in labels {
            for second in labels where second.letters != first.letters && second.cell.row == first.cell.row {
                #expect(abs(second.cell.column - first.cell.column) > 2)
            }
        }
    }

    @Test("Esc and the key itself drop the letters without a trace", arguments: ["Esc", ";", "f Esc", "Ctrl-C"])
    func drops(keys: String) {
        var session = boxed("l")
        let before = Trace(session)
        session.press("; \(keys)")
        #expect(Trace(session).differences(from: before) == [])
    }

    @Test("Other letters are answered by a word, and Backspace takes the first one back")
    func unknown() {
        var session = boxed("; x")
        #expect(session.status().hasPrefix("no point has the letters x"))
        session.press("f x")
        #expect(session.status().hasPrefix("no point has the letters fx"))
        session.press("Backspace f f")
        #expect(session.editor.jump == nil)
        session.press("; F5")
        #expect(session.status().hasPrefix("no point has the letters F5"))
    }

    @Test("With the pen down it draws straight to its point")
    func draws() {
        var session = boxed("g '7,2' Enter 2 Space ; f s Space")
        #expect(session.lines.last == "line 13 6 33 18 pen=light")
        session.press("1 g '1,1' Enter Space ; f f Space")
        #expect(session.lines.last?.hasPrefix("pencil 1,2 ") == true)
    }

    @Test("The pen of dots meets the very point")
    func exact() {
        var session = EditorSession()
        session.press(": 'rectangle_21_21_60_40_pen=dots' Enter : 'pen_dots' Enter 2 g '1,1' Enter Space ; f f Space")
        #expect(session.lines.last == "line 1 2 21 21")
    }

    @Test("What is carried goes along")
    func carries() {
        var session = boxed("g '40,15' Enter Space l l l j j Space e m ; ")
        let label = session.editor.jump?.labels.first { $0.point.mark.x < 14 && $0.point.mark.y < 8 }?.letters ?? ""
        session.type(label)
        session.press("m")
        #expect(session.lines.count == 2)
        let drawn = session.editor.document.drawables.map { $0.frame(setter: CellTypesetter())?.origin ?? .zero }
        #expect(drawn[1].x < drawn[0].x + 1 && drawn[1].y < drawn[0].y + 1)
    }

    @Test("In a window too small for a label's place none is cut, and with nothing in view it says so")
    func nowhere() {
        var session = boxed("; Esc : 'goto_9000_9000' Enter ;")
        #expect(session.status().hasPrefix("no point to jump to is in view"))
        var empty = EditorSession()
        empty.press(";")
        #expect(empty.status().hasPrefix("nothing is drawn yet"))
    }

    @Test("The mouse, a paste and another size of the window drop the letters")
    func dropped() {
        var session = boxed(";")
        session.resize(columns: 60, rows: 20)
        #expect(session.editor.jump == nil)
        session.press(";")
        session.mouse(.press, column: 30, row: 10)
        #expect(session.editor.jump == nil)
    }
}

@Suite("Labels of points")
struct JumpLabelTests {
    @Test("All labels differ, none covers or touches another, and each is two letters that a key map can type", arguments: 1...20)
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let view = CellView(origin: .zero, zoom: 1, size: CellSize(columns: 60, rows: 20))
        let points = (0..<800).map { _ in
            SnapPoint(
                .corner, at: Point(.random(in: -20...140, using: &generator), .random(in: -20...100, using: &generator)))
        }
        let byCell = Dictionary(points.map { (view.cell(of: $0.mark), $0) }) { first, _ in first }
        let labels = JumpLabels(byCell, in: view, from: CellPosition(column: 30, row: 10)).labels
        // A label and the blank behind it take three columns, of which there are 400; chance leaves gaps between them.
        #expect(labels.count > 260, "seed \(seed)")
        #expect(Set(labels.map(\.letters)).count == labels.count, "seed \(seed)")
        var covered: Set<CellPosition> = []
        for label in labels {
            #expect(label.letters.count == 2 && label.letters.allSatisfy { $0.isASCII && $0.isLowercase })
            #expect(covered.insert(CellPosition(column: label.cell.column + 2, row: label.cell.row)).inserted, "seed \(seed)")
            for column in label.cell.column...(label.cell.column + 1) {
                #expect((0..<60).contains(column) && (0..<20).contains(label.cell.row), "seed \(seed)")
                #expect(covered.insert(CellPosition(column: column, row: label.cell.row)).inserted, "seed \(seed)")
            }
        }
    }

    @Test("There are 676 pairs, the home row's first")
    func pairs() {
        #expect(JumpLabels.pairs.count == 676)
        #expect(Set(JumpLabels.pairs).count == 676)
        #expect(JumpLabels.pairs.prefix(81).allSatisfy { $0.allSatisfy { "asdfghjkl".contains($0) } })
    }
}
