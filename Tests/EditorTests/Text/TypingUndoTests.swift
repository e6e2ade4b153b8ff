import Drawing
import TestSupport
import Testing

@testable import Editor

@Suite("Undo while typing")
struct TypingUndoTests {
    private func texts(_ session: inout EditorSession, pressing key: String, times: Int) -> [String] {
        (0..<times).map { _ in
            session.press(key)
            return session.editor.textEditing?.text ?? "-"
        }
    }

    @Test("goes back word by word, and forth again", arguments: ["Ctrl-U", "Ctrl-_", "Ctrl-O u"])
    func words(key: String) {
        var session = EditorSession()
        session.press("6 Enter 'one_two__three'")
        #expect(texts(&session, pressing: key, times: 4) == ["one two  ", "one ", "", ""])
        #expect(session.status().hasPrefix("nothing to undo"))
        #expect(texts(&session, pressing: "Ctrl-R", times: 4) == ["one ", "one two  ", "one two  three", "one two  three"])
        #expect(session.status().hasPrefix("nothing to redo"))
        session.press("Ctrl-U Ctrl-U 'x'")
        #expect(texts(&session, pressing: "Ctrl-O U", times: 1) == ["one x"])
    }

    @Test("takes a paste of many lines back as one step")
    func paste() {
        var session = EditorSession()
        session.press("6 Enter 'a'")
        session.paste("one\r\ntwo\rthree")
        #expect(session.editor.textEditing?.text == "aone\ntwo\nthree")
        #expect(texts(&session, pressing: "Ctrl-U", times: 2) == ["a", ""])
    }

    @Test("takes a run of deletions back as one step, and a move ends the run")
    func deletions() {
        var session = EditorSession()
        session.press("6 Enter 'abcdef' Backspace Backspace Backspace Home Del Del")
        #expect(session.editor.textEditing?.text == "c")
        #expect(texts(&session, pressing: "Ctrl-U", times: 3) == ["abc", "abcdef", ""])
        session = EditorSession()
        session.press("6 Enter 'ab' Left 'cd'")
        #expect(texts(&session, pressing: "Ctrl-U", times: 2) == ["ab", ""])
    }

    @Test("takes a changed style back")
    func style() {
        var session = EditorSession()
        session.press("6 Enter 'ab' Ctrl-O c Home Enter 'c'")
        #expect(session.lines == [])
        session.press("Ctrl-U")
        #expect(session.editor.textEditing?.style.stroke != .standard)
        session.press("Ctrl-U")
        #expect(session.editor.textEditing?.style.stroke == .standard)
        session.press("Ctrl-R Ctrl-R Esc")
        #expect(session.lines == ["text 4 4 \"abc\" stroke=red"])
    }

    @Test("is one step of the drawing, whatever was done")
    func oneStep() {
        var session = EditorSession()
        session.press("6 Enter 'Hello' Esc Enter '_you_there' Ctrl-U Home 'X' Esc")
        #expect(session.lines == ["text 4 4 \"XHello you \""])
        session.press("u")
        #expect(session.lines == ["text 4 4 \"Hello\""])
    }

    @Test("saving in between loses no step")
    func saving() {
        var session = EditorSession.saved()
        session.press("6 Enter 'one_two' Ctrl-S Ctrl-U")
        #expect(session.editor.textEditing?.text == "one ")
    }

    @Test("brings back the very text and caret of every state, whatever was pressed")
    func random() {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let keys = [
            "'a'", "'_'", "'漢'", "Enter", "Backspace", "Del", "Left", "Right", "Up", "Down", "Home", "End", "Shift-Left",
            "Shift-Up",
            "Ctrl-W", "Ctrl-K", "Ctrl-X", "Ctrl-V", "Ctrl-Y", "Ctrl-T", "Ctrl-Left", "Ctrl-O a", "Ctrl-U", "Ctrl-R", "PgUp",
        ]
        let typed = ["\u{301}", "e", "🇩", "\u{200D}", "👩", "ب", "א", "\u{1F3FD}"]
        for round in 0..<60 {
            var session = EditorSession()
            session.press("6 Enter")
            for _ in 0..<60 {
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    session.type(typed.randomElement(using: &generator) ?? "e")
                } else {
                    session.press(keys.randomElement(using: &generator) ?? "'a'")
                }
                guard let editing = session.editor.textEditing else { return }
                #expect(editing.characters == Array(editing.text), "seed \(seed) round \(round)")
                #expect((0...editing.characters.count).contains(editing.caret.offset), "seed \(seed) round \(round)")
            }
            let last = session.editor.textEditing?.text
            var steps = 0
            while session.editor.textEditing?.undo() == true { steps += 1 }
            #expect(session.editor.textEditing?.text == "", "seed \(seed) round \(round)")
            for _ in 0..<steps { _ = session.editor.textEditing?.redo() }
            #expect(session.editor.textEditing?.text == last, "seed \(seed) round \(round)")
        }
    }
}
