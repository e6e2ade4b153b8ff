import Drawing
import Popovers
import TestSupport

@testable import Editor

/// Where a person may be when a popover opens.
enum Situation: String, CaseIterable, Sendable {
    case empty, drawn, selected, halfDrawn, typing, carrying

    /// A session in the situation, with two faces installed and nothing said in the status row.
    func session(language: String = "en") -> EditorSession {
        var session = EditorSession(
            language: language, typesetter: CellTypesetter(installed: Set(Situation.faces.entries.map(\.name))))
        session.send(.report(.faces(Situation.faces)))
        session.editor.drawings = ["house.dudel", "sketch.dudel"].map { DrawingEntry($0) }
        guard self != .empty else { return session }
        session.press("l Space L J Space Enter 'Box' Esc l j")
        switch self {
        case .empty, .drawn: break
        case .selected: session.press("*")
        case .halfDrawn: session.press("L Space L j j")
        case .carrying: session.press("v * m l l j")
        case .typing: session.press("6 J J Enter 'Some_words' Left")
        }
        session.forgetEffects()
        session.editor.message = nil
        return session
    }

    static let faces = FaceList(
        entries: ["Alpha Bold", "Alpha Regular", "Beta Regular"].map { name in
            FaceEntry(
                name: FaceName(name), family: String(name.prefix { $0 != " " }),
                style: String(name.drop { $0 != " " }.dropFirst()),
                postScriptName: name.replacing(" ", with: "-"), traits: .sans)
        }, isLoading: false)
}
