import Screen
import Testing

@testable import Terminal

@Suite("What the environment says")
struct TerminalTraitsTests {
    private func traits(_ environment: [String: String], isUTF8: Bool = true) -> TerminalTraits {
        TerminalTraits(environment: environment, isUTF8: isUTF8)
    }

    @Test("glyphs follow the locale, the console and the person's wish")
    func glyphs() {
        let options = TerminalOptions()
        #expect(traits(["TERM": "xterm"]).glyphs(options) == .braille)
        #expect(traits(["TERM": "linux"]).glyphs(options) == .console)
        #expect(traits(["TERM": "xterm"], isUTF8: false).glyphs(options) == .ascii)
        #expect(traits(["TERM": "xterm", "DUDEL_GLYPHS": "blocks"], isUTF8: false).glyphs(options) == .blocks)
        #expect(traits(["TERM": "xterm", "DUDEL_GLYPHS": "nonsense"]).glyphs(options) == .braille)
        #expect(traits(["DUDEL_GLYPHS": "blocks"]).glyphs(TerminalOptions(glyphs: .quadrants)) == .quadrants)
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
        "the depth is what the terminal has, or less where a person wants less",
        arguments: [(0, ColourDepth.none), (2, .none), (8, .eight), (16, .sixteen), (88, .sixteen), (256, .palette)])
    func depth(_ described: Int, _ expected: ColourDepth) {
        let options = TerminalOptions()
        #expect(traits([:]).colours(options, described: described, exact: false) == expected)
        #expect(traits(["NO_COLOR": "1"]).colours(options, described: described, exact: false) == .none)
        #expect(traits(["DUDEL_COLORS": "truecolor"]).colours(options, described: described, exact: false) == expected)
        let eight = traits(["DUDEL_COLORS": "8"]).colours(options, described: described, exact: false)
        #expect(eight == (described < 8 ? .none : .eight))
    }

    @Test("an SSH session is known by its variables")
    func ssh() {
        #expect(traits(["SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"]).overSSH)
        #expect(!traits(["TERM": "xterm"]).overSSH)
    }
}
