import Drawing
import TestSupport
import Testing

@testable import Editor

@Suite("Pasting")
struct PasteTests {
    private func boxed() -> EditorSession {
        var session = EditorSession()
        session.press("Space L J Space")
        session.forgetEffects()
        return session
    }

    @Test("What was copied is pasted with its top left corner at the cursor, selected, as one step with a name")
    func paste() {
        var session = boxed()
        session.press("e y Esc g '30,10' Enter P")
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light", "rectangle 58 36 22 24 pen=light"])
        #expect(session.status().hasPrefix("pasted: 1"))
        #expect(session.editor.selection == [session.editor.document.drawables.last?.id])
        session.press("u")
        #expect(session.status().hasPrefix("undone: paste"))
        #expect(session.lines == ["rectangle 4 4 22 24 pen=light"])
    }

    @Test("Lines through the middles of cells stay in the middles of cells, in any zoom")
    func cells() {
        for zoom in ["", ": 'zoom 200' Enter", ": 'zoom 50' Enter"] {
            var session = EditorSession()
            session.press(
                "2 Space l l l l j j Space * x \(zoom.replacing(" 2", with: "_2").replacing(" 5", with: "_5")) g '11,6' Enter P")
            #expect(session.lines == ["line 21 22 29 30 pen=light"], "\(zoom)")
        }
    }

    @Test("In the fine step the corner is put on the dot")
    func dots() {
        var session = boxed()
        session.press("e x . g '33,17' Enter P")
        #expect(session.lines == ["rectangle 33 17 22 24 pen=light"])
    }

    @Test("What was cut can be pasted as often as wanted, and under ids of its own")
    func ids() {
        var session = boxed()
        session.press("e x P l l P P")
        #expect(session.lines.count == 3)
        #expect(Set(session.editor.document.drawables.map(\.id)).count == 3)
    }

    @Test("Groups stay together, apart from the group they were copied from, and nothing pasted is locked")
    func groups() {
        var session = boxed()
        session.press("g '30,10' Enter Space l l j Space * & : 'lock' Enter y Esc g '3,15' Enter P")
        let groups = session.editor.document.drawables.map(\.groups)
        #expect(groups.count == 4)
        #expect(groups[0] == groups[1])
        #expect(groups[2] == groups[3])
        #expect(groups[0] != groups[2])
        #expect(session.editor.document.drawables.suffix(2).allSatisfy { !$0.isLocked })
    }

    @Test("With nothing copied it says so, and what would lie beyond the plane is refused as a whole")
    func refused() {
        var session = boxed()
        session.press("P")
        #expect(session.status().hasPrefix("nothing was copied or cut yet"))
        session.press("y : 'goto_9999999_0' Enter P")
        #expect(session.status().hasPrefix("that is beyond the plane"))
        #expect(session.lines.count == 1)
    }

    @Test("Copying tells other sessions, and what they copied is pasted")
    func shared() {
        var session = boxed()
        let drawables = Array(session.editor.document.drawables)
        session.press("y")
        #expect(session.effects.contains(.shareClipboard(drawables)))
        var other = EditorSession()
        other.send(.report(.clipboard(drawables)))
        other.press("g '1,1' Enter P")
        #expect(other.lines == ["rectangle 0 0 22 24 pen=light"])
    }

    @Test("copy sends the drawing as text or in another form", arguments: ["text", "ansi", "svg"])
    func forms(name: String) throws {
        var session = boxed()
        session.press(": 'copy_\(name)' Enter")
        #expect(session.effects.first == .copy(session.editor.document, try #require(CopyForm(rawValue: name))))
        session.press(": 'copy_png' Enter")
        #expect(session.status().hasPrefix("png cannot be used here"))
    }

    @Test("Scripts copy and paste within themselves")
    func scripts() throws {
        var session = EditorSession()
        for line in ["rectangle 4 4 8 8", "select all", "cut", "goto 40 40", "paste"] { _ = try session.editor.perform(line) }
        #expect(session.lines == ["rectangle 40 40 8 8 pen=light"])
    }
}

@Suite("Pasting text from outside")
struct OutsidePasteTests {
    @Test(
        "A drawing's lines become its drawables at the cursor, as one step",
        arguments: [
            "dudel 1\nrectangle 40 40 8 8 id=a pen=light\narticle https://en.wikipedia.org/wiki/Paper\n# a word\noval 48 48 4 4 id=a\n",
            "rectangle 40 40 8 8 pen=light\roval 48 48 4 4", "\n  rectangle 40 40 8 8 pen=light\r\n\r\noval 48 48 4 4\r\n",
        ])
    func drawing(text: String) {
        var session = EditorSession()
        session.press("g '1,1' Enter")
        session.paste(text)
        #expect(session.lines == ["rectangle 0 0 8 8 pen=light", "oval 8 8 4 4"])
        #expect(session.editor.selection.count == 2)
        session.press("u")
        #expect(session.lines == [])
    }

    @Test(
        "Anything else is a text, whatever it looks like",
        arguments: [
            "dudel 1", "dudel 2\nline 0 0 4 4", "rectangle 4 4 8 8\nwords", "rectangle 4 4", "set smooth off", "q!",
            "line 0 0 4 4\nopen other", "article https://en.wikipedia.org/wiki/Paper\nline 0 0 4 4", "# only a remark",
        ])
    func text(text: String) {
        var session = EditorSession()
        session.paste(text)
        #expect(session.editor.document.drawables.map(\.plainText) == [text])
        #expect(!session.effects.contains(.quit))
    }

    @Test("Hostile lines are inert: nothing but a message or a text comes of them")
    func hostile() {
        var session = EditorSession()
        let numbers = (0..<5_000).map { "\($0),\($0 % 97)" }.joined(separator: " ")
        for text in [
            "rectangle 9999999 9999999 9999999 9999999", "line 0 0 1e9 4", "text 0 0 \"\\u{1b}[2J\\u{7}\"", "pencil \(numbers)",
            "text 0 0 \"" + String(repeating: "x", count: 100_000) + "\"", "line 0 0 4 4 id=\"\\u{1b}\"", "\u{1B}]52;c;aGk=\u{7}",
        ] {
            session.paste(text)
            for row in 0..<24 {
                let clean = session.row(row).unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
                #expect(clean, "\(text.prefix(40))")
            }
        }
    }

    @Test("Into a text being typed a drawing's lines go as the text they are")
    func typed() {
        var session = EditorSession()
        session.press("6 Enter")
        session.paste("line 0 0 4 4")
        session.press("Esc")
        #expect(session.editor.document.drawables.map(\.plainText) == ["line 0 0 4 4"])
    }
}
