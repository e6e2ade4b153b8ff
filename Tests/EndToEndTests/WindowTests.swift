import Testing

extension EndToEnd {
    @Suite struct Window {
        @Test func aPopoverSurvivesAWindowThatBecomesTooSmallForAnything() throws {
            let session = try TmuxSession(in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("3", "Space", "L", "J", "s")
            try session.wait(for: "the popover") { $0.contains("Font size") }
            try session.type("5")
            try session.resize(columns: 10, rows: 3)
            try session.wait(for: "the size that is needed") { $0.contains("20x6") }
            try session.resize(columns: 200, rows: 50)
            try session.wait(for: "the popover again") { $0.contains("Font size") && $0.contains("? Help") }
            try session.type("2")
            try session.press("Enter")
            try session.wait(for: "the size, and the pen still down") {
                $0.rows[1].contains("s 52") && $0.status.contains("PEN DOWN") && $0.contains("┌─────────┐")
            }
        }

        @Test(arguments: [(1, 1), (10, 3), (19, 6)])
        func aWindowThatIsTooSmallCanBeLeftByItsKeyAndGrows(columns: Int, rows: Int) throws {
            let session = try TmuxSession(columns: columns, rows: rows, in: TestHome())
            _ = try session.process()
            _ = try session.settled()
            try session.resize(columns: 80, rows: 24)
            try session.wait(for: "the whole screen") { $0.contains("? Help") }
            try session.resize(columns: columns, rows: rows)
            try session.press("Q")
            #expect(try session.exitStatus() == 0)
        }

        @Test(arguments: [(20, 6), (40, 12), (200, 50)])
        func everythingCanBeDoneAtAnySize(columns: Int, rows: Int) throws {
            let home = try TestHome()
            let session = try TmuxSession(columns: columns, rows: rows, in: home)
            try session.wait(for: "the status row") { $0.status.contains("Rect") }
            try session.press("3", "Space", "l", "l", "j", "Space")
            try session.wait(for: "the box") { $0.contains("┌─┐") }
            for key in ["f", "s", "w", "c", "F", "G", "A", "?", "D"] {
                let before = try session.settled()
                try session.press(key)
                try session.wait(for: "popover \(key)") { $0 != before }
                try session.press("Escape")
                try session.wait(for: "the box") { $0.contains("┌─┐") }
            }
            try session.press(":")
            try session.type("save small")
            try session.press("Enter")
            try session.wait(for: "the file") { _ in home.has("small.dudel") }
            try session.press("Q")
            #expect(try session.exitStatus() == 0)
        }
    }
}
