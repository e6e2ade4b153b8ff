import Screen
import TestSupport
import Testing

@testable import Editor

/// A slow link merges Esc and the key after it into one read, as Alt does: then nothing may be lost by it.
@Suite("Esc glued to a key")
struct GluedEscapeTests {
    private static func glue(_ key: Key, to session: inout EditorSession) {
        session.send(.input(.key(Key(.escape))))
        session.send(.input(.key(Key(key.code, key.modifiers, followsEscape: true))))
    }

    @Test("Deleting, cutting and quitting are ignored with a word", arguments: ["d", "x", "Q", "Del", "Ctrl-Q"])
    func destructive(name: String) throws {
        let key = try #require(KeyName.key(name))
        var session = EditorSession()
        session.press("Space L J Space * Space l")
        session.forgetEffects()
        let lines = session.lines
        Self.glue(key, to: &session)
        #expect(session.status().hasPrefix("ignored: came together with Esc"))
        #expect(session.lines == lines)
        #expect(!session.editor.isWaiting)
        #expect(!session.effects.contains(.quit))
        session.send(.input(.key(key)))
        #expect(session.lines == [] || session.editor.isWaiting, "the key alone works")
    }

    @Test("Other keys do what they do behind Esc")
    func harmless() {
        var session = EditorSession()
        session.press("Space L J")
        Self.glue(.character("u"), to: &session)
        #expect(session.status().hasPrefix("Rect PEN DOWN"), "dropped, and brought back")
        Self.glue(.character("4"), to: &session)
        #expect(session.row(0).contains("[4 Oval]"))
    }

    @Test("In a text, Esc keeps it and a glued d deletes nothing")
    func typing() {
        var session = EditorSession()
        session.press("6 Enter 'Hello'")
        Self.glue(.character("d"), to: &session)
        #expect(session.lines == ["text 4 4 \"Hello\""])
        #expect(session.status().hasPrefix("ignored"))
    }

    @Test("In a window too small for anything, a glued quit is ignored as well")
    func tooSmall() {
        var session = EditorSession()
        session.resize(columns: 10, rows: 3)
        Self.glue(.character("Q"), to: &session)
        #expect(session.effects == [])
        session.press("Q")
        #expect(session.effects == [.quit])
    }

    @Test("Exactly the commands that lose something are marked")
    func table() {
        #expect(Set(CommandTable.all.filter(\.isDestructive).map(\.name)) == ["delete", "cut", "q", "q!"])
    }
}
