import Foundation
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

        @Test func whatIsDeletedGoesIntoTheTrashOfTheHomeAndComesBack() throws {
            let home = try TestHome()
            let text = "dudel 1\nrectangle 8 8 40 24 id=a pen=light\n"
            try home.write(text, to: "a.dudel")
            let session = try TmuxSession(["a.dudel"], in: home)
            try session.wait(for: "the drawing") { $0.contains("┌") }
            try session.press("D")
            try session.wait(for: "the files") { $0.contains("a.dudel") && $0.contains("Duplicate") }
            try session.press("Tab", "x")
            try session.wait(for: "the question") { $0.contains("to the trash?") }
            try session.press("y")
            try session.wait(for: "the word") { $0.status.contains("in the trash") && $0.status.contains("untitled") }
            #expect(!home.has("a.dudel"))
            let trash = home.folder.appending(path: "data/Trash")
            #expect(try String(contentsOf: trash.appending(path: "files/a.dudel"), encoding: .utf8) == text)
            let note = try String(contentsOf: trash.appending(path: "info/a.dudel.trashinfo"), encoding: .utf8)
            #expect(note.hasPrefix("[Trash Info]\nPath=/") && note.contains("/work/a.dudel\nDeletionDate=2"))
            try session.press("u")
            try session.wait(for: "the file") { _ in home.has("a.dudel") }
            #expect(try home.read("a.dudel") == text)
        }

        @Test func aSecondSessionTakesADrawingOverWithAllThatTheFirstHasDone() throws {
            let home = try TestHome()
            try home.write("dudel 1\n", to: "a.dudel")
            let first = try TmuxSession(["a.dudel"], in: home)
            try first.wait(for: "the first screen") { $0.status.contains("a.dudel") }
            let process = try first.process()
            try first.press("3", "Space", "L", "J", "Space")
            try first.wait(for: "the box") { $0.contains("┌─") && $0.status.contains("*") }
            let second = try TmuxSession(["a.dudel"], in: home)
            let question = try second.wait(for: "the question") { $0.contains("Open in another session") }
            #expect(question.contains("process \(process)"))
            try second.press("t")
            try second.wait(for: "the first one's work") { $0.contains("Recovered 1 step") }
            #expect(!TestHome.isRunning(process))
            try second.press("Enter")
            try second.wait(for: "the box") { $0.contains("┌─") && $0.status.contains("*") }
            try second.press("S")
            try Patience.wait(for: "the save") { try home.read("a.dudel").contains("rectangle") ? true : nil }
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
