import Testing

extension EndToEnd {
    @Suite struct Colours {
        @Test func trueColourIsSentExactly() throws {
            let screen = try drawnBox(["COLORTERM": "truecolor"])
            #expect(screen.contains("38;2;95;175;255"))
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
        private func drawnBox(_ changes: [String: String?]) throws -> String {
            let session = try TmuxSession(in: TestHome(changes))
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.command("stroke #5fafff")
            try session.wait(for: "the colour") { $0.rows[1].contains("#5fafff") }
            try session.press("3", "Space", "L", "J", "Space")
            try session.wait(for: "the box") { $0.contains("┌─────────┐") && $0.status.contains("idle") }
            return try session.colouredScreen()
        }
    }
}
