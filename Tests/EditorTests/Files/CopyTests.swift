import Drawing
import Editor
import TestSupport
import Testing

@Suite("Copying and showing as text")
struct CopyTests {
    private static func session() -> EditorSession {
        var session = EditorSession()
        session.press("Space l l l j j Space L 6 Enter 'words' Esc")
        session.forgetEffects()
        return session
    }

    @Test("y copies the whole drawing where nothing is selected, else what is selected")
    func copy() {
        var session = Self.session()
        session.press("y")
        let all = Array(session.editor.document.drawables)
        #expect(session.effects == [.copy(Document(drawables: all), .text), .shareClipboard(all)])
        #expect(session.copiedTexts == ["┌──┐\n│  │\n└──┘         words"])
        session.forgetEffects()
        session.press("e y")
        #expect(session.effects == [.copy(Document(drawables: [all[1]]), .text), .shareClipboard([all[1]])])
        #expect(session.copiedTexts == ["words"])
    }

    @Test("The status row says what was sent, never that it was copied")
    func sent() {
        var session = Self.session()
        session.send(.report(.sent(bytes: 30)))
        #expect(session.status().hasPrefix("sent 30 bytes to your clipboard"))
    }

    @Test("x copies and deletes in one step")
    func cut() {
        var session = Self.session()
        session.press("* x")
        #expect(session.copiedTexts == ["┌──┐\n│  │\n└──┘         words"])
        #expect(session.lines == [])
        session.press("u")
        #expect(session.lines.count == 2)
    }

    @Test("Y shows the drawing on the ordinary screen")
    func show() {
        var session = Self.session()
        session.press("Y")
        #expect(session.effects == [.showText("┌──┐\n│  │\n└──┘         words")])
    }

    @Test("An empty drawing has nothing to copy", arguments: ["y", "Y"])
    func nothing(key: String) {
        var session = EditorSession()
        session.press(key)
        #expect(session.status().hasPrefix("nothing is drawn yet"))
        #expect(session.effects == [])
    }

    @Test("Redrawing, suspending and exporting are the runtime's to do")
    func effects() {
        var session = Self.session()
        session.press("Ctrl-L Ctrl-Z : 'export_a.txt' Enter")
        #expect(session.effects == [.redraw, .suspend, .export(session.editor.document, path: "a.txt")])
    }

    @Test("An export asks before it replaces a file; Enter leaves the file alone", arguments: ["Enter", "n", "Esc", "y"])
    func replacing(key: String) {
        var session = Self.session()
        session.press(": 'export_a.svg_scale=2' Enter")
        let wishes = ExportWishes(scale: 2)
        session.send(.report(.exportExists(path: "a.svg", wishes)))
        #expect(session.screen().contains("a.svg exists already. Replace it?"))
        session.forgetEffects()
        session.press(key)
        #expect(session.popover == nil)
        let effect = Effect.export(session.editor.document, path: "a.svg", wishes, overwrite: true)
        #expect(session.effects == (key == "y" ? [effect] : []))
    }
}
