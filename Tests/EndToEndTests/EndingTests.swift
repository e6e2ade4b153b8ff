import Foundation
import Testing

extension EndToEnd {
    @Suite struct Ending {
        @Test func quittingGivesTheTerminalBack() throws {
            let session = try TmuxSession(in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            #expect(try session.isOnAlternateScreen())
            try session.press("Q")
            #expect(try session.exitStatus() == 0)
            try session.wait(for: "the shell's screen") { $0.contains("ended with 0") && !$0.contains("Help") }
            try expectTerminalBack(session)
        }

        @Test func sigtermGivesTheTerminalBackAndEndsWith143() throws {
            let session = try TmuxSession(in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("3", "Space", "L")
            try session.wait(for: "the pen down") { $0.status.contains("PEN DOWN") }
            kill(try session.process(), SIGTERM)
            #expect(try session.exitStatus() == 143)
            try session.wait(for: "the shell's screen") {
                $0.contains("ended with 143") && !$0.contains("Help") && $0.contains("all work is kept")
            }
            try expectTerminalBack(session)
        }

        @Test(arguments: [false, true])
        func aLostConnectionEndsTheProgram(ignoresHangUp: Bool) throws {
            let home = try TestHome()
            let session = try TmuxSession(
                shell: """
                    \(ignoresHangUp ? "trap '' HUP" : "")
                    sh -c 'echo $$ >"$SESSION/process"; exec "$0"' \(TmuxSession.quoted(Program.path))
                    """, in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            let process = try session.process()
            try session.hangUp()
            try Patience.wait(for: "the program's end", seconds: 5) { TestHome.isRunning(process) ? nil : true }
        }

        @Test func ctrlZGivesTheTerminalToTheShellAndFgBringsTheProgramBackAtTheNewSize() throws {
            let session = try TmuxSession(shell: "PS1='ready> ' exec bash --norc --noprofile -i", in: TestHome())
            try session.wait(for: "the prompt") { $0.contains("ready>") }
            try session.type(TmuxSession.quoted(Program.path))
            try session.press("Enter")
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("3", "Space", "L", "J", "Space")
            try session.wait(for: "the box") { $0.contains("┌─────────┐") }
            try session.press("C-z")
            try session.wait(for: "the shell") { $0.contains("Stopped") && !$0.contains("? Help") }
            #expect(try !session.isOnAlternateScreen())
            #expect(try session.isCursorVisible())
            try session.resize(columns: 100, rows: 30)
            try session.type("echo to the shell; fg")
            try session.press("Enter")
            let screen = try session.wait(for: "the drawing") { $0.contains("? Help") && $0.contains("┌─────────┐") }
            #expect(screen.rows[29].contains("idle"))
        }

        private func expectTerminalBack(_ session: TmuxSession) throws {
            #expect(try !session.isOnAlternateScreen())
            #expect(try session.isCursorVisible())
            #expect(try session.hasTerminalModesBack())
            #expect(try session.value("mouse_any_flag") == "0")
            #expect(try session.value("keypad_cursor_flag") == "0")
        }
    }
}
