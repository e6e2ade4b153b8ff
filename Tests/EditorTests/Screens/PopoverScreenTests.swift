import Screen
import TestSupport
import Testing
import Words

@testable import Editor

@Suite("Popovers on the screen")
struct PopoverScreenTests {
    @Test("A popover hangs from its item with a notch, the canvas staying visible")
    func size() {
        var session = Situation.drawn.session()
        session.press("s")
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Terminal         s 24  w light   c default F none    G en  R Article D Files
                              ┌─┴ Font size ─────────────────────────────────┐
               ┌─────────┐    │›Size  24 [=======|--------------------------]│
               │         │    │Terminal has one size: a character a cell     │
               │   Box   │    │The quick brown fox jumps over the lazy dog   │
               │         │    │                                              │
               │         │    │                                              │
               └─────────┘    │                                              │
                              │                                              │
                              │                                              │
                              │                                              │
                              │                                              │
                              │                                              │
                              └ Enter applies  Esc puts back  Arrows, digits ┘
            """)
    }

    @Test("The font list: the check mark on the current face, the mark and the cursor on the row")
    func font() {
        var session = Situation.drawn.session()
        session.press("f Down")
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Alpha Bold       s 24  w light   c default F none    G en  R Article D Files
            ┌┴ Font ────────────────────────────────────────────────────┐
            │Filter:                                                    │
            │                                                           │
            │ ✓ Terminal      The quick brown fox jumps over the lazy do│
            │                                                           │
            │                                                           │
            │›  Alpha Bold                                              │
            │                                                           │
            │                                                           │
            │   Alpha Regular                                           │
            │                                                           │
            │                                                           │
            │   Beta Regular                                            │
            """)
        #expect(session.cursor() == CellPosition(column: 1, row: 8))
        session.press("'reg'")
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Alpha Regular    s 24  w light   c default F none    G en  R Article D Files
            ┌┴ Font ────────────────────────────────────────────────────┐
            │Filter: reg                                             2/4│
            │                                                           │
            │›  Alpha Regular                                           │
            │                                                           │
            │                                                           │
            │   Beta Regular                                            │
            """)
    }

    @Test("A footer has whole hints alone, the first ones first", arguments: Language.allCases)
    func footers(language: Language) {
        let words = Words.of(language).popovers
        let footers = [
            words.fontHints, words.sizeHints, words.strokeHints, words.colourHints, words.listHints, words.menuHints,
            words.commandHints, words.questionHints, words.testCardHints, words.fieldHints,
        ]
        for hints in footers {
            #expect(PopoverFrame.hints(hints, columns: 200) == hints)
            for columns in 0..<80 {
                let shown = PopoverFrame.hints(hints, columns: columns)
                #expect(shown.count <= columns && (hints + "  ").hasPrefix(shown + "  ") || shown.isEmpty)
            }
            #expect(!PopoverFrame.hints(hints, columns: 37).isEmpty, "a window of 40 columns shows one at least: \(hints)")
        }
    }

    @Test("A question names its answers by letter")
    func question() {
        var session = Situation.drawn.session()
        session.press("Q")
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Terminal         s 24  w light   c default F none    G en  R Article D Files
                                      ┌ Question ───────────────────────────────────┴──────┐
               ┌─────────┐            │Save the drawing first?                             │
               │         │            │›  y  save                                          │
               │   Box   │            │   n  discard the changes                           │
               │         │            └ Press a letter  Enter takes the marked one  Esc no ┘
            """)
    }

    @Test("The exact size hangs from the tool in use")
    func exactSize() {
        var session = EditorSession()
        session.press("4 Space 4")
        expectTop(
            &session,
            """
             1 Pencil  2 Line  3 Rect [4 Oval] 5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Terminal         s 24  w light   c default F none    G en  R Article D Files
                                     ┌─┴ Exact size ──────────────────────┐
              ⣿                      │› 4                                 │
                                     │40x10 size  12,-3 offset  d for dots│
                                     └ Enter accepts  Esc closes ─────────┘
            """)
    }

    @Test("Every popover stands inside the window at every size, its notch and cursor too", arguments: PopoverRequest.every)
    func inside(request: PopoverRequest) {
        for (columns, rows) in [(80, 24), (40, 12), (20, 6), (200, 50), (33, 15), (64, 7)] {
            var session = Situation.selected.session()
            session.open(request)
            session.resize(columns: columns, rows: rows)
            let editor = session.editor
            guard
                let frame = editor.coordinator.frame(
                    in: editor.layout, anchor: editor.anchorColumn, context: editor.popoverContext)
            else {
                Issue.record("no frame")
                continue
            }
            let size = "\(columns)x\(rows)"
            #expect(frame.rect.minColumn >= 0 && frame.rect.endColumn <= columns, "\(size)")
            #expect(frame.rect.minRow == editor.layout.toolbarRows && frame.rect.endRow <= rows - 1, "\(size)")
            #expect(frame.content.size.columns >= min(32, columns - 2), "\(size)")
            #expect(session.row(frame.rect.minRow).contains("┴"), "\(size)")
            #expect(session.cursor().map { frame.content.contains($0) } == true, "\(size): the cursor is in it")
        }
    }

    @Test("Where the notch stands in the title's place, the title gives way")
    func notch() {
        var session = EditorSession(columns: 20, rows: 6)
        session.press("w")
        #expect(session.row(1).contains("┴ Stroke"))
    }

    @Test("It keeps its state when the window is resized")
    func state() {
        var session = Situation.drawn.session()
        session.press("f 'reg' Down")
        let before = session.screen()
        session.resize(columns: 30, rows: 9)
        #expect(session.screen().contains("›  Beta Regular"))
        session.resize(columns: 80, rows: 24)
        #expect(session.screen() == before)
    }

    @Test("Where it would cover what it changes, the view shifts meanwhile", arguments: ["s", "w", "c", "F"])
    func avoiding(key: String) {
        var session = EditorSession()
        session.press("L L L Space L J Space *")
        session.editor.message = nil
        let before = session.screen()
        session.press(key)
        #expect(session.screen().contains("┌─────────┐"), "the whole box is seen")
        session.press("Esc")
        #expect(session.screen() == before)
    }

    @Test("A face that is loaded later fills the list and keeps the row")
    func loading() {
        var session = EditorSession()
        session.press("f")
        #expect(session.screen().contains("loading"))
        session.send(.report(.faces(Situation.faces)))
        #expect(session.screen().contains("Beta Regular"))
        #expect(session.screen().contains("›✓ Terminal"))
    }
}
