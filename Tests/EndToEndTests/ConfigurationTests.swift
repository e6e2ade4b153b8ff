import Foundation
import Testing

extension EndToEnd {
    @Suite struct Configuration {
        private func home(_ configuration: Data) throws -> TestHome {
            let home = try TestHome()
            let folder = home.folder.appending(path: "config/dudel")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try configuration.write(to: folder.appending(path: "config"))
            return home
        }

        @Test func itHoldsFromTheFirstFrameOnAndItsFirstErrorIsTold() throws {
            let home = try home(Data("set rulers on\nset glyphs many\nmap q oval\nfoo\n".utf8))
            let session = try TmuxSession(in: home)
            let first = try session.wait(for: "the first screen") { $0.contains("? Help") }
            #expect(first.status.hasPrefix("config: line 2: many cannot be used here; further errors: 1"))
            try session.press("q")
            try session.wait(for: "the oval tool") { $0.contains("[4 Oval]") }
        }

        @Test func aFileThatIsNoTextIsRefusedInOneLine() throws {
            let home = try home(Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 37) }))
            let session = try TmuxSession(in: home)
            try session.wait(for: "the refusal") { $0.status.hasPrefix("config: line 1: not UTF-8") }
        }

        @Test func whatOneSessionCopiesAnotherPastes() throws {
            let home = try TestHome()
            let first = try TmuxSession(["one"], in: home)
            let second = try TmuxSession(["two"], in: home)
            try first.wait(for: "the first screen") { $0.contains("? Help") }
            try second.wait(for: "the second screen") { $0.contains("? Help") }
            try first.press("Space", "L", "J", "Space", "y")
            try first.wait(for: "word of the copy") { $0.status.hasPrefix("sent") }
            Patience.pause(0.5)
            try second.press("P")
            let pasted = try second.wait(for: "the paste") { $0.status.hasPrefix("pasted: 1") }
            #expect(pasted.contains("┌─────────┐"))
        }

        @Test func typedLinesComeBackInTheNextSession() throws {
            let home = try TestHome()
            do {
                let session = try TmuxSession(in: home)
                try session.wait(for: "the first screen") { $0.contains("? Help") }
                try session.command("set rulers on")
                try session.press("Q")
                #expect(try session.exitStatus() == 0)
            }
            let session = try TmuxSession(in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press(":", "Up")
            try session.wait(for: "the line") { $0.contains(":set rulers on") }
        }
    }
}
