import Screen
import Testing

@testable import Terminal

@Suite("What the environment says")
struct TerminalTraitsTests {
    private func traits(_ environment: [String: String], isUTF8: Bool = true) -> TerminalTraits {
        TerminalTraits(environment: environment, isUTF8: isUTF8)
    }

    private let everything = TerminalLimits.none
    /// What a locale without UTF-8 leaves.
    private let plain = TerminalLimits(
        obstacles: Dictionary(uniqueKeysWithValues: GlyphSet.allCases.filter { $0 != .ascii }.map { ($0, .locale) }))

    @Test("glyphs follow the locale and the console, and are never found to be sextants or octants")
    func detectedGlyphs() {
        let options = TerminalOptions()
        for term in ["xterm", "xterm-kitty", "foot", "vt100", ""] {
            #expect(traits(["TERM": term]).glyphs(options, limits: everything) == .braille)
        }
        #expect(traits(["TERM": "linux"]).glyphs(options, limits: everything) == .console)
        #expect(traits(["TERM": "linux"], isUTF8: false).glyphs(options, limits: plain) == .ascii)
        #expect(traits(["TERM": "xterm"], isUTF8: false).glyphs(options, limits: plain) == .ascii)
    }

    @Test("an option goes before the variable, the variable before what was picked, and that before what is found")
    func orderOfGlyphs() {
        let traits = traits(["TERM": "xterm", "DUDEL_GLYPHS": "blocks"])
        #expect(traits.glyphs(TerminalOptions(glyphs: .quadrants, rememberedGlyphs: .octants), limits: everything) == .quadrants)
        #expect(traits.glyphs(TerminalOptions(rememberedGlyphs: .octants), limits: everything) == .blocks)
        let unset = self.traits(["TERM": "xterm"])
        #expect(unset.glyphs(TerminalOptions(rememberedGlyphs: .octants), limits: everything) == .octants)
        #expect(unset.glyphs(TerminalOptions(), limits: everything) == .braille)
    }

    @Test("glyphs that cannot be shown are passed over, and it is said where they were asked for")
    func refusedGlyphs() {
        let wanted = traits(["TERM": "xterm", "DUDEL_GLYPHS": "blocks"], isUTF8: false)
        let options = TerminalOptions(rememberedGlyphs: .braille)
        #expect(wanted.glyphs(options, limits: plain) == .ascii)
        #expect(wanted.refusals(options, limits: plain) == [.cannotShow(.blocks, .locale)])
        let narrow = TerminalLimits(obstacles: [.octants: .width])
        #expect(traits(["TERM": "xterm"]).glyphs(TerminalOptions(glyphs: .octants), limits: narrow) == .braille)
        #expect(traits([:]).refusals(TerminalOptions(glyphs: .octants), limits: narrow) == [.cannotShow(.octants, .width)])
        #expect(traits([:]).refusals(TerminalOptions(rememberedGlyphs: .octants), limits: narrow) == [])
    }

    @Test("a variable that means nothing is as if it were not set, and is named")
    func badVariables() {
        let traits = traits(["TERM": "xterm", "DUDEL_GLYPHS": "nonsense\u{1B}", "DUDEL_COLORS": "300"])
        #expect(traits.glyphs(TerminalOptions(), limits: everything) == .braille)
        #expect(traits.wantedColours(TerminalOptions()) == nil)
        #expect(
            traits.refusals(TerminalOptions(), limits: everything)
                == [.badVariable("DUDEL_GLYPHS", "nonsense\u{241B}"), .badVariable("DUDEL_COLORS", "300")])
    }

    @Test("colours are wanted in the same order, NO_COLOR going before what was picked")
    func orderOfColours() {
        let picked = TerminalOptions(rememberedColours: .exact)
        let option = TerminalOptions(colours: .eight, rememberedColours: .exact)
        let always = TerminalOptions(ignoresNoColour: true)
        #expect(traits(["DUDEL_COLORS": "16", "NO_COLOR": "1"]).wantedColours(option) == .eight)
        #expect(traits(["DUDEL_COLORS": "16", "NO_COLOR": "1"]).wantedColours(picked) == .sixteen)
        #expect(traits(["NO_COLOR": "1"]).wantedColours(picked) == ColourDepth.none)
        #expect(traits(["NO_COLOR": "1"]).wantedColours(always) == nil)
        #expect(traits([:]).wantedColours(picked) == .exact)
        #expect(traits([:]).wantedColours(TerminalOptions()) == nil)
        #expect(traits(["TERM": "xterm"]).wantsExactColours(picked))
    }

    @Test(
        "exact colours need a word of the terminal, and never reach GNU screen unasked",
        arguments: [
            (["TERM": "xterm-256color"], false), (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true),
            (["TERM": "xterm", "COLORTERM": "24bit"], true), (["TERM": "xterm", "COLORTERM": "yes"], false),
            (["TERM": "screen", "COLORTERM": "truecolor"], false),
            (["TERM": "screen", "COLORTERM": "truecolor", "TMUX": "x"], true),
            (["TERM": "linux", "COLORTERM": "truecolor"], false), (["TERM": "screen", "DUDEL_COLORS": "truecolor"], true),
            (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], false),
            (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": ""], true),
            (["TERM": "xterm", "COLORTERM": "truecolor", "DUDEL_COLORS": "16"], false),
        ] as [([String: String], Bool)])
    func exact(_ environment: [String: String], _ expected: Bool) {
        #expect(traits(environment).wantsExactColours(TerminalOptions()) == expected)
    }

    @Test(
        "the depth is what the terminal's description has, 88 colours counting as the 16 that all agree on",
        arguments: [
            (-1, ColourDepth.none), (0, .none), (2, .none), (8, .eight), (16, .sixteen), (64, .sixteen), (88, .sixteen),
            (256, .palette),
        ])
    func depth(_ described: Int, _ expected: ColourDepth) {
        #expect(TerminalTraits.depth(described: described, exact: false) == expected)
        #expect(TerminalTraits.depth(described: described, exact: true) == .exact)
    }

    @Test("less is shown where a person wants less, and never more than the screen has", arguments: ColourDepth.allCases)
    func wantedDepth(_ screen: ColourDepth) {
        #expect(traits([:]).colours(TerminalOptions(), screen: screen) == screen)
        for wanted in ColourDepth.allCases {
            #expect(traits([:]).colours(TerminalOptions(colours: wanted), screen: screen) == min(wanted, screen))
        }
        #expect(traits(["NO_COLOR": "1"]).colours(TerminalOptions(), screen: screen) == .none)
    }

    @Test("an SSH session is known by its variables")
    func ssh() {
        #expect(traits(["SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"]).overSSH)
        #expect(!traits(["TERM": "xterm"]).overSSH)
    }
}
