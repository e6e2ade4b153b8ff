import Drawing
import Popovers
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Closing a value popover")
struct ClosingTests {
    /// The ways of closing that apply a changed value.
    private static let ways = ["Enter", "own key", "another key", "Tab", "click outside"]

    private static func close(_ session: inout EditorSession, _ request: PopoverRequest, by way: String) {
        switch way {
        case "Enter": session.press("Enter")
        // The field of the font popover takes its own key as text.
        case "own key": session.press(request.hasField ? "Enter" : request.key ?? "Enter")
        case "another key": session.press(request.hasField ? "Enter" : request == .size ? "w" : "s")
        case "Tab": session.press("Tab Tab")
        default: session.mouse(.press, column: 0, row: 23)
        }
    }

    @Test("Every way but Esc applies it to the selection, as one step", arguments: PopoverRequest.values, ways)
    func selection(request: PopoverRequest, way: String) {
        var session = Situation.selected.session()
        session.open(request)
        session.press(request.changes)
        let shown = session.editor.shownStyle
        let steps = session.editor.history.depth
        Self.close(&session, request, by: way)
        #expect(session.editor.document.drawables.map(\.style) == [shown])
        #expect(session.editor.style == shown, "what comes next has it as well")
        #expect(session.editor.history.depth == steps + 1)
        session.press("Esc u")
        #expect(session.editor.document.drawables.map(\.style) != [shown])
    }

    @Test("An unchanged value makes no step", arguments: PopoverRequest.values, ways)
    func unchanged(request: PopoverRequest, way: String) {
        var session = Situation.selected.session()
        let before = session.editor.document
        let steps = session.editor.history.depth
        session.open(request)
        Self.close(&session, request, by: way)
        #expect(session.editor.document == before)
        #expect(session.editor.history.depth == steps)
        #expect(session.effects.isEmpty)
    }

    @Test("A long visit makes one step", arguments: PopoverRequest.values)
    func oneStep(request: PopoverRequest) {
        var session = Situation.selected.session()
        let steps = session.editor.history.depth
        session.open(request)
        for _ in 1...5 { session.press("Down Left Right PgDn Up End") }
        session.press(request.changes)
        session.press("Enter")
        #expect(session.popover == nil)
        #expect(session.editor.history.depth == steps + 1)
    }

    @Test("Opening another popover applies the value of the one before, and Esc in the other keeps it")
    func another() {
        var session = EditorSession()
        session.press("s Right w")
        #expect(session.popover == .stroke)
        #expect(session.editor.style.size == 25)
        session.press("Right F")
        #expect(session.popover == .fillColour)
        #expect(session.editor.style.width == 3)
        session.press("Esc")
        #expect(session.editor.style.size == 25)
        #expect(session.editor.style.width == 3)
    }

    @Test("A question that comes by itself applies the value of the popover that it replaces")
    func replacedByReport() {
        var session = EditorSession()
        session.press("s Right")
        session.send(.report(.changedOnDisk(name: "a.dudel")))
        #expect(session.popover == .question(.overwrite(name: "a.dudel")))
        #expect(session.editor.style.size == 25)
    }

    @Test("Space is Enter where no field has the focus", arguments: ["s", "w", "c", "F"])
    func space(key: String) {
        var session = EditorSession()
        let style = session.editor.style
        session.press("\(key) Up Right Space")
        #expect(session.popover == nil)
        #expect(session.editor.style != style)
    }

    @Test("The key of the files opens them from a value popover, applying its value")
    func files() {
        var session = EditorSession()
        session.press("s Right D")
        #expect(session.popover == .files)
        #expect(session.editor.style.size == 25)
        #expect(session.effects.last == .listDrawings)
        session.send(.report(.folder(.listed([DrawingEntry("house.dudel")]))))
        #expect(session.popover == .files)
    }

    @Test("Its own key closes it where no field has the focus", arguments: ["s", "w", "c", "F"])
    func ownKey(key: String) {
        var session = EditorSession()
        session.press("\(key) \(key)")
        #expect(session.popover == nil)
    }

    @Test("Where a field has the focus its own key is text", arguments: ["f", "G", "A", "?", ":"])
    func ownKeyIsText(key: String) {
        var session = EditorSession()
        session.press("\(key) \(key)")
        #expect(session.popover != nil)
        #expect(session.screen().contains(key == ":" ? "::" : ": \(key)"))
    }

    @Test("Tab past the last control goes to the toolbar", arguments: PopoverRequest.every)
    func tab(request: PopoverRequest) {
        var session = EditorSession()
        session.open(request)
        if case .commandLine = request {
            session.press("Tab")
            #expect(session.popover == request, "there it completes")
            return
        }
        // No popover has more than three controls.
        for _ in 0..<3 where session.popover != nil { session.press("Tab") }
        #expect(session.popover == nil)
        let item = request.anchor
        #expect(session.editor.focus == .toolbar(item), "the item that the popover hung from")
        if request != .position {
            let label = session.editor.toolbarContent.label(of: item).text
            #expect(session.textAtCursor().hasPrefix(label.prefix(8)))
        }
        session.press("Esc")
        #expect(session.editor.focus == .canvas)
    }

    @Test("Moving the size slider never closes it")
    func slider() {
        var session = EditorSession()
        session.press("s")
        for key in ["Right", "Left", "PgUp", "PgDn", "Home", "End", "Up", "Down", "h", "l", "j", "k"] {
            for _ in 1...120 { session.press(key) }
            #expect(session.popover == .size, "\(key)")
        }
        for column in 0..<80 {
            session.mouse(.drag, column: column, row: 3)
            #expect(session.popover == .size)
        }
        session.press("9 9 9 Backspace Backspace 3 Right")
        #expect(session.popover == .size)
        session.press("Enter")
        #expect(session.editor.style.size == 94)
    }
}
