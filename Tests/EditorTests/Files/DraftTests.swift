import Drawing
import Editor
import Geometry
import TestSupport
import Testing

/// What the recovery journal keeps of work that is no step yet.
@Suite("Half-done work for the journal")
struct DraftTests {
    @Test(
        "Every key that changes half-done work says so",
        arguments: [("", "Space L J"), ("5", "Space l Space L"), ("6 Enter", "'w' Left Backspace Enter")])
    func said(before: String, keys: String) {
        var session = EditorSession()
        session.press(before)
        for key in keys.split(separator: " ") {
            session.forgetEffects()
            session.press(String(key))
            #expect(session.effects.contains(.draftChanged), "\(key)")
        }
    }

    @Test("A save takes the journal away, and what is half-done goes into a new one")
    func saved() {
        var session = EditorSession()
        session.press("Space L J")
        #expect(session.send(.report(.saved(name: "a.dudel", remark: nil))).contains(.draftChanged))
        session.press("Space")
        #expect(!session.send(.report(.saved(name: "a.dudel", remark: nil))).contains(.draftChanged))
    }

    @Test("A half-drawn shape is kept as the drawable it would become")
    func shape() throws {
        var session = EditorSession()
        session.press("Space L J")
        let draft = try #require(session.editor.recoverableDraft)
        session.press("Space")
        let drawn = try #require(session.editor.document.drawables.first)
        #expect(draft.shape == drawn.shape)
        #expect(draft.style == drawn.style)
        #expect(session.editor.recoverableDraft == nil)
    }

    @Test(
        "What is brought back half-drawn is as large as it was, however the view shows it",
        arguments: [
            Shape.rectangle(Rect(1_003, 1_001, 2, 8)), .oval(Rect(1_003, 1_001, 1, 1)), .line(Point(3, 3), Point(7.5, 4.25)),
            .pencil([Point(1, 1), Point(2, 3), Point(2.5, 3)]),
        ])
    func broughtBack(shape: Shape) throws {
        let far = Drawable(id: try #require(DrawableID("far")), shape: .rectangle(Rect(3_000, 2_000, 900, 900)), style: Style())
        let draft = Drawable(id: try #require(DrawableID("draft")), shape: shape, style: Style(width: 1))
        var session = EditorSession()
        session.send(
            .report(
                .opened(
                    OpenedDrawing(
                        document: Document(drawables: [far]), name: "a.dudel", isRecovered: true, draft: draft))))
        #expect(session.editor.recoverableDraft?.shape == shape)
    }

    @Test("A text being typed is kept, an empty one is not")
    func text() throws {
        var session = EditorSession()
        session.press("6 Enter")
        #expect(session.editor.recoverableDraft == nil)
        session.press("'words'")
        #expect(session.editor.recoverableDraft?.shape == .text(TextBox("words", at: Point(4, 4))))
        session.press("Ctrl-C")
        #expect(session.editor.recoverableDraft == nil)
    }
}
