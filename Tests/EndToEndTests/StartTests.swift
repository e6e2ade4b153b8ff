import Testing

extension EndToEnd {
    @Suite struct Start {
        @Test func theFirstScreenHasToolbarHintStatusRowAndTheCursorOnTheCanvas() throws {
            let session = try TmuxSession(in: TestHome())
            let screen = try session.wait(for: "the first screen") { $0.contains("? Help") && $0.status.contains("idle") }
            #expect(screen.rows[0] == " 1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help")
            #expect(screen.rows[1] == " f Terminal         s 24  w light   c default F none    G en  R Article D Files")
            #expect(screen.contains("Space starts a box, arrows size it, Space ends it, Enter labels it."))
            #expect(screen.status.hasPrefix("Rect idle"))
            #expect(try session.cursor() == ["2", "3"])
            #expect(try session.isOnAlternateScreen())
            #expect(try session.isCursorVisible())
        }

        @Test func theLocaleChoosesTheLanguage() throws {
            let session = try TmuxSession(in: TestHome(["LANG": "de_DE.UTF-8"]))
            let screen = try session.wait(for: "the first screen") { $0.contains("? Hilfe") }
            #expect(screen.rows[0] == " 1 Stift  2 Linie [3 Rechteck] 4 Oval  5 Kurve  6 Text  7 Wahl │A Menü : ? Hilfe")
            #expect(screen.rows[1] == " f Terminal         s 24  w dünn    c Vorgabe F keine   G de  R Artikel D Datei")
        }

        @Test(arguments: [("fr_FR.UTF-8", "? Aide"), ("es_ES.UTF-8", "? Ayuda")])
        func everyFirstLanguageHasItsOwnWords(locale: String, help: String) throws {
            let session = try TmuxSession(in: TestHome(["LANG": locale]))
            try session.wait(for: "the first screen") { $0.contains(help) }
        }

        @Test func aLocaleWithoutUTF8GetsAScreenOfASCII() throws {
            let session = try TmuxSession(in: TestHome(["LANG": "C"]))
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("Space", "L", "J", "Space", "A")
            let screen = try session.wait(for: "the menu") { $0.contains("Menu") && $0.contains("Esc") }
            #expect(screen.description.allSatisfy { $0.isASCII })
        }

        @Test func lettersOfALatin1LocaleComeAsThatTerminalWritesThem() throws {
            let session = try TmuxSession(in: TestHome(["LANG": "de_DE.ISO-8859-1"]))
            try session.wait(for: "the first screen") { $0.contains("? Hilfe") }
            #expect(try session.screen().contains("1 Stift"))
        }

        @Test func anUnknownTermWorksAsXterm256ColorWithANotice() throws {
            let session = try TmuxSession(in: TestHome(["TERM": "no-such-terminal"]))
            try session.wait(for: "a notice") { $0.contains("? Help") && $0.status.contains("xterm-256color") }
        }

        @Test(arguments: ["dumb", ""])
        func aTerminalThatCannotBeDrawnOnIsRefusedWithoutEscapeCodes(term: String) throws {
            let session = try TmuxSession(in: TestHome(["TERM": term]))
            #expect(try session.exitStatus() == 2)
            let screen = try session.wait(for: "the shell") { $0.contains("ended with") }
            #expect(screen.rows.filter { !$0.isEmpty }.count == 2)
            #expect(try session.hasTerminalModesBack())
        }

        @Test func aMachineWithoutFontsStillHasTheTerminalsOwnCharacters() throws {
            let home = try TestHome()
            try home.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
            home.environment["FONTCONFIG_FILE"] = home.work.path + "/fonts.conf"
            let session = try TmuxSession(in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("f")
            try session.wait(for: "the font popover") { $0.contains("Font") && $0.contains("Enter applies") }
            try session.press("Enter", "Q")
            #expect(try session.exitStatus() == 0)
        }
    }
}
