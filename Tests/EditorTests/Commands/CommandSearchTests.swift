import TestSupport
import Testing
import Words

@testable import Editor

@Suite("Finding a command")
struct CommandSearchTests {
    @Test("runs the command that was searched for, not the undoing of the last step", arguments: ["flip", "group", "distribute"])
    func ownWords(word: String) {
        var session = EditorSession()
        session.press("Space L J Space L Space L J Space L Space L J Space *")
        let command = word == "flip" ? "flip-horizontal" : word == "group" ? "group" : "distribute-columns"
        session.press(": '\(command)' Enter *")
        session.forgetEffects()
        session.press("A '\(word)'")
        let row = session.textAtCursor()
        #expect(!row.contains("undo") && !row.contains("redo"), "\(row)")
    }

    @Test(
        "by its name and by words that people call it",
        arguments: [
            ("svg", "export"), ("png", "export"), ("color", "stroke colour"), ("connect", "snap"), ("anchor", "point"),
            ("nudge", "move"), ("emacs", "setting"), ("config", "setting"), ("exit", "quit"), ("center", "centre"),
            ("new", "folder"),
            ("justify", "alignment"), ("ansi", ":copy svg"),
        ])
    func keywords(typed: String, found: String) {
        var session = EditorSession()
        session.press("A '\(typed)'")
        #expect(session.screen().contains(found) && !session.screen().contains("nothing matches"))
    }

    @Test("Every keyword belongs to a command, and every other name to one as well")
    func tables() {
        for name in CommandTable.keywords.keys { #expect(CommandTable.command(name)?.name == name) }
        for (alias, name) in CommandTable.aliases {
            #expect(CommandTable.command(alias)?.name == name)
            #expect(!CommandTable.all.contains { $0.name == alias })
        }
    }

    @Test("The help and the menu say whole what every command does, at 80 columns", arguments: Language.allCases, ["?", "A"])
    func nothingCut(_ language: Language, key: String) {
        var session = EditorSession(language: language.code)
        session.press(key)
        for _ in 0..<12 {
            for row in session.screen().split(separator: "\n") { #expect(!row.contains("~"), "\(row)") }
            session.press("PgDn")
        }
    }

    @Test("quit is q")
    func quit() {
        var session = EditorSession()
        session.press(": 'qui' Tab Enter")
        #expect(session.effects.last == .quit)
    }
}
