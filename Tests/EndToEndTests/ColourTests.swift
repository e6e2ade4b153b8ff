import Testing

extension EndToEnd {
    @Suite struct Colours {
        @Test func trueColourIsSentExactly() throws {
            let screen = try drawnBox(["COLORTERM": "truecolor"])
            #expect(screen.contains("38;2;95;175;255"))
        }

        @Test(arguments: [(["DUDEL_COLORS": "256"], "38;5;75"), ([:], "38;2;95;175;255")] as [([String: String], String)])
        func aDescriptionWithExactColoursIsUsedAsSuchAndItsPaletteIsStillThere(wish: [String: String], sent: String) throws {
            let home = try TestHome(["TERM": "exact-colours", "DUDEL_COLORS": wish["DUDEL_COLORS"]])
            try home.write(
                "exact-colours|a terminal whose numbers are colours,\n\tRGB, colors#0x1000000, pairs#0x10000,\n"
                    + "\tsetaf=\\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,\n"
                    + "\tuse=xterm-256color,\n", to: "exact.ti")
            let compiled = try Program.run(["tic", "-x", "-o", "terminfo", "exact.ti"], environment: home.environment, in: home)
            #expect(compiled.status == 0, "\(compiled.errors)")
            home.environment["TERMINFO"] = home.work.path + "/terminfo"
            #expect(try drawnBox(in: home).contains(sent))
        }

        @Test func colourOfTheDocumentBecomesTheNearestOfThePalette() throws {
            let screen = try drawnBox([:])
            #expect(!screen.contains("38;2;"))
            #expect(screen.contains("38;5;75"))
        }

        @Test func noColourIsSentWhereItIsUnwantedAndNoWordIsLost() throws {
            let screen = try drawnBox(["NO_COLOR": "1", "COLORTERM": "truecolor"])
            #expect(screen.firstMatch(of: /\u{1b}\[[0-9;]*\b(3[0-8]|4[0-8]|9[0-7]|10[0-7])(;[0-9;]*)?m/) == nil)
            #expect(screen.contains("c #5fafff"))
        }

        /// The coloured screen with a light blue box on it.
        private func drawnBox(_ changes: [String: String?]) throws -> String { try drawnBox(in: TestHome(changes)) }

        private func drawnBox(in home: TestHome) throws -> String {
            let session = try TmuxSession(in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.command("stroke #5fafff")
            try session.wait(for: "the colour") { $0.rows[1].contains("#5fafff") }
            try session.press("3", "Space", "L", "J", "Space")
            try session.wait(for: "the box") { $0.contains("┌─────────┐") && $0.status.contains("idle") }
            return try session.colouredScreen()
        }
    }
}
