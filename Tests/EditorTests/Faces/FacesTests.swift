import Drawing
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("The machine's faces")
struct FacesTests {
    private let typesetter = CellTypesetter(installed: [FaceName("Alpha Bold"), FaceName("Beta Regular")])

    private func entry(_ name: String, label: String? = nil, traits: FaceTraits = []) -> FaceEntry {
        FaceEntry(
            name: FaceName(name), label: label, family: String(name.prefix { $0 != " " }), style: "", postScriptName: "",
            traits: traits)
    }

    private func session(_ entries: [FaceEntry]) -> EditorSession {
        var session = EditorSession(typesetter: typesetter)
        session.send(.report(.faces(FaceList(entries: entries, isLoading: false))))
        return session
    }

    @Test func aFaceInUseThatIsRemovedIsToldOnce() {
        var session = session([entry("Alpha Bold"), entry("Beta Regular")])
        session.press(": 'font_\"Alpha_Bold\"' Enter 6 Enter 'Words' Esc")
        #expect(session.row(1).contains("f Alpha Bold"))
        typesetter.installed = [FaceName("Beta Regular")]
        let list = FaceList(entries: [entry("Beta Regular")], isLoading: false)
        session.send(.report(.faces(list)))
        #expect(session.row(-1).contains("Alpha Bold is no longer installed; Terminal is shown"))
        #expect(session.row(1).contains("f ?Alpha Bold"))
        // The drawing keeps the name.
        #expect(session.editor.document.drawables.first?.style.face == FaceName("Alpha Bold"))
        session.press("l")
        session.send(.report(.faces(list)))
        #expect(!session.row(-1).contains("no longer"))
    }

    @Test func severalFacesThatAreRemovedAreCounted() {
        var session = session([entry("Alpha Bold"), entry("Beta Regular")])
        session.press(": 'font_\"Alpha_Bold\"' Enter 6 Enter 'Words' Esc : 'font_\"Beta_Regular\"' Enter")
        typesetter.installed = []
        session.send(.report(.faces(FaceList(entries: [], isLoading: false))))
        #expect(session.row(-1).contains("2 faces in use are no longer installed"))
    }

    @Test func nothingIsSaidWhenTheFacesAreFirstFoundOrNobodyUsesThem() {
        var session = EditorSession(typesetter: typesetter)
        session.press(": 'font_\"Gamma\"' Enter 6 Enter 'Words' Esc")
        session.editor.message = nil
        session.send(.report(.faces(FaceList(entries: [entry("Alpha Bold"), entry("Beta Regular")], isLoading: false))))
        #expect(session.editor.message == nil)
        session.send(.report(.faces(FaceList(entries: [entry("Beta Regular")], isLoading: false))))
        #expect(session.editor.message == nil)
    }

    @Test func textsAreSetAnewInOtherFaces() {
        var session = session([entry("Alpha Bold")])
        session.press("6 Enter 'Words' Esc")
        let before = session.editor.facesRevision
        let requests = typesetter.requests
        session.send(.report(.faces(FaceList(entries: [], isLoading: false))))
        _ = session.screen()
        #expect(session.editor.facesRevision == before + 1)
        #expect(typesetter.requests > requests)
    }

    @Test func whatAFaceIsAndWhatItLacksAreBothSaid() {
        var face = entry("Mail", traits: .colour)
        face.cannotWrite = ["en"]
        var session = session([face])
        session.press("f")
        #expect(session.screen().contains(#/Mail +│[^\n]*\n[^\n]*│   colour, not en /#))
    }

    @Test func listsAndToolbarShowFacesInTheSessionsLanguage() {
        var session = session([
            entry("Alpha Bold", label: "Alpha Fett"), entry("Beta Regular", traits: .type1), entry("Mail", traits: .colour),
        ])
        session.press("f")
        var screen = session.screen()
        #expect(screen.contains("Alpha Fett"))
        #expect(screen.contains(#/Beta Regular +│[^\n]*\n[^\n]*│   Type 1 /#))
        #expect(screen.contains(#/Mail +│[^\n]*\n[^\n]*│   colour /#))
        // The English name, which drawings keep, is found as well.
        session.press("'bold' Down Up Enter")
        #expect(session.editor.style.face == FaceName("Alpha Bold"))
        #expect(session.row(1).contains("f Alpha Fett"))
        session.press("f 'fett'")
        screen = session.screen()
        #expect(screen.contains("Alpha Fett"))
        #expect(!screen.contains("Beta Regular"))
    }
}
