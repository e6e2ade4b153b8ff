import Foundation
import Testing

extension EndToEnd {
    /// `dudel print` on a terminal, in a pipe and where nobody reads.
    @Suite struct Printing {
        private static let drawing = """
            dudel 1
            rectangle 8 8 320 48 pen=light stroke=red
            line 20 40 60 20 pen=dots stroke=#30a050
            text 12 12 "Hi é"

            """

        /// What a print sends to a terminal of some width.
        private func printed(
            _ options: [String] = [], columns: Int = 200, _ changes: [String: String?] = [:], drawing: String = drawing
        ) throws -> String {
            let home = try TestHome(["TERM": "xterm-256color"].merging(changes) { $1 })
            try home.write(drawing, to: "box.dudel")
            let command = ([Program.path, "print", "box.dudel"] + options).map(TmuxSession.quoted).joined(separator: " ")
            let outcome = try Program.run(
                ["script", "-qec", "stty rows 24 cols \(columns) && \(command)", "/dev/null"], environment: home.environment,
                in: home)
            #expect(outcome.status == 0)
            return outcome.output.replacing("\r\n", with: "\n")
        }

        private static func rows(_ text: String) -> [String] {
            text.replacing(/\u{1b}\[[0-9;]*m/, with: "").split(separator: "\n").map { String($0) }
        }

        @Test(arguments: [200, 160, 100, 40, 10, 3])
        func aDrawingIsAsWideAsItIsOrAsTheTerminal(columns: Int) throws {
            let rows = Self.rows(try printed(columns: columns, drawing: "dudel 1\nrectangle 8 8 320 960 pen=light\n"))
            #expect(rows.allSatisfy { $0.count <= columns })
            let top = try #require(rows.first)
            #expect(top.hasPrefix("┌") && top.hasSuffix("┐") && top.count >= min(columns - 1, 160))
            #expect(rows.last?.hasPrefix("└") == true)
        }

        @Test(
            arguments: [
                (["TERM": "xterm-256color"], "38;5;196m"),
                (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "38;2;255;0;0m"),
                (["TERM": "xterm"], "[0;31m"), (["DUDEL_COLORS": "16"], "[0;91m"),
            ] as [([String: String], String)])
        func coloursAreThoseOfTheTerminal(environment: [String: String], sequence: String) throws {
            #expect(try printed(environment).contains(sequence))
        }

        private func printed(_ environment: [String: String]) throws -> String { try printed([], environment.mapValues { $0 }) }

        @Test(arguments: [
            ["TERM": "dumb"], ["TERM": ""], ["TERM": "no-such-terminal", "TERMINFO": "/nonexistent"], ["NO_COLOR": "1"],
            ["TERM": "vt100"],
        ])
        func aTerminalWithoutColoursIsSentNoSequence(environment: [String: String]) throws {
            let text = try printed(environment)
            #expect(text.contains("┌") && text.contains("Hi é"))
            if environment["TERM"] != "no-such-terminal" { #expect(!text.contains("\u{1b}")) }
        }

        @Test func whoInsistsGetsColoursAnywhere() throws {
            #expect(try printed(["--color", "always"], ["NO_COLOR": "1"]).contains("38;5;196m"))
            #expect(try printed(["--color", "truecolor"], ["TERM": "dumb"]).contains("38;2;255;0;0m"))
            #expect(!(try printed(["--color", "never"])).contains("\u{1b}"))
        }

        @Test func theLinuxConsoleIsSentWhatItsFontHas() throws {
            let text = try printed(["TERM": "linux"])
            #expect(text.contains("┌"))
            #expect(!text.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
        }

        @Test func aLocaleWithoutUTF8IsSentAsciiAndQuestionMarks() throws {
            let text = try printed([], ["LANG": nil, "LC_ALL": "C", "TERM": "dumb"])
            #expect(text.hasPrefix("+---"))
            #expect(text.contains("Hi ?"))
            #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
        }

        @Test func noEmptyBrailleCellAndNoBlankAtTheEndOfARowIsSent() throws {
            for text in [try printed(["TERM": "dumb"]), try printed(["TERM": "xterm"])] {
                #expect(!text.contains("\u{2800}"))
                for line in text.split(separator: "\n") {
                    #expect(!line.hasSuffix(" "))
                    // What was switched on is off at the end of the row.
                    if line.contains("\u{1b}") { #expect(line.contains(/\u{1b}\[0m[^\u{1b}]*$/)) }
                }
            }
        }

        @Test func whatADrawingHoldsDoesNotActOnTheTerminal() throws {
            let hostile = """
                dudel 1
                text 0 0 "a\\u{1b}[31mb\\u{9b}2J\\u{202e}\\u{7}c\\u{d}d\\u{85}e"
                rectangle 0 8 60 12 pen=light label="\\u{1b}]0;x\\u{7}"

                """
            let text = try printed(["TERM": "xterm"], drawing: hostile)
            #expect(text.contains("a␛[31mb"))
            #expect(
                text.unicodeScalars.allSatisfy {
                    $0 == "\n" || $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) && $0 != "\u{202e}"
                })
        }

        private func printed(_ environment: [String: String], drawing: String) throws -> String {
            try printed([], environment.mapValues { $0 }, drawing: drawing)
        }

        /// A shell's line, with `dudel` for the program and a drawing of many rows.
        private func shell(_ line: String) throws -> Program.Outcome {
            let home = try TestHome()
            let rows = (0..<20_000).map { "text 0 \($0 * 4) \"row \($0)\"" }
            try home.write("dudel 1\n" + rows.joined(separator: "\n") + "\n", to: "long.dudel")
            try home.write("dudel 1\nrectangle 8 8 24 16 pen=light\n", to: "box.dudel")
            return try Program.run(
                ["bash", "-c", "dudel() { \(TmuxSession.quoted(Program.path)) \"$@\"; }\n" + line], environment: home.environment,
                in: home)
        }

        @Test func aReaderThatHasSeenEnoughEndsItWithoutAWord() throws {
            let outcome = try shell("dudel print long.dudel | head -n 1; echo ${PIPESTATUS[0]}")
            #expect(outcome.output == "row 0\n141\n")
            #expect(outcome.errors.isEmpty)
        }

        @Test(arguments: ["print box.dudel", "export box.dudel -o -", "fonts", "--help", "--version"])
        func outputThatCannotBeWrittenFails(command: String) throws {
            let outcome = try shell("dudel \(command) >/dev/full; echo $?")
            #expect(outcome.output == "1\n")
            #expect(outcome.errorLines.count == 1)
        }

        @Test func aPipeThatNothingWaitsForTakesAllTheSame() throws {
            // A program in the same pipeline may leave the pipe so that writes into a full one fail.
            let outcome = try shell(
                """
                python3 -c 'import os, sys
                os.set_blocking(1, False)
                os.execv(sys.argv[1], sys.argv[1:])' \(TmuxSession.quoted(Program.path)) print long.dudel | { sleep 1; wc -l; }
                """)
            #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "20000")
            #expect(outcome.errors.isEmpty)
        }

        @Test(arguments: ["dudel run - <&-", "dudel run - </", "dudel run ."])
        func aScriptThatCannotBeReadFails(line: String) throws {
            let outcome = try shell("\(line); echo $?")
            #expect(outcome.output == "1\n")
            #expect(outcome.errorLines.count == 1)
        }

        @Test(arguments: [
            ("export box.dudel -o box.dudel --format txt", 2), ("export box.dudel -o ./box.dudel --format svg", 2),
            ("export plain.txt -o plain.txt", 1), ("export plain.txt -o link.txt", 1),
        ])
        func anExportNeverTakesThePlaceOfADrawing(command: String, status: Int) throws {
            let outcome = try shell(
                "cp box.dudel plain.txt; ln -s plain.txt link.txt; dudel \(command); echo $?; head -c 7 box.dudel plain.txt")
            #expect(outcome.output.hasPrefix("\(status)\n"))
            #expect(outcome.errorLines.count == 1)
            #expect(outcome.output.ranges(of: "dudel 1").count == 2)
        }

        @Test(arguments: ["print -- --help", "export -o out.txt -- --help"])
        func behindTwoDashesEverythingIsAFile(command: String) throws {
            let outcome = try shell("dudel \(command); echo $?")
            #expect(outcome.output == "1\n")
            #expect(outcome.errors.contains("--help"))
        }

        @Test func anOptionWithoutAValueTakesNone() throws {
            let outcome = try shell("dudel fonts --json=yes; echo $?")
            #expect(outcome.output == "2\n")
            #expect(outcome.errorLines.count == 1)
        }
    }
}
