import Testing

@testable import Terminal

@Suite("Modes")
struct ModeStringsTests {
    private static let xterm = ModeStrings.Capabilities(
        alternateScreen: "\u{1B}[?1049h", ordinaryScreen: "\u{1B}[?1049l", keypad: "\u{1B}[?1h\u{1B}=",
        noKeypad: "\u{1B}[?1l\u{1B}>",
        plainAttributes: "\u{1B}[m", plainColours: "\u{1B}[39;49m", autowrap: "\u{1B}[?7h", visibleCursor: "\u{1B}[?25h",
        wholeRegion: "\u{1B}[1;24r", lastRow: "\u{1B}[24;1H", clearLine: "\u{1B}[K")

    @Test("every private mode that is set is taken back")
    func symmetry() {
        let strings = ModeStrings(capabilities: Self.xterm, paste: true, mouse: true)
        for mode in ["1049", "1", "2004", "1002", "1006"] {
            #expect(strings.enter.contains("\u{1B}[?\(mode)h"))
            #expect(strings.restore.contains("\u{1B}[?\(mode)l"))
        }
    }

    @Test("they are taken back in order, the alternate screen last")
    func order() {
        let restore = ModeStrings(capabilities: Self.xterm, paste: true, mouse: true).restore
        #expect(
            restore
                == "\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?2004l\u{1B}[m\u{1B}[39;49m\u{1B}[1;24r\u{1B}[?7h\u{1B}[?1l\u{1B}>\u{1B}[?25h"
                + "\u{1B}[?1049l")
    }

    @Test("a terminal without an alternate screen is left on its last row, unasked modes untouched")
    func simple() {
        var capabilities = Self.xterm
        capabilities.alternateScreen = ""
        capabilities.ordinaryScreen = ""
        let strings = ModeStrings(capabilities: capabilities, paste: false, mouse: false)
        #expect(strings.restore.hasSuffix("\u{1B}[24;1H\u{1B}[K"))
        #expect(!strings.enter.contains("2004"))
        #expect(!strings.restore.contains("1002"))
    }

    @Test(
        "delays are left out",
        arguments: [("\u{1B}[H$<50>x", "\u{1B}[Hx"), ("a$<5/>b$<2*>", "ab"), ("$x$", "$x$"), ("a$<5", "a$<5"), ("", "")])
    func padding(_ capability: String, _ expected: String) {
        #expect(ModeStrings.Capabilities.withoutPadding(capability) == expected)
    }
}
