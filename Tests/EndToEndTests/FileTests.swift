import Testing

extension EndToEnd {
    @Suite struct Files {
        @Test func aDrawingThatWasSavedLooksTheSameWhenItIsOpenedAgain() throws {
            let home = try TestHome()
            let drawn: Screenshot
            do {
                let session = try TmuxSession(in: home)
                try session.wait(for: "the first screen") { $0.contains("? Help") }
                try session.press("3", "Space", "L", "L", "J", "Space", "4", "Space", "L", "J", "Space")
                try session.wait(for: "both shapes") { $0.status.hasPrefix("Oval idle") }
                try session.command("save sketch")
                drawn = try session.wait(for: "the name") { $0.status.contains("sketch.dudel") && !$0.status.contains("*") }
                try session.press("Q")
                #expect(try session.exitStatus() == 0)
            }
            let session = try TmuxSession(["sketch.dudel"], in: home)
            let opened = try session.wait(for: "the drawing") { $0.status.contains("sketch.dudel") && $0.contains("┌") }
            #expect(opened.canvas == drawn.canvas)
        }

        @Test func aDrawingThatDoesNotExistYetIsBegunAndSavedWithoutAQuestionForItsName() throws {
            let home = try TestHome()
            let session = try TmuxSession(["plan"], in: home)
            try session.wait(for: "the first screen") { $0.status.contains("plan.dudel") }
            #expect(!home.has("plan.dudel"))
            try session.press("3", "Space", "L", "J", "Space", "S")
            try session.wait(for: "the file") { _ in home.has("plan.dudel") }
        }

        @Test func quittingAsksWhenSomethingWouldBeLost() throws {
            let home = try TestHome()
            let session = try TmuxSession(["plan"], in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("3", "Space", "L", "J", "Space")
            try session.wait(for: "the mark of what is unsaved") { $0.status.contains("*") }
            try session.press("Q")
            try session.wait(for: "the question") { $0.contains("Save the drawing first?") }
            try session.press("Enter")
            #expect(try session.exitStatus() == 0)
            #expect(home.has("plan.dudel"))
        }

        @Test func anotherEndingThanTheDrawingsOwnIsRefused() throws {
            let home = try TestHome()
            try home.write("not a drawing\n", to: "notes.txt")
            let outcome = try Program.run(["print", "notes.txt"], in: home)
            #expect(outcome.status != 0)
            #expect(try home.read("notes.txt") == "not a drawing\n")
        }

        @Test(arguments: ["dudel 1\nrectangle 8 8 40 24\nrectangle 8 eight\n", "dudel 1\nrectangle 8 8 40 24\nsave /tmp/other\n"])
        func aBrokenLineIsReportedWithItsNumberAndTheFileIsLeftAlone(text: String) throws {
            let home = try TestHome()
            try home.write(text, to: "broken.dudel")
            for arguments in [["print", "broken.dudel"], ["export", "broken.dudel", "-o", "out.txt"]] {
                let outcome = try Program.run(arguments, in: home)
                #expect(outcome.status == 1)
                #expect(outcome.errorLines.count == 1)
                #expect(outcome.errors.contains("3"))
                #expect(!home.has("out.txt"))
            }
            let session = try TmuxSession(["broken.dudel"], in: home)
            let answer = try session.settled()
            #expect(answer.contains("3"))
            #expect(try home.read("broken.dudel") == text)
        }

        @Test(arguments: ["", "\u{7f}ELF\u{2}\u{1}\0\0\0", "{\"drawing\": []}\n", "dudel 2\n"])
        func aFileThatIsNoDrawingOfThisVersionIsRefusedInOneLine(text: String) throws {
            let home = try TestHome()
            try home.write(text, to: "other.dudel")
            let outcome = try Program.run(["print", "other.dudel"], in: home)
            #expect(outcome.status == 1)
            #expect(outcome.errorLines.count == 1)
            #expect(outcome.output.isEmpty)
            #expect(try home.read("other.dudel") == text)
        }
    }
}
