import TestSupport
import Testing

@testable import Editor

@Suite("Opening and cancelling")
struct CancelTests {
    @Test("Every popover can be opened and cancelled without a trace", arguments: PopoverRequest.every, Situation.allCases)
    func withoutTrace(request: PopoverRequest, situation: Situation) {
        for key in ["Esc", "Ctrl-G", "Ctrl-C"] {
            var session = situation.session()
            let before = Trace(session)
            session.open(request)
            #expect(session.popover == request)
            session.press(key)
            #expect(session.popover == nil)
            #expect(Trace(session).differences(from: before) == [])
            #expect(session.effects == [])
        }
    }

    @Test("A previewed value that is cancelled was never there", arguments: PopoverRequest.values, Situation.allCases)
    func previewed(request: PopoverRequest, situation: Situation) {
        var session = situation.session()
        let before = Trace(session)
        session.open(request)
        let shown = session.editor.shownStyle
        session.press(request.changes)
        #expect(session.editor.shownStyle != shown, "the toolbar shows the value live")
        session.press("Esc")
        #expect(Trace(session).differences(from: before) == [])
        #expect(session.effects == [])
    }

    @Test("A choice that was moved to and cancelled was never there", arguments: PopoverRequest.choices, Situation.allCases)
    func movedTo(request: PopoverRequest, situation: Situation) {
        var session = situation.session()
        let before = Trace(session)
        session.open(request)
        session.press("Down Down Esc")
        #expect(Trace(session).differences(from: before) == [])
        #expect(session.effects == [])
    }

    @Test("A cancelled popover leaves undo and redo as they were")
    func redoSurvives() {
        var session = Situation.drawn.session()
        session.press("u s Right Esc")
        #expect(session.editor.history.nextRedo != nil)
        session.press("U")
        #expect(session.lines == ["rectangle 6 4 22 24 pen=light label=Box"])
    }
}
