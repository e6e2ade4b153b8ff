import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Keys and commands")
struct BindingTests {
    @Test("Every key of the table has a name that leads back to it, and no key is bound twice")
    func names() {
        // While a text is typed other keys are in force.
        var seen: [Bool: Set<[Key]>] = [:]
        for command in CommandTable.all {
            for binding in command.keys {
                guard let keys = KeyName.sequence(binding.keys) else {
                    Issue.record("\(command.name) has a key without a name: \(binding.keys)")
                    continue
                }
                #expect(KeyName.name(of: keys) == binding.keys)
                #expect(seen[command.group == .typing, default: []].insert(keys).inserted, "\(binding.keys) is bound twice")
                #expect(keys.allSatisfy { !$0.modifiers.contains(.alt) }, "no Alt binding exists by default")
            }
        }
    }

    @Test("Command names are unlike, plain, and work from the command line")
    func commands() {
        let names = CommandTable.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names { #expect(name.allSatisfy { $0.isASCII && !$0.isUppercase && $0 != " " }) }
    }

    @Test("Every command answers by name without arguments, if only with how it is written", arguments: Situation.allCases)
    func answers(situation: Situation) {
        for command in CommandTable.all {
            var session = situation.session()
            session.press(": '\(command.name)' Enter")
            let surface = session.editor.draw()
            #expect(surface.size == CellSize(columns: 80, rows: 24), "\(command.name)")
        }
    }

    @Test("The help, the menu and the toolbar read the key map in force")
    func inForce() throws {
        var session = EditorSession()
        session.editor.keyMap.bind(try #require(KeyName.sequence("F6")), to: "oval")
        session.press("? 'oval'")
        #expect(session.screen().contains("4 o F6"))
        session.press("Esc F6")
        #expect(session.row(0).contains("[4 Oval]"))
        session.editor.keyMap.bind(try #require(KeyName.sequence("4")), to: "line")
        #expect(session.row(0).contains("[o Oval]"), "a key that means something else is no longer named")
    }

    @Test("A repeated command moves that often")
    func repeated() {
        var session = EditorSession()
        session.press(": 'right_20' Enter")
        #expect(session.status().hasPrefix("Rect idle col 23 row 2"))
        session.press(": 'right_0' Enter")
        #expect(session.status().hasPrefix("0 cannot be used here"))
        session.press(": 'right_1_2' Enter")
        #expect(session.status().hasPrefix("write: right [N]"))
    }

    @Test("A key that nothing is bound to is answered by a word")
    func unknown() {
        var session = EditorSession()
        session.press("F5")
        #expect(session.status().hasPrefix("F5 does nothing here"))
        session.press("z x")
        #expect(session.status().hasPrefix("z x does nothing here"))
        session.press("l")
        #expect(session.status().hasPrefix("Rect idle col 4"))
    }

    @Test("v and 7 take up the select tool, whose brackets the toolbar shows", arguments: ["v", "7"])
    func select(key: String) {
        var session = EditorSession()
        session.press(key)
        #expect(session.status().hasPrefix("Select idle"))
        #expect(session.row(0).contains("[7 Select]"))
    }

    @Test("Esc with nothing to leave says how to quit, and deselects where something is selected")
    func escape() {
        var session = EditorSession()
        session.press("Esc")
        #expect(session.status().hasPrefix("Q quits"))
        session.press("Space L J Space * Esc d")
        #expect(session.status().hasPrefix("nothing is selected"))
    }
}
