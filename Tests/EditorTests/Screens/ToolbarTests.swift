import TestSupport
import Testing
import Words

@testable import Editor

@Suite("The toolbar")
struct ToolbarTests {
    @Test("At 80 columns both rows stand whole in all four languages")
    func wide() {
        let expected = [
            "en": """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Terminal         s 24  w light   c default F none    G en  R Article D Files
            """,
            "de": """
             1 Stift  2 Linie [3 Rechteck] 4 Oval  5 Kurve  6 Text  7 Wahl │A Menü : ? Hilfe
             f Terminal         s 24  w dünn    c Vorgabe F keine   G de  R Artikel D Datei
            """,
            "fr": """
             1 Crayon  2 Ligne [3 Rect] 4 Ovale  5 Courbe  6 Texte  7 Choix │A Menu : ? Aide
             f Terminal         s 24  w fine    c défaut  F aucun   G fr  R Article D Ouvrir
            """,
            "es": """
             1 Lápiz  2 Línea [3 Rect] 4 Óvalo  5 Curva  6 Texto  7 Elegir │A Menú : ? Ayuda
             f Terminal         s 24  w fina    c predet. F ninguno G es  R Lectura D Abrir
            """,
        ]
        for (language, rows) in expected {
            var session = EditorSession(language: language)
            expectTop(&session, rows)
        }
    }

    @Test("Without box drawing a plain bar stands between the tools and the rest")
    func plainBar() throws {
        var session = EditorSession()
        _ = try session.editor.perform("set glyphs ascii")
        #expect(session.row(0) == " 1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select | A Menu  :  ? Help")
        _ = try session.editor.perform("set glyphs console")
        #expect(session.row(0).contains("7 Select │ A Menu"))
    }

    @Test("At 40 columns the tool in use alone has its name, and the style row ends with a mark of more")
    func narrow() {
        var session = EditorSession(columns: 40, rows: 24)
        expectTop(
            &session,
            """
            1 2[3 Rect]4 5 6 7 A Menu : ? Help
            f Terminal  s 24 w light c default F G >
            """)
    }

    @Test("No item loses its key or is cut in any language, whichever tool is in use", arguments: Language.allCases)
    func whole(language: Language) {
        for key in ["1", "2", "3", "4", "5", "6"] {
            var session = EditorSession(language: language.code)
            session.press(key)
            let content = session.editor.toolbarContent
            for row in session.editor.toolbarRows {
                for slot in row.slots {
                    #expect(slot.text == content.label(of: slot.item).text)
                    #expect(slot.column + slot.columns <= 80)
                }
            }
        }
    }

    @Test("Values are shown in words, and a changed one moves nothing")
    func values() {
        var session = EditorSession()
        session.press(
            ": 'font_Beta' Enter : 'size_9' Enter : 'pen_dots' Enter : 'width_12' Enter : 'stroke_red' Enter : 'fill_#123456' Enter"
        )
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f ?Beta            s 9   w 12 dots c red     F #123456 G en  R Article D Files
            """)
    }

    @Test("Tab goes there and back; arrows walk, with the cursor on the item in focus")
    func walking() {
        var session = EditorSession()
        let before = session.screen()
        session.press("Tab")
        #expect(session.textAtCursor().hasPrefix("3 Rect"))
        let surface = session.editor.draw()
        #expect(surface.cursor.map { surface[$0.column, $0.row].attributes } == .reverse)
        session.press("Right")
        #expect(session.textAtCursor().hasPrefix("4 Oval"))
        session.press("Down")
        #expect(session.textAtCursor().hasPrefix("w light"), "the nearest below")
        session.press("Home")
        #expect(session.textAtCursor().hasPrefix("f Terminal"))
        session.press("h")
        #expect(session.textAtCursor().hasPrefix("D Files"))
        session.press("Up End")
        #expect(session.textAtCursor().hasPrefix("? Help"))
        session.press("Tab")
        #expect(session.screen() == before)
        #expect(session.editor.focus == .canvas)
    }

    @Test("Enter and Space open the item in focus", arguments: ["Enter", "Space"])
    func opening(key: String) {
        var session = EditorSession()
        session.press("Tab Right \(key)")
        #expect(session.row(0).contains("[4 Oval]"))
        session.press("Tab Down Home Right \(key)")
        #expect(session.popover == .size)
    }

    @Test("A row that is too long scrolls with the focus")
    func scrolling() {
        var session = EditorSession(columns: 20, rows: 16)
        expectTop(&session, "1 2[3 Rect]4 5 6 7 >\nf Terminal  s 24 w >")
        session.press("Tab End")
        #expect(session.row(0).hasPrefix("<"))
        #expect(session.row(0).hasSuffix("? Help"))
        session.press("Down End")
        #expect(session.row(1).hasPrefix("<"))
        #expect(session.textAtCursor() == "D Files")
    }

    @Test("Every item can be reached and seen at 20 columns", arguments: [6, 16])
    func reachable(rows: Int) {
        for item in ToolbarItem.tools(typing: false) + ToolbarItem.styles {
            var session = EditorSession(columns: 20, rows: rows)
            session.editor.focus = .toolbar(item)
            let key = session.editor.toolbarContent.label(of: item).key
            #expect(session.textAtCursor().hasPrefix(key), "\(item): \(session.screen())")
        }
    }

    @Test("On a low screen the style row takes the place of the tools while it has the focus")
    func oneRow() {
        var session = EditorSession(columns: 80, rows: 14)
        #expect(session.row(0).hasPrefix(" 1 Pencil"))
        session.press("s")
        #expect(session.row(0).hasPrefix(" f Terminal"))
        session.press("Esc Tab Down")
        #expect(session.row(0).hasPrefix(" f Terminal"))
        session.press("Esc")
        #expect(session.row(0).hasPrefix(" 1 Pencil"))
    }

    @Test("A click on an item opens it")
    func click() {
        var session = EditorSession()
        session.mouse(.press, column: 27, row: 0)
        #expect(session.row(0).contains("[4 Oval]"))
        session.mouse(.press, column: 21, row: 1)
        #expect(session.popover == .size)
    }
}
