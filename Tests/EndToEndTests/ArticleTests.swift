import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// An article from a site of the test's own, by the real curl.
    @Suite struct Articles {
        @Test func anArticleIsReadAndItsOtherEditionComesWithTheLanguage() throws {
            let server = try #require(ArticleServer())
            let session = try TmuxSession(columns: 120, rows: 34, in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.command("set article-endpoint \(server.endpoint)")
            try session.press("R")
            try session.wait(for: "the list") { $0.contains("Presidents of the United States") }
            try session.type("washington")
            try session.press("Enter")
            try session.wait(for: "the text") { $0.contains("was a Founding Father") && $0.contains("CC BY-SA 4.0") }
            try session.press("G")
            try session.wait(for: "the other editions") { $0.contains("Alemannisch") }
            try session.type("deutsch")
            try session.press("Enter")
            try session.wait(for: "the German edition") { $0.contains("der erste Präsident") && $0.rows[0].contains("? Hilfe") }
            try session.press("Escape", "3", "Space", "L", "J", "Space", "R", "i")
            try session.wait(for: "the title in the drawing") { screen in
                screen.canvas.contains { $0.prefix(60).contains("George Washington") }
            }
            withExtendedLifetime(server) {}
        }

        @Test func whatWasReadIsThereAgainAfterALostConnection() throws {
            let server = try #require(ArticleServer())
            let home = try TestHome()
            var session = try TmuxSession(columns: 120, rows: 34, in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.command("set article-endpoint \(server.endpoint)")
            try session.press("R")
            try session.wait(for: "the list") { $0.contains("Presidents of the United States") }
            try session.type("jefferson")
            try session.press("Enter")
            try session.wait(for: "the text") { $0.contains("Paragraph 1 of Thomas Jefferson") }
            let process = try session.process()
            try session.hangUp()
            try Patience.wait(for: "the program's end", seconds: 5) { TestHome.isRunning(process) ? nil : true }
            session = try TmuxSession(columns: 120, rows: 34, in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.command("set article-endpoint \(server.endpoint)")
            try session.press("R")
            try session.wait(for: "the text again") { $0.contains("Paragraph 1 of Thomas Jefferson") }
            withExtendedLifetime(server) {}
        }

        @Test func keysAreAnsweredWhileASlowSiteIsAskedAndEscCancels() throws {
            let server = try #require(ArticleServer())
            let session = try TmuxSession(in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.command("set article-endpoint \(server.endpoint)")
            try session.command("article Slow")
            try session.wait(for: "the loading") { $0.contains("Asking the site") }
            // A popover that stays open takes keys meanwhile.
            try session.press("R")
            try session.wait(for: "the list") { $0.contains("Presidents of the United States") }
            try session.press("Escape")
            try session.wait(for: "the word") { $0.contains("loading was cancelled") }
            withExtendedLifetime(server) {}
        }

        @Test func hostileBytesAreShownAndActOnNothing() throws {
            let server = try #require(ArticleServer())
            let session = try TmuxSession(columns: 120, rows: 34, in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.command("set article-endpoint \(server.endpoint)")
            try session.command("article Hostile")
            try session.wait(for: "the replacements") { $0.contains("before␛]0;owned␇") && $0.contains("after␀.") }
            try session.command("article Nowhere")
            try session.wait(for: "the reason") { $0.contains("status 404") && $0.contains("before␛]0;owned␇") }
            withExtendedLifetime(server) {}
        }

        @Test func withoutCurlThereIsOneClearLine() throws {
            let home = try TestHome()
            // All that the terminal's shell needs, and nothing else.
            let programs = home.folder.appending(path: "programs")
            try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
            for name in ["sh", "env", "stty", "sleep", "tmux"] {
                let place = try #require(["/usr/bin", "/bin"].first { access("\($0)/\(name)", X_OK) == 0 })
                symlink("\(place)/\(name)", programs.appending(path: name).path)
            }
            home.environment["PATH"] = programs.path
            let session = try TmuxSession(in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.command("article George Washington")
            try session.wait(for: "the reason") { $0.contains("curl is not installed") }
        }
    }
}
