import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Themes in the editor")
struct ThemeTests {
    @Test(
        "A theme gives every cell of the screen its colours, and changes no character", arguments: ThemeName.allCases,
        Situation.allCases)
    func everyCell(name: ThemeName, situation: Situation) throws {
        var session = situation.session()
        let before = session.editor.draw()
        _ = try session.editor.perform("set theme \(name.rawValue)")
        guard name != .terminal else {
            let isSame = session.editor.draw() == before
            #expect(isSame)
            return
        }
        #expect(session.editor.draw().text == before.text)
        for request in [nil] + PopoverRequest.every.map(Optional.some) {
            if let request { session.open(request) }
            let surface = session.editor.draw()
            for row in 0..<surface.rows {
                let isWhole = surface.row(row).allSatisfy { $0.foreground != .standard && $0.background != .standard }
                #expect(isWhole, "row \(row) of \(String(describing: request))")
            }
        }
    }

    @Test("Without colours every theme is the terminal's own", arguments: ThemeName.allCases)
    func monochrome(name: ThemeName) throws {
        var session = Situation.selected.session()
        session.editor.capabilities.colours = .none
        let before = session.editor.draw()
        _ = try session.editor.perform("set theme \(name.rawValue)")
        let isSame = session.editor.draw() == before
        #expect(isSame)
    }

    @Test("It follows the depth when that changes")
    func depth() throws {
        var session = EditorSession()
        _ = try session.editor.perform("set theme dark")
        #expect(session.editor.draw()[0, 5].background == .palette(234))
        _ = try session.editor.perform("set colors 8")
        #expect(session.editor.draw()[0, 5].background == .palette(0))
    }

    @Test("It touches neither the drawing nor what is copied of it")
    func drawing() throws {
        var session = Situation.drawn.session()
        let lines = session.lines
        _ = try session.editor.perform("set theme light")
        #expect(session.lines == lines)
        session.press("y")
        #expect(try #require(session.copiedTexts.first).contains("Box"))
    }

    @Test("The command goes to the next theme and says which it is, and is kept for the next start")
    func command() {
        var session = EditorSession()
        for name in ["light", "dark", "high-contrast", "terminal"] {
            session.press(": 'theme' Enter")
            #expect(session.status().hasPrefix("theme \(name)"))
            #expect(session.effects.last == .keepSetting(name: "theme", value: name))
        }
        session.press(": 'theme_dark' Enter")
        #expect(session.editor.settings.theme == .dark)
        session.press(": 'theme_pink' Enter")
        #expect(session.status().hasPrefix("pink cannot be used here"))
    }

    @Test("Settings of an earlier session come back, and nothing else does")
    func restored() {
        var session = EditorSession()
        session.editor.restore(settings: [
            "theme": "dark", "smooth": "off", "glyphs": "ascii", "future": "1", "colors": "none",
        ])
        #expect(session.editor.settings.theme == .dark)
        #expect(session.editor.settings.smooth == false)
        #expect(session.editor.capabilities == Capabilities(glyphs: .braille, colours: .palette))
        #expect(session.send(.resized(CellSize(columns: 80, rows: 24))) == [])
    }
}
