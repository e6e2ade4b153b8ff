import Runtime
import Screen
import TestSupport
import Testing
import Words

@Suite("Scripts")
struct ScriptRunnerTests {
    private let folder = TemporaryFolder()
    private let words = Words.of(.english)

    /// Runs a script, `FOLDER` standing for the test's own, and returns why it stopped.
    private func run(_ script: String, file: String? = nil) -> String? {
        do throws(ScriptFailure) {
            var runner = try ScriptRunner(
                file: file.map { folder($0) }, language: "en", capabilities: Capabilities(glyphs: .braille, colours: .none))
            try runner.run(Array(script.replacing("FOLDER", with: folder.path).utf8))
            return nil
        } catch {
            return error.text
        }
    }

    @Test("draw and save")
    func drawing() {
        #expect(run("# a box\nrectangle 0 0 16 12 id=a label=Hi\npen dots\nline 0 0 9 9 id=b\n\nsave FOLDER/new\n") == nil)
        #expect(
            folder.text(of: "new.dudel") == "dudel 1\nrectangle 0 0 16 12 id=a pen=light label=Hi\nline 0 0 9 9 id=b\n")
    }

    @Test("change a drawing that is loaded first, and save it only where they say so")
    func loadedDrawing() {
        folder.write("dudel 1\noval 0 0 8 8 id=a\n", to: "a.dudel")
        #expect(run("select a\nmove 2 0\nundo\nredo\nsave\n", file: "a.dudel") == nil)
        #expect(folder.text(of: "a.dudel") == "dudel 1\noval 2 0 8 8 id=a\n")
        #expect(run("select a\ndelete\n", file: "a.dudel") == nil)
        #expect(folder.text(of: "a.dudel") == "dudel 1\noval 2 0 8 8 id=a\n")
    }

    @Test("name the articles that a drawing was made from, by address and by title, and draw on")
    func articles() {
        #expect(
            run(
                "article https://en.wikipedia.org/wiki/George_Washington\narticle \"Abraham Lincoln\"\noval 0 0 8 8 id=a\n"
                    + "save FOLDER/new\n") == nil)
        #expect(
            folder.text(of: "new.dudel") == """
                dudel 1
                article https://en.wikipedia.org/wiki/George_Washington
                article https://en.wikipedia.org/wiki/Abraham_Lincoln
                oval 0 0 8 8 id=a

                """)
    }

    @Test("export what is drawn")
    func exporting() {
        #expect(run("rectangle 0 0 16 12 pen=light label=Hi\nexport FOLDER/out.txt\n") == nil)
        #expect(folder.text(of: "out.txt") == "┌──────┐\n│  Hi  │\n└──────┘\n")
    }

    @Test("write only behind their last line, and nothing where one fails")
    func errors() {
        #expect(
            run("oval 0 0 8 8 id=a\nsave FOLDER/a\nexport FOLDER/a.txt\nselect none\nselect nobody\n")
                == words.files.atLine("5", words.messages.noSuchDrawable("nobody")))
        #expect(folder.names.isEmpty)
    }

    @Test("name the line of what cannot be put into place behind the last one")
    func placing() {
        let script = "oval 0 0 8 8 id=a\nexport FOLDER/a.txt\nexport FOLDER/none/b.txt\nselect all\n"
        #expect(run(script) == words.files.atLine("3", "\(folder.path)/none/b.txt: \(words.files.missing)"))
        #expect(folder.names.isEmpty)
    }

    @Test(
        "stop at a line that is wrong, and name it",
        arguments: [
            ("oval 0 0 8 8\nfrobnicate\n", 2), ("oval 0 0 8\n", 1), ("\n\nwidth 99\n", 3), ("oval 0 0 8 8 \"\n", 1),
            ("save\n", 1), ("export FOLDER/a.doc\n", 1), ("open FOLDER/none.dudel\n", 1), ("width 2\nsave FOLDER/a.txt\n", 2),
            ("font\n", 1), ("undo\n", 1),
        ])
    func wrongLines(_ script: String, _ line: Int) throws {
        let failure = try #require(run(script))
        #expect(failure.hasPrefix("line \(line): "), "\(failure)")
        #expect(folder.names.isEmpty)
    }

    @Test("see what they wrote before it goes into place")
    func readingBack() {
        folder.write("dudel 1\noval 0 0 8 8 id=old\n", to: "a.dudel")
        #expect(
            run(
                """
                rectangle 0 0 8 8 id=a
                save FOLDER/a
                delete
                open FOLDER/a
                select a
                move 1 0
                save FOLDER/b
                save
                rename c
                open FOLDER/../\(folder.path.split(separator: "/").last ?? "")/c.dudel
                select a
                """.replacing("delete\n", with: "select a\ndelete\nsave FOLDER/d\n")) == nil)
        #expect(folder.text(of: "a.dudel") == "dudel 1\nrectangle 0 0 8 8 id=a pen=light\n")
        #expect(folder.text(of: "c.dudel") == "dudel 1\nrectangle 1 0 8 8 id=a pen=light\n")
        #expect(folder.text(of: "d.dudel") == "dudel 1\n")
        #expect(folder.names == ["a.dudel", "c.dudel", "d.dudel"])
    }

    @Test("put nothing into place where one of their files cannot be")
    func allOrNothing() {
        folder.write("dudel 1\n", to: "b.dudel", mode: 0o444)
        #expect(run("oval 0 0 8 8 id=a\nsave FOLDER/a\nsave FOLDER/b\nexport FOLDER/none/c.txt\n") != nil)
        #expect(folder.names == ["b.dudel"])
        #expect(folder.text(of: "b.dudel") == "dudel 1\n")
    }

    @Test("do not replace a drawing that cannot be read, nor rename over another")
    func keeping() {
        folder.write("dudel 9\n", to: "new.dudel")
        #expect(run("oval 0 0 8 8\nsave FOLDER/new\n")?.hasPrefix("line 2: ") == true)
        folder.write("dudel 1\n", to: "a.dudel")
        #expect(run("rename new\n", file: "a.dudel")?.hasPrefix("line 1: ") == true)
        #expect(folder.text(of: "new.dudel") == "dudel 9\n")
        #expect(run("rename b\n", file: "a.dudel") == nil)
        #expect(folder.names == ["b.dudel", "new.dudel"])
    }

    @Test("end at q, which complains of unsaved changes")
    func quitting() {
        #expect(run("q\nfrobnicate\n") == nil)
        #expect(run("oval 0 0 8 8\nq\n") == words.files.atLine("2", words.messages.unsavedChanges))
        #expect(run("oval 0 0 8 8\nq!\nfrobnicate\n") == nil)
        #expect(run("oval 0 0 8 8\nsave FOLDER/a\nq\n") == nil)
        #expect(run("oval 0 0 8 8 id=b\nsave FOLDER/b\nwq\n") == nil)
        #expect(folder.names == ["a.dudel", "b.dudel"])
    }

    @Test("a file that is missing or broken fails before the first line")
    func badFile() {
        #expect(run("save FOLDER/a\n", file: "none.dudel") == "\(folder("none.dudel")): \(words.files.missing)")
        folder.write("dudel 1\nstar\noval 1\n", to: "bad.dudel")
        #expect(run("save FOLDER/a\n", file: "bad.dudel")?.contains("line ") == true)
        #expect(folder.names == ["bad.dudel"])
    }

    @Test(
        "nothing they repeat acts on a terminal",
        arguments: [
            "\"\\u{1b}[31m\"\n", "export \"FOLDER/\\u{1b}[31m.doc\"\n", "stroke \"\\u{1b}[31m\"\n", "select \"\\u{1b}[31m\"\n",
            "open \"FOLDER/\\u{1b}[31m.dudel\"\n", "save \"FOLDER/x.\\u{1b}\"\n", "oval 0 0 1 1 \\u{1b}=1\n", "\u{1B}[31m\n",
        ])
    func hostile(_ script: String) throws {
        let failure = try #require(run(script))
        #expect(!failure.unicodeScalars.contains { $0.value < 0x20 }, "\(failure)")
    }

    @Test("bytes that are no text fail with their line")
    func noText() throws {
        var runner = try ScriptRunner(file: nil, language: "en", capabilities: Capabilities(glyphs: .ascii, colours: .none))
        let failure = try #require(throws: ScriptFailure.self) { try runner.run(Array("width 2\n".utf8) + [0xFF, 0x0A]) }
        #expect(failure.text == words.files.atLine("2", words.files.notUTF8))
    }
}
