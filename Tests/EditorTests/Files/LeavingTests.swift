import Drawing
import Editor
import Popovers
import TestSupport
import Testing

@Suite("Leaving and opening drawings")
struct LeavingTests {
    @Test("Quitting without unsaved work asks nothing", arguments: ["Q", "Ctrl-Q", ": 'q' Enter"])
    func quit(keys: String) {
        var session = EditorSession.saved()
        session.press(keys)
        #expect(session.effects == [.quit])
    }

    @Test("Quitting with unsaved work asks, and Enter saves before the program ends")
    func askingEnter() {
        var session = EditorSession.saved()
        session.press("l Space l Space Q")
        #expect(session.screen().contains("Save the drawing first?"))
        session.forgetEffects()
        session.press("Enter")
        #expect(session.effects == [.save(session.editor.document, path: nil, overwrite: false)])
        session.send(.report(.saved(name: "sketch.dudel", remark: nil)))
        #expect(session.effects.last == .quit)
    }

    @Test("n discards, Esc stays")
    func askingOther() {
        var session = EditorSession.saved()
        session.press("l Space l Space Q")
        session.forgetEffects()
        session.press("Esc")
        #expect(session.effects == [])
        #expect(!session.editor.isWaiting)
        session.press("Q n")
        #expect(session.effects == [.quit])
    }

    @Test("A save that was asked for later does not quit", arguments: ["Esc", "Tab Esc", "s Esc", "Enter Esc"])
    func stayed(keys: String) {
        var session = EditorSession()
        session.press("Space L J Space Q \(keys) : 'save_house' Enter")
        session.send(.report(.saved(name: "house.dudel", remark: nil)))
        #expect(!session.effects.contains(.quit))
        #expect(!session.editor.isDirty)
    }

    @Test("An untitled drawing asks for its name on the way out, and ends when it is saved")
    func untitledQuit() {
        var session = EditorSession()
        session.press("Space L J Space Q Enter 'house' Enter")
        #expect(session.effects.last == .save(session.editor.document, path: "house", overwrite: false))
        session.send(.report(.saved(name: "house.dudel", remark: nil)))
        #expect(session.effects.last == .quit)
    }

    @Test("A save that fails on the way out does not end the program")
    func failed() {
        var session = EditorSession.saved()
        session.press("l Space l Space Q Enter")
        session.send(.report(.failed("not saved: the disk is full")))
        #expect(session.status().hasPrefix("not saved: the disk is full"))
        #expect(session.editor.isDirty)
        session.press("S")
        session.send(.report(.saved(name: "sketch.dudel", remark: nil)))
        #expect(!session.effects.contains(.quit))
    }

    @Test(
        "Saving on the way out keeps half-drawn work and a text being typed", arguments: ["Space L J", "6 Enter 'words' Tab Esc"])
    func halfDone(keys: String) {
        var session = EditorSession.saved()
        session.press("l \(keys)")
        if session.editor.isTyping { session.press("Ctrl-O : 'q' Enter") } else { session.press("Q") }
        session.press("Enter")
        #expect(session.lines.count == 2)
        #expect(session.effects.last == .save(session.editor.document, path: nil, overwrite: false))
    }

    @Test("Opening another drawing saves or asks first, and shows it")
    func open() {
        var session = EditorSession.saved()
        session.press("D")
        #expect(session.effects == [.listDrawings])
        session.send(.report(.folder(.listed(["house.dudel", "sketch.dudel"].map { DrawingEntry($0) }))))
        #expect(session.screen().contains("›✓ sketch.dudel"))
        session.press("Up Enter")
        #expect(session.effects.last == .open(path: "house.dudel"))
        session.send(.report(.opened(OpenedDrawing(document: Document(), name: "house.dudel"))))
        #expect(session.row(-1).hasSuffix("house.dudel"))
        #expect(session.lines == [])
        session.press("u")
        #expect(session.status().hasPrefix("nothing to undo"))
    }

    @Test("Opening with unsaved work asks first")
    func openAsks() {
        var session = EditorSession.saved()
        session.press("l Space l Space : 'open_house' Enter")
        #expect(session.screen().contains("Save the drawing first?"))
        session.press("n")
        #expect(session.effects.last == .open(path: "house"))
    }

    @Test(
        "Recovered work asks: Enter opens it, o the saved file, d discards it",
        arguments: [("Enter", RecoveryAnswer.open), ("o", .keepForLater), ("d", .discard)])
    func recovery(key: String, answer: RecoveryAnswer) {
        var session = EditorSession()
        session.send(.report(.recoverable(RecoverableWork(steps: 7, time: "10:20", draft: .text))))
        #expect(session.screen().contains("Recovered 7 steps"))
        #expect(session.screen().contains("10:20"))
        session.press(key)
        #expect(session.effects == [.recover(answer)])
    }

    @Test("A recovered drawing is unsaved, and its text is typed on")
    func recovered() {
        var session = EditorSession()
        session.press("6 Enter 'half' ")
        let draft = session.editor.recoverableDraft
        session = EditorSession()
        session.send(.report(.opened(OpenedDrawing(name: "a.dudel", isRecovered: true, draft: draft))))
        #expect(session.editor.isDirty)
        session.press("'_done' Esc")
        #expect(session.lines == ["text 4 4 \"half done\""])
    }
}
