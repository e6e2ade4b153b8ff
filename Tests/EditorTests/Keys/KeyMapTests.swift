import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Keys of one's own")
struct KeyMapTests {
    @Test("A key is given a command with its arguments, and hints, help and toolbar follow")
    func map() {
        var session = EditorSession()
        session.press(": 'map_F6_oval' Enter F6")
        #expect(session.row(0).contains("[4 Oval]"))
        session.press("? 'oval'")
        #expect(session.screen().contains("4 o F6"))
        session.press("Esc : 'map_q_set_smooth_off' Enter q")
        #expect(!session.editor.settings.smooth)
        session.press(": 'unmap_4' Enter")
        #expect(session.status().hasPrefix("4 has no command now"))
        #expect(session.row(0).contains("[o Oval]"))
        session.press("r 4")
        #expect(session.status().hasPrefix("4 does nothing here"))
    }

    @Test("A sequence takes the command from the key it begins with, and a key those that begin with it")
    func sequences() {
        var session = EditorSession()
        session.press(": 'map_\"s_o\"_oval' Enter s")
        #expect(session.status().hasPrefix("s …") || session.status().hasPrefix("s"))
        session.press("o")
        #expect(session.row(0).contains("[4 Oval]"))
        session.press(": 'map_z_rectangle' Enter z")
        #expect(session.row(0).contains("[3 Rect]"))
        #expect(session.editor.keyMap.keys(of: "rulers") == [])
    }

    @Test(
        "What is no key and no command is refused",
        arguments: [
            ("map nokey oval", "no key is called nokey"), ("map F6 ovall", "no command is called ovall"),
            ("map F6", "write: map KEY COMMAND…"), ("unmap F9", "F9 cannot be used here"),
            ("unmap Hyper-x", "no key is called Hyper-x"),
        ])
    func refused(line: String, message: String) {
        var session = EditorSession()
        session.run(line)
        #expect(session.status().hasPrefix(message))
    }

    @Test("Commands of the text editor are mapped for typing alone")
    func typing() {
        var session = EditorSession()
        session.press(": 'map_F7_text-select-all' Enter F7")
        #expect(session.status().hasPrefix("F7 does nothing here"))
        session.press("6 Enter 'words' F7 'x' Esc")
        #expect(session.editor.document.drawables.map(\.plainText) == ["x"])
    }

    @Test("After any mapping and unmapping no bound sequence begins another one", arguments: 1...20)
    func prefixFree(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var map = KeyMap.standard
        let names = ["a", "b", "z", "z z", "z h", "a b", "a b c", "z z z", "Ctrl-X", "Ctrl-X u"]
        for _ in 0..<60 {
            guard let name = names.randomElement(using: &generator), let keys = KeyName.sequence(name) else { continue }
            if Bool.random(using: &generator) { map.bind(keys, to: "oval") } else { map.unbind(keys) }
            let all = map.names.compactMap { KeyName.sequence($0) }
            for keys in all {
                guard case .command = map.match(keys) else {
                    Issue.record("seed \(seed): \(KeyName.name(of: keys)) is lost")
                    continue
                }
                for length in 1..<max(1, keys.count) {
                    #expect(map.match(Array(keys.prefix(length))) == .prefix, "seed \(seed): \(KeyName.name(of: keys))")
                }
            }
            if map.match([Key(.character("a"))]) == .prefix {
                #expect(all.contains { $0.count > 1 && $0[0] == Key(.character("a")) }, "seed \(seed)")
            }
        }
    }
}

@Suite("Keys for Emacs hands")
struct EmacsKeysTests {
    private func session() -> EditorSession {
        var session = EditorSession()
        session.press(": 'set_keys_emacs' Enter")
        session.forgetEffects()
        return session
    }

    @Test("Every key of the set has a name, a command of its place, and none begins another one")
    func sound() {
        for (entries, isTyping) in [(KeySet.emacs.canvas, false), (KeySet.emacs.typing, true)] {
            for entry in entries {
                #expect(KeyName.sequence(entry.keys).map { KeyName.name(of: $0) } == entry.keys)
                guard let line = entry.line else { continue }
                let command = CommandTable.command(String(line.prefix { $0 != " " }))
                #expect(command != nil, "\(line)")
                let isFile = command?.group == .file || command?.group == .program
                #expect(isFile || (command?.group == .typing) == isTyping, "\(line)")
            }
        }
    }

    @Test("They move, draw, cut, paste and undo, the default keys with them")
    func canvas() {
        var session = session()
        session.press("Ctrl-F Ctrl-F Ctrl-N Ctrl-B Ctrl-P l Ctrl-Space Ctrl-E Ctrl-N Ctrl-Space")
        #expect(session.lines == ["rectangle 8 4 22 8 pen=light"])
        session.press("Ctrl-X h Ctrl-K")
        #expect(session.lines == [])
        session.press("Ctrl-Y Ctrl-X u u")
        #expect(session.lines == ["rectangle 8 4 22 8 pen=light"])
    }

    @Test("C-x C-s saves, C-x C-f asks what to open, C-x C-c quits")
    func files() {
        var session = session()
        session.press("Ctrl-X")
        #expect(session.status().hasPrefix("Ctrl-X"))
        session.press("Ctrl-F")
        #expect(session.popover == .commandLine("open "))
        session.press("Esc Ctrl-X Ctrl-S")
        #expect(session.popover == .commandLine("save "))
        session.press("Esc Ctrl-X Ctrl-C")
        #expect(session.effects.last == .quit)
    }

    @Test("While a text is typed C-w cuts, C-y pastes, and C-x begins the same sequences")
    func typing() {
        var session = session()
        session.press("6 Enter 'one' Ctrl-Space Ctrl-A Ctrl-W 'two' Ctrl-Y Ctrl-X u Esc")
        #expect(session.editor.document.drawables.map(\.plainText) == ["two"])
    }

    @Test("They are kept for the next start, and can be taken away")
    func setting() {
        var session = EditorSession()
        session.press(": 'set_keys_emacs' Enter")
        #expect(session.effects == [.keepSetting(name: "keys", value: "emacs")])
        session.press(": 'map_Ctrl-F_oval' Enter Ctrl-F")
        #expect(session.row(0).contains("[4 Oval]"), "one's own keys count more")
        session.press(": 'set_keys_default' Enter Ctrl-N")
        #expect(session.status().hasPrefix("Ctrl-N does nothing here"))
        session.press("r Ctrl-F")
        #expect(session.row(0).contains("[4 Oval]"))
    }
}
