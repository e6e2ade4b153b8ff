import Testing

extension EndToEnd {
    @Suite struct Drawing {
        /// A tool's keys, and how the line of what they draw begins.
        struct Gesture: Sendable, CustomTestStringConvertible {
            var tool: String
            var keys: [String]

            var testDescription: String { tool }
        }

        static let gestures = [
            Gesture(tool: "pencil", keys: ["1", "Space", "l", "l", "j", "j", "l", "Space"]),
            Gesture(tool: "line", keys: ["2", "Space", "L", "J", "Space"]),
            Gesture(tool: "rectangle", keys: ["3", "Space", "L", "L", "J", "Space"]),
            Gesture(tool: "oval", keys: ["4", "Space", "L", "L", "J", "Space"]),
            Gesture(tool: "curve", keys: ["5", "Space", "l", "l", "Space", "L", "J", "Space", "l", "l", "Space", "Enter"]),
            Gesture(tool: "text", keys: ["6", "Space", "Space", "H", "i", "Escape"]),
        ]

        @Test(arguments: gestures)
        func eachToolDrawsByKeysAndWhatItDrewIsSaved(gesture: Gesture) throws {
            let home = try TestHome()
            let session = try TmuxSession(in: home)
            let empty = try session.wait(for: "the first screen") { $0.contains("? Help") }
            for key in gesture.keys { try session.press(key) }
            try session.wait(for: "an idle tool") { $0.status.contains("idle") && $0.canvas != empty.canvas }
            try session.command("save sketch")
            try session.wait(for: "the file") { _ in home.has("sketch.dudel") }
            let lines = try home.read("sketch.dudel").split(separator: "\n")
            #expect(lines.first == "dudel 1")
            #expect(lines.dropFirst().map { $0.prefix { $0 != " " } } == [Substring(gesture.tool)])
        }

        @Test func aShapeThatIsHalfDrawnSaysSoAndEscDropsIt() throws {
            let session = try TmuxSession(in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("3", "Space", "L", "J")
            let half = try session.wait(for: "the size") { $0.status.hasPrefix("Rect PEN DOWN") && $0.status.contains("11x6") }
            #expect(half.canvas.contains { $0.contains("┌─────────┐") })
            try session.press("Escape")
            try session.wait(for: "an empty canvas") { !$0.contains("┌") }
        }

        @Test func undoAndRedoTakeAwayAndBringBack() throws {
            let session = try TmuxSession(in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("3", "Space", "L", "J", "Space")
            try session.wait(for: "the box") { $0.contains("┌─────────┐") && $0.status.contains("idle") }
            try session.press("u")
            try session.wait(for: "no box") { !$0.contains("┌") }
            try session.press("U")
            try session.wait(for: "the box again") { $0.contains("┌─────────┐") }
        }

        @Test func textInARealFontIsDrawnInDots() throws {
            let session = try TmuxSession(in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.command("font DejaVu Serif Book")
            try session.wait(for: "the face in the toolbar") { $0.rows[1].contains("f DejaVu Ser") }
            try session.press("6", "Space", "Space")
            try session.wait(for: "the editor") { $0.status.contains("typing") }
            try session.type("Hi")
            try session.press("Escape")
            try session.wait(for: "braille") { screen in
                screen.canvas.joined().unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }.count > 8
            }
        }
    }
}
