import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("The test card")
struct TestCardTests {
    private func opened(columns: Int = 80, rows: Int = 24, limits: TerminalLimits = .none) -> EditorSession {
        var session = EditorSession(columns: columns, rows: rows)
        session.editor.limits = limits
        session.press(": 'test-card' Enter")
        return session
    }

    @Test("Every glyph set shows the scene in its own characters")
    func glyphs() {
        var session = opened()
        expectScreen(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Terminal         s 24  w light   c default F none    G en  R Article D Files
                                      ┌ Test card ─────────────────────────┴───────────────┐
                                      │Which picture looks right?                          │
                                      │   ascii     _####_   .-- +---+                     │
                                      │             "####" -''   +---+ Abc 123             │
                                      │   console   ▒▓██▓▒   .-- ┌───┐                     │
                                      │             ▒▓██▓▒ -''   └───┘ Abc 123             │
                                      │   blocks    ▄████▄   ▄▄▀ ┌───┐                     │
                                      │             ▀████▀ ▄▀▀   └───┘ Abc 123             │
                                      │   quadrants ▄▇██▇▄   ▗▄▀ ┌───┐                     │
                  Space starts a box, │             ▀▁██▁▀ ▄▀▘   └───┘ Abc 123             │
                         1-7 choose a │›✓ braille   ▄▇██▇▄   ⣀⠴⠚ ┌───┐                     │
                                      │             ▀▁██▁▀ ⠴⠊⠁   └───┘ Abc 123             │
                                      │   sextants  🬵▇██▇🬱   🬞🬋🬋 ┌───┐                     │
                                      │             🬊▁██▁🬆 🬋🬅🬀   └───┘ Abc 123             │
                                      │   octants   𜷡▇██▇𜷞   𜺠𜴧𜴆 ┌───┐                     │
                                      │             𜴦▁██▁𜴗 𜴧𜴁𜺨   └───┘ Abc 123             │
                                      └ Enter picks  Esc leaves all as it was  Arrows move ┘




            Rect idle  col   3 row   2  cell  Space start  Tab toolbar  ? help    untitled
            """)
    }

    @Test("A low and narrow window shows a row for each set")
    func low() {
        var session = opened(columns: 40, rows: 12)
        expectScreen(
            &session,
            """
            1 2[3 Rect]4 5 6 7 A Menu : ? Help
            ┌ Test card ───────┴───────────────────┐
            │Which picture looks right?            │
            │   ascii     |####| ----- ----- Abc 12│
            │   console   ▒▓██▓▒ ----- ───── Abc 12│
            │   blocks    ▐████▌ ▄▄▄▀▀ ╶───╴ Abc 12│
            │   quadrants ▆████▆ ▄▄▞▀▀ ╶───╴ Abc 12│
            │›✓ braille   ▆████▆ ⠤⠤⠖⠒⠚ ╶───╴ Abc 12│
            │   sextants  🬋████🬋 🬋🬋🬋🬋🬋 ╶───╴ Abc 12│
            │   octants   𜴳████𜴳 𜴧𜴧𜴐𜴆𜴆 ╶───╴ Abc 12│
            └ Enter picks  Esc leaves all as it was┘
            Rect idle  col   3 row   2    untitled
            """)
    }

    @Test("The smallest window scrolls the sets, and says why one cannot be picked")
    func smallest() {
        var session = opened(columns: 20, rows: 6, limits: TerminalLimits(obstacles: [.octants: .width]))
        expectScreen(
            &session,
            """
            <  ]4 5 6 7 A Menu >
            ┌ Test card ┴──────┐
            │   quadrants ▆████│
            │›✓ braille   ▆████│
            └ Enter picks ─────┘
            Rect idle
            """)
        session.press("End")
        expectScreen(
            &session,
            """
            <  ]4 5 6 7 A Menu >
            ┌ Test card ┴──────┐
            │the system does n~│
            │›  octants   the ~│
            └ Enter picks ─────┘
            Rect idle
            """)
    }

    @Test("Each depth shows the hues and greys that it has")
    func colours() {
        var session = opened()
        session.press("Enter")
        let surface = session.editor.draw()
        var colours: [String: Set<CellColour>] = [:]
        for row in 3..<surface.rows - 1 {
            guard let name = ColourDepth.allCases.map(\.rawValue).first(where: { surface.rowText(row).contains(" \($0) ") })
            else { continue }
            colours[name] = Set(surface.row(row).suffix(31).dropLast().flatMap { [$0.foreground, $0.background] })
        }
        #expect(colours["none"] == [.standard])
        #expect(colours["8"]?.isSubset(of: Set((0..<8).map { CellColour.palette($0) } + [.standard])) == true)
        #expect(colours["16"]?.isSubset(of: Set((0..<16).map { CellColour.palette($0) } + [.standard])) == true)
        #expect(colours["256"]?.contains(.palette(196)) == true)
        #expect(colours["truecolor"]?.contains { if case .exact = $0 { true } else { false } } == true)
    }

    @Test("What is picked is shown at once and kept for this terminal")
    func picked() {
        var session = opened()
        #expect(session.effects == [.useColours(.exact)])
        session.press("Home j j Enter End Enter")
        let picked = Capabilities(glyphs: .blocks, colours: .exact)
        #expect(session.popover == nil)
        #expect(session.editor.capabilities == picked)
        #expect(session.effects == [.useColours(.exact), .useColours(.exact), .rememberTerminal(picked)])
        #expect(session.status().hasPrefix("kept for this terminal: glyphs blocks, colors truecolor"))
    }

    @Test("Esc leaves all as it was, from either question", arguments: ["Up Esc", "Up Enter Up Esc", "Enter Tab Esc"])
    func cancelled(keys: String) {
        var session = opened()
        session.press(keys)
        #expect(session.popover == nil)
        #expect(session.editor.capabilities == Capabilities(glyphs: .braille, colours: .palette))
        #expect(session.effects == [.useColours(.exact)])
    }

    @Test("The menu opens it")
    func menu() {
        var session = EditorSession()
        session.press("A 'test_card' Enter")
        #expect(session.popover == .testCard)
    }

    @Test("A set or a depth that cannot be shown is refused with its reason, and one that can is taken")
    func settings() {
        var session = EditorSession()
        session.editor.limits = TerminalLimits(obstacles: [.octants: .width, .braille: .locale], hasColours: false)
        session.press(": 'set_glyphs_octants' Enter")
        #expect(session.status().hasPrefix("the system does not know how wide these are"))
        session.press("Esc : 'set_glyphs_braille' Enter")
        #expect(session.status().hasPrefix("this locale has no such characters"))
        session.press("Esc : 'set_colors_8' Enter")
        #expect(session.status().hasPrefix("this terminal has no colours"))
        #expect(session.editor.capabilities == Capabilities(glyphs: .braille, colours: .palette))
        #expect(session.effects == [])
        session.press("Esc : 'set_glyphs_sextants' Enter : 'set_colors_none' Enter")
        #expect(session.editor.capabilities == Capabilities(glyphs: .sextants, colours: .none))
        #expect(session.effects == [.useColours(.none)])
    }
}
