import Drawing
import Screen
import TestSupport
import Testing
import Typography

@testable import Editor

/// The font list with the samples of real faces, those of the package `fonts-dejavu-core`.
@Suite("The font list on the screen")
struct FontListScreenTests {
    private let typesetter: Typesetter
    private let faces: FaceList

    init() throws {
        let catalogue = FontCatalogue.load(languages: ["en"])
        typesetter = Typesetter()
        typesetter.install(catalogue)
        let wanted: Set<String> = ["DejaVu Sans Bold", "DejaVu Sans Book", "DejaVu Sans Mono Book", "DejaVu Serif Book"]
        let found = catalogue.list.entries.filter { wanted.contains($0.name.text) }
        try #require(found.count == wanted.count, "the package fonts-dejavu-core is not installed")
        faces = FaceList(entries: found, isLoading: false)
    }

    private func session(columns: Int, rows: Int) -> EditorSession {
        var style = Style.first
        style.face = FaceName("DejaVu Sans Book")
        var session = EditorSession(columns: columns, rows: rows, style: style, typesetter: typesetter)
        session.send(.report(.faces(faces)))
        session.press("f")
        return session
    }

    @Test("Names at once, samples as they come")
    func arriving() {
        var session = session(columns: 80, rows: 24)
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f DejaVu Sans Book s 24  w light   c default F none    G en  R Article D Files
            ┌┴ Font ────────────────────────────────────────────────────┐
            │Filter:                                                    │
            │                                                           │
            │   Terminal              The quick brown fox jumps over the│
            │                                                           │
            │                                                           │
            │   DejaVu Sans Bold                                        │
            │                                                           │
            │                                                           │
            │›✓ DejaVu Sans Book                                        │r labels it.
            │                                                           │s text
            │                                                           │
            │   DejaVu Sans Mono Book                                   │
            │                                                           │
            │                                                           │
            │   DejaVu Serif Book                                       │
            │                                                           │
            │                                                           │
            └ Enter applies  Esc puts back  Type to filter  Arrows move ┘
            """)
        session.makeSamples(2, with: typesetter)
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f DejaVu Sans Book s 24  w light   c default F none    G en  R Article D Files
            ┌┴ Font ────────────────────────────────────────────────────┐
            │Filter:                                                    │
            │                                                           │
            │   Terminal              The quick brown fox jumps over the│
            │                                                           │
            │                         ⠒⢲⡖⠒⢸⣇⣀ ⢀⣀⡀   ⢀⣀⣀⢀⡀⢀⡀⢘⡃ ⣀⣀ ⣿ ⣀  ⢸⣇│
            │   DejaVu Sans Bold       ⢸⡇ ⢸⡇⢸⡇⣿⠒⠛   ⣿ ⣿⢸⡇⢸⡇⢸⡇⢸⡇  ⣿⢾⡁  ⢸⡇│
            │                          ⠈⠁ ⠈⠁⠈⠁⠈⠉⠉   ⠈⠉⠿ ⠉⠉⠁⠈⠁ ⠉⠉ ⠉ ⠉  ⠈⠉│
            │                         ⠒⢲⠒⠂⣇⣀  ⣀⡀   ⣀⣀ ⡀ ⡀⢐ ⢀⣀ ⡇⢀   ⣇⣀ ⢀⢀│
            │›✓ DejaVu Sans Book       ⢸  ⡇ ⡇⢸⡒⢚  ⢸ ⢸ ⡇ ⡇⢸ ⡇  ⡗⢅   ⡇ ⡇⢸⠁│r labels it.
            │                          ⠈  ⠁ ⠁ ⠉⠁   ⠉⠹ ⠈⠉⠁⠈ ⠈⠉ ⠁ ⠁  ⠉⠉ ⠈ │s text
            │                                                           │
            │   DejaVu Sans Mono Book                                   │
            │                                                           │
            │                                                           │
            │   DejaVu Serif Book                                       │
            │                                                           │
            │                                                           │
            └ Enter applies  Esc puts back  Type to filter  Arrows move ┘
            """)
        session.makeSamples(with: typesetter)
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f DejaVu Sans Book s 24  w light   c default F none    G en  R Article D Files
            ┌┴ Font ────────────────────────────────────────────────────┐
            │Filter:                                                    │
            │                                                           │
            │   Terminal              The quick brown fox jumps over the│
            │                                                           │
            │                         ⠒⢲⡖⠒⢸⣇⣀ ⢀⣀⡀   ⢀⣀⣀⢀⡀⢀⡀⢘⡃ ⣀⣀ ⣿ ⣀  ⢸⣇│
            │   DejaVu Sans Bold       ⢸⡇ ⢸⡇⢸⡇⣿⠒⠛   ⣿ ⣿⢸⡇⢸⡇⢸⡇⢸⡇  ⣿⢾⡁  ⢸⡇│
            │                          ⠈⠁ ⠈⠁⠈⠁⠈⠉⠉   ⠈⠉⠿ ⠉⠉⠁⠈⠁ ⠉⠉ ⠉ ⠉  ⠈⠉│
            │                         ⠒⢲⠒⠂⣇⣀  ⣀⡀   ⣀⣀ ⡀ ⡀⢐ ⢀⣀ ⡇⢀   ⣇⣀ ⢀⢀│
            │›✓ DejaVu Sans Book       ⢸  ⡇ ⡇⢸⡒⢚  ⢸ ⢸ ⡇ ⡇⢸ ⡇  ⡗⢅   ⡇ ⡇⢸⠁│r labels it.
            │                          ⠈  ⠁ ⠁ ⠉⠁   ⠉⠹ ⠈⠉⠁⠈ ⠈⠉ ⠁ ⠁  ⠉⠉ ⠈ │s text
            │                         ⠒⢲⠒⠂⡇⣀ ⢀⣀     ⣀⣀ ⡀ ⡀⢀⣈  ⣀⣀ ⡇⢀    ⢸│
            │   DejaVu Sans Mono Book  ⢸  ⡏ ⡇⡗⠒⠃   ⢸ ⢸ ⡇ ⡇ ⢸ ⢸⡁  ⡗⢅    ⢸│
            │                          ⠈  ⠁ ⠁⠈⠉⠁    ⠉⠹ ⠈⠉⠁⠈⠉⠉ ⠉⠉ ⠁ ⠁   ⠈│
            │                         ⠰⠒⡖⠲⢹⢀⡀ ⣀⡀   ⣀⣀⣀⡀⢀⡀ ⣐ ⣀⡀⠈⡇⢀⡀ ⠈⡇⣀ ⣀│
            │   DejaVu Serif Book       ⡇ ⢸⠁⢸⢸⠒⢚  ⢸ ⢸ ⡇ ⡇ ⢸⢸ ⢈ ⡧⠪⡀  ⡏ ⡇⢸│
            │                          ⠈⠉ ⠉⠁⠉⠁⠉⠁   ⠉⠽⠄⠈⠉⠉ ⠉⠁⠉⠁⠈⠉⠈⠉ ⠈⠉⠉ ⠉│
            │                                                           │
            └ Enter applies  Esc puts back  Type to filter  Arrows move ┘
            """)
    }

    @Test("A low screen has rows of two cells, and whole hints")
    func low() {
        var session = session(columns: 40, rows: 12)
        session.makeSamples(with: typesetter)
        expectScreen(
            &session,
            """
            f DejaVu Sa s 24 w light c default F G >
            ┌┴ Font ───────────────────────────────┐
            │Filter:                               │
            │   DejaVu Sans    ⠒⡖⠂⡧⢤⢀⣤⡄ ⡠⢤⢠ ⡄⡅⡠⠄⣇⠄ │
            │   Bold            ⠃ ⠃⠘⠈⠒⠂ ⠑⠺⠘⠒⠃⠃⠑⠂⠋⠓ │
            │›✓ DejaVu Sans    ⠒⡖⢺⢤ ⣤⡄ ⡤⡄⢠⢠⢰⢀⠤⢸⡤ ⢸⢤│
            │   Book            ⠃⠘⠘ ⠓⠂ ⠓⠇⠘⠚⠘⠈⠒⠘⠓ ⠘⠚│
            │   DejaVu Sans    ⠒⡖⡧⢤⣠⣤  ⢀⠤⣤ ⡄⢬ ⡠⠄⣇⡤ │
            │   Mono Book       ⠃⠃⠘⠑⠒  ⠈⠒⠟⠒⠃⠚⠂⠑⠂⠋⠓ │
            │                                      │
            └ Enter applies  Esc puts back ────────┘
            Rect idle  col   3 row   2    untitled
            """)
    }

    @Test("The lowest screen has plain rows")
    func lowest() {
        var session = session(columns: 20, rows: 6)
        expectScreen(
            &session,
            """
            f DejaVu Sa s 24 w >
            ┌┴ Font ───────────┐
            │Filter:           │
            │›✓ DejaVu Sans Bo~│
            └ Enter applies ───┘
            Rect idle
            """)
    }

    @Test("A large screen has wide samples")
    func large() {
        var session = session(columns: 200, rows: 50)
        session.makeSamples(with: typesetter)
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f DejaVu Sans Book                         s 24  w light   c default F none    G en  R Article D Files
            ┌┴ Font ─────────────────────────────────────────────────────────────────────────────────────────────────┐
            │Filter:                                                                                                 │
            │                                                                                                        │
            │   Terminal              The quick brown fox jumps over the lazy dog                                    │
            │                                                                                                        │
            │                         ⠒⢲⡖⠒⢸⣇⣀ ⢀⣀⡀   ⢀⣀⣀⢀⡀⢀⡀⢘⡃ ⣀⣀ ⣿ ⣀  ⢸⣇⣀ ⢀⣀⡀⢀⣀⡀ ⣀ ⡀⢀⡀⣀⣀⡀  ⣰⣏⡁⢀⣀⡀⢀⡀ ⣀  ⢘⡃⣀ ⣀ ⣀⣀⣀⣀⡀ ⣀⣀│
            │   DejaVu Sans Bold       ⢸⡇ ⢸⡇⢸⡇⣿⠒⠛   ⣿ ⣿⢸⡇⢸⡇⢸⡇⢸⡇  ⣿⢾⡁  ⢸⡇⢸⡇⢸⡇ ⣿ ⣿ ⢻⡼⠹⣼⠃⣿ ⣿  ⢸⡇ ⣿ ⣿ ⣹⢾⡁  ⢸⡇⣿ ⣿ ⣿ ⣿ ⣿ ⣿ │
            │                          ⠈⠁ ⠈⠁⠈⠁⠈⠉⠉   ⠈⠉⠿ ⠉⠉⠁⠈⠁ ⠉⠉ ⠉ ⠉  ⠈⠉⠉ ⠈⠁ ⠈⠉⠁ ⠈⠁ ⠉ ⠉ ⠉  ⠈⠁ ⠈⠉⠁⠈⠁ ⠉  ⠼⠃⠈⠉⠉ ⠉ ⠉ ⠉ ⠿⠉│
            │                         ⠒⢲⠒⠂⣇⣀  ⣀⡀   ⣀⣀ ⡀ ⡀⢐ ⢀⣀ ⡇⢀   ⣇⣀ ⢀⢀⡀⣀⡀ ⡀⢀ ⡀⢀⣀⡀  ⣰⣉ ⣀⡀⢀  ⡀  ⡂⢀ ⢀ ⣀⣀⢀⣀ ⣀⣀  ⣀⡀   ⣀⡀│
            │›✓ DejaVu Sans Book       ⢸  ⡇ ⡇⢸⡒⢚  ⢸ ⢸ ⡇ ⡇⢸ ⡇  ⡗⢅   ⡇ ⡇⢸⠁⢸ ⢸ ⢇⠎⢆⠇⢸ ⢸  ⢸ ⢸ ⢸ ⡱⢎   ⡇⢸ ⢸ ⡇ ⡇ ⡇⡇ ⡇⢘⠒⢬  ⢸ ⢸│
            │                          ⠈  ⠁ ⠁ ⠉⠁   ⠉⠹ ⠈⠉⠁⠈ ⠈⠉ ⠁ ⠁  ⠉⠉ ⠈  ⠉⠁ ⠈ ⠈ ⠈ ⠈  ⠈  ⠉⠁⠈  ⠁ ⠠⠇ ⠉⠉ ⠁ ⠁ ⠁⠏⠉  ⠉⠁   ⠉⠁│
            """)
    }

    @Test("Moving by one row changes two names and no sample")
    func moving() {
        var session = session(columns: 80, rows: 24)
        session.makeSamples(with: typesetter)
        let before = session.editor.draw()
        session.press("Down")
        let after = session.editor.draw()
        var rows: Set<Int> = []
        for row in 3..<22 {
            for column in 0..<60 where before[column, row] != after[column, row] {
                rows.insert(row)
                #expect(column < 27, "the sample in row \(row)")
            }
        }
        #expect(rows.count == 2)
    }
}
