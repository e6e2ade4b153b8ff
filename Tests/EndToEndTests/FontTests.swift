import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite struct Fonts {
        /// A home whose machine has no fonts but those of one folder in it, and of the folders that every home may have.
        private func home(_ fonts: [String: [UInt8]] = [:]) throws -> TestHome {
            let home = try TestHome()
            let folder = home.folder.appending(path: "fonts")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, bytes) in fonts { try Data(bytes).write(to: folder.appending(path: name)) }
            try home.write(
                """
                <?xml version="1.0"?><fontconfig><dir>\(folder.path)</dir><dir prefix="xdg">fonts</dir><dir>~/.fonts</dir>
                <cachedir>\(home.folder.path)/fontcache</cachedir></fontconfig>
                """, to: "fonts.conf")
            // The machine's own folders are among those that the second of these stands for.
            home.environment["XDG_DATA_DIRS"] = home.folder.path + "/nowhere"
            home.environment["FONTCONFIG_FILE"] = home.work.path + "/fonts.conf"
            return home
        }

        private func list(_ arguments: [String] = [], in home: TestHome) throws -> [String] {
            let outcome = try Program.run(["fonts"] + arguments, in: home)
            #expect(outcome.status == 0)
            #expect(outcome.errors.isEmpty)
            return outcome.output.split(separator: "\n").map(String.init)
        }

        @Test func aPersonsOwnFontsAreListed() throws {
            let home = try home(["a.ttf": TinyFont("Machine").bytes])
            for (folder, family) in [(home.folder.path + "/data/fonts", "Shared"), (home.folder.path + "/.fonts", "Old Place")] {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data(TinyFont(family).bytes).write(to: URL(filePath: folder + "/a.ttf"))
            }
            #expect(
                try list(in: home) == ["Terminal", "Machine Regular\t(!en)", "Old Place Regular\t(!en)", "Shared Regular\t(!en)"])
        }

        @Test func whatIsBrokenIsLeftOutAndNothingIsWaitedFor() throws {
            var hostile = TinyFont("Good")
            hostile.names[0].text = "Ev\u{1b}]0;x\u{7}il\n\u{202E}"
            let home = try home([
                "good.ttf": TinyFont("Good").bytes, "empty.ttf": [], "cut.ttf": Array(TinyFont("Cut").bytes.prefix(100)),
                "noise.ttf": (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }, "hostile.ttf": hostile.bytes,
                "long.ttf": TinyFont(String(repeating: "Long", count: 4000)).bytes, "type1.pfa": TinyType1.bytes(family: "Old"),
            ])
            let folder = home.folder.path + "/fonts"
            #expect(mkfifo(folder + "/pipe.ttf", 0o600) == 0)
            try FileManager.default.createDirectory(atPath: folder + "/folder.ttf", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: folder + "/circle.ttf", withDestinationPath: "circle.ttf")
            let lines = try list(in: home)
            #expect(lines.contains("Good Regular\t(!en)"))
            #expect(lines.contains("Old Regular\t(Type 1, !en)"))
            #expect(lines.contains { $0.hasPrefix("Ev␛]0;x␇il␊\u{FFFD} Regular") })
            #expect(lines.allSatisfy { $0.utf8.count < 1000 })
            let json = try Program.run(["fonts", "--json"], in: home)
            #expect(json.errors.isEmpty)
            #expect(json.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" })
            let objects = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
            #expect(objects?.count == lines.count)
        }

        @Test func labelsFollowTheLanguageAndNamesDoNot() throws {
            var font = TinyFont("Tiny", "Bold")
            font.names += [.init(1, "Winzig", language: 0x407), .init(2, "Fett", language: 0x407)]
            let home = try home(["a.ttf": font.bytes])
            #expect(try list(["--lang", "de"], in: home).last == "Winzig Fett\t(= Tiny Bold, !de)")
            #expect(try list(["--lang", "fr"], in: home).last == "Tiny Bold\t(!fr)")
            let json = try Program.run(["fonts", "--lang", "de", "--json"], in: home).output
            #expect(json.contains("\"name\": \"Tiny Bold\", \"label\": \"Winzig Fett\", \"family\": \"Tiny\""))
        }

        @Test func missingFacesAreListedWithWhatIsShownForThem() throws {
            let home = try home(["a.ttf": TinyFont("Tiny").bytes, "b.ttf": TinyFont("Other", "Bold").bytes])
            try home.write(
                """
                dudel 1
                text 1 1 "a" face="Tiny Black"
                text 1 9 "b" face="Tiny Black"
                text 1 17 "c" face="Tiny Regular"
                rectangle 1 30 40 20 label="d" face="Other Light"
                rectangle 1 60 40 20 face="Nobody asks"
                text 1 90 "e"

                """, to: "a.dudel")
            let outcome = try Program.run(["fonts", "--missing", "a.dudel"], in: home)
            #expect(outcome.status == 1)
            #expect(outcome.output == "Other Light\tOther Bold\t1\nTiny Black\tTiny Regular\t2\n")
            #expect(outcome.errors.isEmpty)
            let json = try Program.run(["fonts", "--missing=a.dudel", "--json"], in: home)
            #expect(json.output.contains("{\"name\": \"Tiny Black\", \"substitute\": \"Tiny Regular\", \"texts\": 2}"))
            // Nothing is changed by looking, and the names are kept by saving.
            #expect(
                try Program.run(["run", "-", "a.dudel"], input: "select all\nmove 1 1\nsave b.dudel\n", in: home).status == 0)
            #expect(try home.read("b.dudel").contains("face=\"Tiny Black\""))
            try home.write("dudel 1\ntext 1 1 \"a\" face=\"Tiny Regular\"\n", to: "c.dudel")
            let none = try Program.run(["fonts", "--missing", "c.dudel", "--json"], in: home)
            #expect(none.status == 0)
            #expect(none.output == "[]\n")
            #expect(try Program.run(["fonts", "--missing", "d.dudel"], in: home).status == 1)
            #expect(try Program.run(["fonts", "--missing"], in: home).status == 2)
        }

        @Test func aReaderThatLeavesEarlyIsNoError() throws {
            let home = try TestHome()
            let outcome = try Program.run(
                ["sh", "-c", "\(Program.path) fonts --json | head -c 1 >/dev/null"], environment: home.environment, in: home)
            #expect(outcome.errors.isEmpty)
        }

        @Test func aFontThatEndedTheProgramIsLeftOutUntilItChanges() throws {
            let home = try home(["a.ttf": TinyFont("Tiny").bytes, "b.ttf": TinyFont("Other").bytes])
            let path = home.folder.path + "/fonts/a.ttf"
            let folder = home.folder.path + "/state/dudel/fonts"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            var status = stat()
            #expect(stat(path, &status) == 0)
            // What the program writes before it hands a font to FreeType.
            var place = Data(count: 8 * 4096)
            func put(_ bytes: [UInt8], at offset: Int) { place.replaceSubrange(offset..<(offset + bytes.count), with: bytes) }
            func number(_ value: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
            put(number(1, 4) + number(path.utf8.count, 4), at: 0)
            put(number(Int(status.st_size), 8) + number(status.st_mtim.tv_sec, 8) + number(status.st_mtim.tv_nsec, 8), at: 8)
            put(Array(path.utf8), at: 32)
            try place.write(to: URL(filePath: folder + "/work-1-1"))
            let first = try Program.run(["fonts"], in: home)
            #expect(first.status == 0)
            #expect(first.errorLines.count == 1)
            #expect(first.errors.contains("a.ttf"))
            #expect(!first.output.contains("Tiny"))
            #expect(first.output.contains("Other"))
            #expect(try list(in: home).count == 2)
            try Data(TinyFont("Tiny", letters: 20).bytes).write(to: URL(filePath: path))
            #expect(try list(in: home).count == 3)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["left-out"])
        }

        @Test func fontsThatComeAndGoAreNoticedWhileItRuns() throws {
            let home = try home(["a.ttf": TinyFont("Tiny").bytes])
            try home.write("dudel 1\ntext 8 8 \"ABC\" face=\"Late Regular\" size=24\n", to: "a.dudel")
            let session = try TmuxSession(["a.dudel"], in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("e", "f")
            let before = try session.wait(for: "the substitute") { $0.contains("Tiny Regular") && $0.contains("?Late Regular") }
            // A folder that was not there before, in which fonts are looked for.
            let folder = home.folder.path + "/data/fonts"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            var font = TinyFont("Late")
            font.glyphs[1] = .square(100)
            try Data(font.bytes).write(to: URL(filePath: folder + "/late.ttf"))
            try session.wait(for: "the new face") { !$0.contains("?Late Regular") && $0.contains("Late Regular") }
            try session.press("Escape")
            let shown = try session.settled()
            #expect(shown != before)
            try FileManager.default.removeItem(atPath: folder + "/late.ttf")
            try session.wait(for: "word of its end") {
                $0.contains("?Late Regular") && $0.status.contains("Late Regular is no longer")
            }
            try session.press("Q")
            #expect(try session.exitStatus() == 0)
        }
    }
}
