import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("No key passes an open popover")
struct NoKeyPassesTests {
    /// Every key that anything is bound to, every printable ASCII character, and keys that nothing knows.
    private static let keys: [Key] = {
        var keys: Set<Key> = []
        for command in CommandTable.all {
            for binding in command.keys { keys.formUnion(KeyName.sequence(binding.keys) ?? []) }
        }
        for scalar in (32...126).compactMap({ Unicode.Scalar($0) }) { keys.insert(Key(.character(Character(scalar)))) }
        for letter in "abcdefghijklmnopqrstuvwxyz" { keys.formUnion([.control(letter), Key(.character(letter), .alt)]) }
        for code: Key.Code in [.up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .backspace, .tab] {
            for modifiers: Key.Modifiers in [[], .shift, .control, .alt] { keys.insert(Key(code, modifiers)) }
        }
        for number in 1...12 { keys.insert(Key(.function(number))) }
        return keys.sorted { KeyName.name(of: $0) < KeyName.name(of: $1) }
    }()

    @Test("A key is the popover's, opens another, or is answered by a word", arguments: PopoverRequest.every, Situation.allCases)
    func staysInside(request: PopoverRequest, situation: Situation) {
        var opened = situation.session()
        let before = Trace(opened, withScreen: false)
        opened.open(request)
        for key in Self.keys where !acts(key, in: request) {
            var session = opened
            session.send(.input(.key(key)))
            let differences = Trace(session, withScreen: false).differences(from: before)
                .filter { session.popover == nil || !$0.hasPrefix("shown style") }
            #expect(differences == [], "\(KeyName.name(of: key))")
            #expect(session.effects.allSatisfy { $0 == .listDrawings || $0 == .redraw }, "\(KeyName.name(of: key))")
        }
    }

    @Test("A key that means nothing in a popover is answered by a word", arguments: ["s", "w", "c", "F"])
    func saysSo(opener: String) {
        var session = EditorSession()
        session.press("\(opener) u")
        #expect(session.status().hasPrefix("u does nothing here"))
        session.press("F9")
        #expect(session.status().hasPrefix("F9 does nothing here"))
        #expect(session.editor.isWaiting)
    }

    @Test("A paste goes to a popover's field, and nowhere where it has none", arguments: PopoverRequest.every)
    func paste(request: PopoverRequest) {
        var session = Situation.drawn.session()
        let before = Trace(session)
        session.open(request)
        session.paste("red\nblue")
        #expect(session.popover == request)
        #expect(Trace(session, withScreen: false).differences(from: before).filter { !$0.hasPrefix("shown style") } == [])
    }

    @Test("The wheel and the mouse outside do not draw behind a popover", arguments: PopoverRequest.every)
    func mouse(request: PopoverRequest) {
        var session = Situation.drawn.session()
        let before = Trace(session)
        session.open(request)
        for action: MouseEvent.Action in [.drag, .release, .wheelUp, .wheelDown, .press] {
            session.mouse(action, column: 0, row: 23)
        }
        #expect(session.popover == nil, "a click outside closes it")
        #expect(Trace(session).differences(from: before) == [])
    }

    /// Whether the key is there to make the popover act, which is no key passing through it.
    private func acts(_ key: Key, in request: PopoverRequest) -> Bool {
        guard request.kind == .choice else { return false }
        if key.code == .enter { return true }
        if case .question = request { return key.typed.map { "ynodbctrYNODBCTR".contains($0) } ?? false }
        return false
    }
}
