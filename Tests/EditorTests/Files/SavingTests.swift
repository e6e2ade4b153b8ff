import Drawing
import Editor
import TestSupport
import Testing

@Suite("Saving")
struct SavingTests {
    @Test("The status row marks what is unsaved, undo and redo counted")
    func mark() {
        var session = EditorSession()
        #expect(session.row(-1).hasSuffix("untitled"))
        session.press("Space L J Space")
        #expect(session.row(-1).hasSuffix("untitled *"))
        session.press("u l")
        #expect(session.row(-1).hasSuffix("untitled"))
        session = EditorSession.saved()
        #expect(session.row(-1).hasSuffix("sketch.dudel"))
        session.press("u l")
        #expect(session.row(-1).hasSuffix("sketch.dudel *"))
        session.press("U l")
        #expect(session.row(-1).hasSuffix("sketch.dudel"))
        session.press("Space l")
        #expect(session.row(-1).hasSuffix("sketch.dudel *"), "half-drawn work is unsaved too")
    }

    @Test(
        "A drawing that has a file is saved to it, and the status row says so",
        arguments: ["S", "Ctrl-S", ": 'save' Enter", ": 'w' Enter"])
    func save(keys: String) {
        var session = EditorSession.saved()
        session.press("l Space l Space")
        session.forgetEffects()
        session.press(keys)
        #expect(session.effects == [.save(session.editor.document, path: nil, overwrite: false)])
        session.send(.report(.saved(name: "sketch.dudel", remark: nil)))
        #expect(session.status().hasPrefix("saved sketch.dudel"))
        #expect(!session.editor.isDirty)
    }

    @Test("What was changed while a save was under way stays unsaved")
    func changedMeanwhile() {
        var session = EditorSession.saved()
        session.press("l Space l Space S l Space l Space")
        session.send(.report(.saved(name: "sketch.dudel", remark: nil)))
        #expect(session.editor.isDirty)
        session.press("u l")
        #expect(!session.editor.isDirty)
    }

    @Test("An untitled drawing asks for its name")
    func untitled() {
        var session = EditorSession()
        session.press("Space L J Space S")
        #expect(session.screen().contains(":save"))
        session.press("'house' Enter")
        #expect(session.effects.last == .save(session.editor.document, path: "house", overwrite: false))
    }

    @Test("A file changed by another program is overwritten only on demand")
    func overwrite() {
        var session = EditorSession.saved()
        session.press("l Space l Space S")
        session.send(.report(.changedOnDisk(name: "sketch.dudel")))
        #expect(session.screen().contains("sketch.dudel was changed by another program"))
        session.forgetEffects()
        session.press("Enter")
        #expect(session.effects == [], "Enter gives the safe answer")
        #expect(session.editor.isDirty)
        session.press("S")
        session.send(.report(.changedOnDisk(name: "sketch.dudel")))
        session.press("y")
        #expect(session.effects.last == .save(session.editor.document, path: nil, overwrite: true))
    }

    @Test("A file that exists is replaced only on demand")
    func replace() {
        var session = EditorSession()
        session.press("Space L J Space : 'save_house' Enter")
        session.send(.report(.exists(path: "house")))
        session.forgetEffects()
        session.press("Esc")
        #expect(session.effects == [])
        session.send(.report(.exists(path: "house")))
        session.press("y")
        #expect(session.effects == [.save(session.editor.document, path: "house", overwrite: true)])
    }
}
