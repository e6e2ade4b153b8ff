import Testing

extension EndToEnd {
    @Suite struct TestCard {
        @Test func whatIsPickedIsShownAtOnceAndAtTheNextStartOnTheSameTerminalAlone() throws {
            let home = try TestHome()
            let first = try TmuxSession(in: home)
            try first.wait(for: "the first screen") { $0.contains("? Help") }
            try first.command("test-card")
            try first.wait(for: "the glyph sets") { $0.contains("quadrants") && $0.contains("Which picture looks right?") }
            try first.press("Home", "j", "j", "Enter")
            try first.wait(for: "the depths") { $0.contains("Which colours look right?") }
            let card = try first.colouredScreen()
            #expect(card.contains("38;5;196") && card.contains("38;2;255;0;0"), "a depth's sample is sent in that depth")
            try first.press("End", "Enter")
            try first.wait(for: "the pick") { $0.status.contains("glyphs blocks, colors truecolor") }
            #expect(try drawnBox(in: first).contains("38;2;95;175;255"))
            try first.command("q!")
            #expect(try first.exitStatus() == 0)
            #expect(try first.hasTerminalModesBack(), "also behind a screen that was started anew")
            #expect(try !first.isOnAlternateScreen())

            let second = try TmuxSession(in: home)
            try second.wait(for: "the next start") { $0.contains("? Help") }
            #expect(try drawnBox(in: second).contains("38;2;95;175;255"))
            try second.command("set glyphs")
            try second.wait(for: "the set") { $0.status.contains("glyphs blocks") }
            try second.command("q!")

            home.environment["TERM"] = "xterm-256color"
            let other = try TmuxSession(in: home)
            try other.wait(for: "a start on another terminal") { $0.contains("? Help") }
            try other.command("set glyphs")
            try other.wait(for: "the set") { $0.status.contains("glyphs braille") }
        }

        @Test func anOptionGoesBeforeTheEnvironmentAndThatBeforeThePick() throws {
            let home = try TestHome(["DUDEL_GLYPHS": "quadrants", "DUDEL_COLORS": "8"])
            let session = try TmuxSession(["--glyphs", "console"], in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.command("set glyphs")
            try session.wait(for: "the option's set") { $0.status.contains("glyphs console") }
            try session.command("set colors")
            try session.wait(for: "the variable's depth") { $0.status.contains("colors 8") }
        }

        @Test func aLocaleWithoutTheCharactersSaysSo() throws {
            let session = try TmuxSession(in: TestHome(["LANG": "C", "DUDEL_GLYPHS": "braille"]))
            try session.wait(for: "the reason") { $0.status.contains("braille: this locale has no such characters") }
            try session.command("set glyphs")
            try session.wait(for: "the set") { $0.status.contains("glyphs ascii") }
        }

        @Test func coloursCanBeAskedForWhereNoneWereWanted() throws {
            let session = try TmuxSession(in: TestHome(["NO_COLOR": "1"]))
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            #expect(!(try drawnBox(in: session)).contains("38;5;"))
            try session.command("set colors 256")
            try session.wait(for: "the canvas") { $0.status.contains("idle") }
            #expect(try session.colouredScreen().contains("38;5;75"))
        }

        @Test func aThemeColoursTheWholeScreenAtTheNextStartToo() throws {
            let home = try TestHome()
            let first = try TmuxSession(in: home)
            try first.wait(for: "the first screen") { $0.contains("? Help") }
            try first.command("theme high-contrast")
            try first.wait(for: "the canvas") { $0.status.contains("idle") }
            #expect(try first.colouredScreen().contains("48;5;16"))
            try first.command("q!")
            #expect(try first.exitStatus() == 0)
            let second = try TmuxSession(in: home)
            try second.wait(for: "the next start") { $0.contains("? Help") }
            #expect(try second.colouredScreen().contains("48;5;16"))
            try second.command("theme terminal")
            try second.wait(for: "the canvas") { $0.status.contains("idle") }
            #expect(try !second.colouredScreen().contains("48;5;"), "the terminal's own colours are back")
        }

        /// The coloured screen with a light blue box on it.
        private func drawnBox(in session: TmuxSession) throws -> String {
            try session.command("rectangle 8 8 20 20 stroke=#5fafff")
            try session.wait(for: "the box") { $0.contains("┌────────┐") && $0.status.contains("idle") }
            return try session.colouredScreen()
        }
    }
}
