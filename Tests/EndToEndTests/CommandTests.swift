import Testing

extension EndToEnd {
    @Suite struct Commands {
        private static let drawing = "dudel 1\nrectangle 8 8 24 16 pen=light\ntext 12 12 \"Hi\"\n"

        @Test func helpAndVersionGoToStandardOutput() throws {
            let home = try TestHome()
            let help = try Program.run(["--help"], in: home)
            #expect(help.status == 0)
            #expect(help.errors.isEmpty)
            for word in ["dudel [FILE]", "export", "print", "run", "fonts", "--version"] { #expect(help.output.contains(word)) }
            let version = try Program.run(["--version"], in: home)
            #expect(version.status == 0)
            #expect(version.output.hasPrefix("dudel "))
        }

        @Test(arguments: [
            ["--frobnicate"], ["print"], ["export", "a.dudel"], ["run"], ["print", "--size", "many", "a.dudel"],
            ["a.dudel", "b.dudel"],
        ])
        func aWrongUsageIsOneLineOnStandardErrorAndStatus2(arguments: [String]) throws {
            let outcome = try Program.run(arguments, in: TestHome())
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errorLines.count == 1)
        }

        @Test(arguments: [
            ["print", "none.dudel"], ["export", "none.dudel", "-o", "out.txt"], ["run", "-", "none.dudel"], ["run", "none"],
        ])
        func aMissingFileFailsWithOneLineThatNamesIt(arguments: [String]) throws {
            let outcome = try Program.run(arguments, in: TestHome())
            #expect(outcome.status == 1)
            #expect(outcome.errorLines.count == 1)
            #expect(outcome.errors.contains("none"))
        }

        @Test func printShowsADrawingInItsNaturalSizeWithoutColourWhenItIsRedirected() throws {
            let home = try TestHome()
            try home.write(Commands.drawing, to: "box.dudel")
            let outcome = try Program.run(["print", "box.dudel"], in: home)
            #expect(outcome.status == 0)
            #expect(outcome.output.contains("┌"))
            #expect(outcome.output.contains("Hi"))
            #expect(!outcome.output.contains("\u{1b}"))
        }

        @Test func exportWritesTextToAFileOrToStandardOutput() throws {
            let home = try TestHome()
            try home.write(Commands.drawing, to: "box.dudel")
            let toFile = try Program.run(["export", "box.dudel", "-o", "box.txt"], in: home)
            #expect(toFile.status == 0)
            #expect(try home.read("box.txt").contains("Hi"))
            let toOutput = try Program.run(["export", "box.dudel", "--format", "txt", "-o", "-"], in: home)
            #expect(try home.read("box.txt") == toOutput.output)
        }

        @Test func aScriptFromStandardInputDrawsAndSaves() throws {
            let home = try TestHome()
            let script = "rectangle 8 8 40 24\nstroke red\nline 8 8 48 32\nundo\nredo\nsave drawn\n"
            let outcome = try Program.run(["run", "-"], input: script, in: home)
            #expect(outcome.status == 0)
            let lines = try home.read("drawn.dudel").split(separator: "\n")
            #expect(lines.count == 3)
            #expect(lines[1].hasPrefix("rectangle 8 8 40 24"))
            #expect(lines[2].hasPrefix("line 8 8 48 32"))
            #expect(lines[2].contains("stroke=red"))
        }

        @Test func aScriptStopsAtItsFirstErrorNamesTheLineAndLeavesNothingBehind() throws {
            let home = try TestHome()
            let outcome = try Program.run(["run", "-"], input: "rectangle 8 8 40 24\nsave drawn\nfrobnicate\n", in: home)
            #expect(outcome.status == 1)
            #expect(outcome.errorLines.count == 1)
            #expect(outcome.errors.contains("3"))
            #expect(outcome.errors.contains("frobnicate"))
            #expect(!home.has("drawn.dudel"))
        }

        @Test func theFacesAreListedByName() throws {
            let outcome = try Program.run(["fonts"], in: TestHome())
            #expect(outcome.status == 0)
            let names = outcome.output.split(separator: "\n")
            #expect(names.contains { $0.hasPrefix("DejaVu Serif Book") })
            #expect(names.contains { $0.hasPrefix("DejaVu Sans Bold") })
        }

        @Test func withoutATerminalItSaysSoInOneLineWithoutEscapeCodes() throws {
            let home = try TestHome(["TERM": "xterm-256color"])
            let outcome = try Program.run([], in: home)
            #expect(outcome.status == 2)
            #expect(outcome.errorLines.count == 1)
            #expect(outcome.output.isEmpty)
            #expect(!outcome.errors.contains("\u{1b}"))
        }

        @Test func controlCharactersInANameReachNoMessage() throws {
            let outcome = try Program.run(["print", "a\u{1b}[31m\u{7}\u{9b}b.dudel"], in: TestHome())
            #expect(outcome.status == 1)
            #expect(!outcome.errors.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || (0x7f...0x9f).contains($0.value) })
        }
    }
}
