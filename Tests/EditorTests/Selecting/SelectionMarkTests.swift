import Geometry
import Screen
import TestSupport
import Testing

@Suite("The marks of what is selected")
struct SelectionMarkTests {
    /// The cells of the canvas in reverse, as columns and rows of the screen from 0.
    private func marks(_ session: inout EditorSession) -> [CellPosition] {
        let surface = session.editor.draw()
        return (2..<surface.rows - 1).flatMap { row in
            (0..<surface.columns).filter { surface[$0, row].attributes.contains(.reverse) }
                .map { CellPosition(column: $0, row: row) }
        }
    }

    @Test("A line has a mark at each end and nowhere else")
    func line() {
        var session = EditorSession()
        session.press("2 Space L J Space e")
        #expect(marks(&session) == [CellPosition(column: 2, row: 3), CellPosition(column: 12, row: 8)])
    }

    @Test("A rectangle has one in each of its corners' cells")
    func rectangle() {
        var session = EditorSession()
        session.press("Space L J Space e")
        #expect(
            marks(&session)
                == [(2, 3), (12, 3), (2, 8), (12, 8)].map { CellPosition(column: $0.0, row: $0.1) })
    }
}
