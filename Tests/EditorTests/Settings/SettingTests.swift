import TestSupport
import Testing

@testable import Editor

@Suite("Settings")
struct SettingTests {
    @Test("Every setting takes each of its values, and says it when it is asked", arguments: SettingTable.all.map(\.name))
    func values(name: String) throws {
        let setting = try #require(SettingTable.setting(name))
        var session = EditorSession()
        for value in setting.values {
            _ = try session.editor.perform("set \(name) \(value)")
            #expect(setting.value(session.editor) == value)
            session.press(": 'set_\(name)' Enter")
            #expect(session.status().hasPrefix("\(name) \(value)"))
        }
    }

    @Test(
        "A value that a setting lacks, or a setting that does not exist, changes nothing", arguments: SettingTable.all.map(\.name)
    )
    func refused(name: String) throws {
        let setting = try #require(SettingTable.setting(name))
        var session = EditorSession()
        let before = setting.value(session.editor)
        #expect(throws: CommandError.badValue("no-such-value")) { try session.editor.perform("set \(name) no-such-value") }
        #expect(throws: CommandError.badValue("no-such-setting")) { try session.editor.perform("set no-such-setting on") }
        #expect(throws: CommandError.usage("set NAME [VALUE]")) { try session.editor.perform("set") }
        #expect(setting.value(session.editor) == before)
    }

    @Test("Names are unique")
    func names() {
        #expect(Set(SettingTable.all.map(\.name)).count == SettingTable.all.count)
    }

    @Test("The command line completes a setting's name, and then its value")
    func completion() {
        var session = EditorSession()
        session.press(": 'set_smo' Tab 'of' Tab Enter")
        #expect(session.editor.settings.smooth == false)
    }
}
