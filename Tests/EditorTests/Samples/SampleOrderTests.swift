import Drawing
import Popovers
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Orders of samples")
struct SampleOrderTests {
    @Test("The font list orders the samples of the faces in sight, and calls them off when it closes")
    func opening() {
        var session = Situation.drawn.session()
        session.press("f")
        #expect(session.orders.last?.samples.map(\.face.text) == ["Alpha Bold", "Alpha Regular", "Beta Regular"])
        session.press("Down")
        #expect(session.orders.count == 1, "moving within sight orders nothing")
        session.press("Esc")
        #expect(session.orders.last?.samples == [])
        session.press("l l s Esc")
        #expect(session.orders.count == 2)
    }

    @Test("A newer order takes the place of an older one", arguments: [24, 50, 12])
    func scrolling(rows: Int) {
        var session = EditorSession(rows: rows)
        let faces = (100..<400).map { number in
            FaceEntry(name: FaceName("Face \(number)"), family: "Face", style: "\(number)", postScriptName: "", traits: [])
        }
        session.send(.report(.faces(FaceList(entries: faces, isLoading: false))))
        session.press("f End")
        let last = session.orders.last?.samples.first?.face.text
        #expect(session.orders.last?.samples.contains { $0.face.text == "Face 399" } == true)
        #expect(session.orders.last?.samples.contains { $0.face.text == "Face 100" } == false)
        session.press("Home")
        #expect(session.orders.last?.samples.first?.face.text == "Face 100")
        #expect(last != "Face 100")
    }

    @Test("Another width or another selected text needs other samples")
    func keys() {
        var session = Situation.drawn.session()
        session.press("f")
        let before = session.orders.last?.samples ?? []
        session.resize(columns: 120, rows: 24)
        #expect(session.orders.last?.samples.map(\.face) == before.map(\.face))
        #expect(session.orders.last?.samples.first?.size != before.first?.size)
        session.press("Esc 6 J J Enter 'Own' Esc e f")
        #expect(session.orders.last?.samples.first?.text == "Own")
    }

    @Test("A removed face that was shown live gives way to the next one on the canvas as well")
    func removal() {
        var session = Situation.selected.session()
        session.press("f Down Down")
        #expect(session.editor.shownStyle.face == FaceName("Alpha Regular"))
        let left = Situation.faces.entries.filter { $0.name != FaceName("Alpha Regular") }
        session.send(.report(.faces(FaceList(entries: left, isLoading: false))))
        #expect(session.editor.shownStyle.face == FaceName("Beta Regular"))
        session.press("Esc")
        #expect(session.editor.shownStyle.face == .terminal)
    }
}
