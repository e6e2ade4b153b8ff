import Drawing
import Geometry
import Glibc
import Lines
import TestSupport
import Testing

@testable import Files

@Suite struct JournalTests {
    private let folder = TemporaryFolder()
    private var state: StateFolder { StateFolder(path: folder("state/dudel")) }

    private func bytes(of journal: String) throws -> [UInt8] { try SafeFile.read(journal).bytes }

    /// A document with random edits in a journal that was left behind, and the document after each step.
    private func leaveBehind(
        seed: UInt64, steps: Int, subject: JournalSubject = .untitled, draft: JournalDraft? = nil
    ) throws -> (path: String, documents: [Document]) {
        var random = SeededGenerator(seed: seed)
        var document = random.document(drawables: 5)
        let journal = try Journal(in: state, for: subject, document: document)
        var documents = [document]
        while documents.count <= steps {
            let edit = random.edit(for: document)
            guard (try? edit.apply(to: &document)) != nil else { continue }
            try journal.append([edit])
            documents.append(document)
        }
        if let draft { try journal.setDraft(draft) }
        try journal.sync()
        return (journal.path, documents)
    }

    @Test(arguments: 0..<30) func everyStepIsRecovered(_ seed: UInt64) throws {
        let (path, documents) = try leaveBehind(seed: seed, steps: 20, subject: .file("/tmp/ü \"x\".dudel"))
        let report = Recovery.pending(in: state)
        #expect(report.unreadable.isEmpty)
        let found = try #require(report.drawings.first, "seed \(seed)")
        #expect(found.document == documents.last, "seed \(seed)")
        #expect(found.steps == 20)
        #expect(found.damagedLine == nil)
        #expect(found.subject == .file("/tmp/ü \"x\".dudel"))
        #expect(found.owner.identity == .current)
        #expect(abs(found.lastWrite - Clock.now) < 1_000)
        #expect(found.journal == path)
        Recovery.discard(found)
        #expect(Recovery.pending(in: state).drawings.isEmpty)
    }

    @Test func linesThatWereKeptKeepTheirIDs() throws {
        let file = try DrawingReader.read(Array("dudel 1.7\n# \"comment\"\nstar 1 id=s\noval 0 0 1 1\n".utf8))
        _ = try Journal(in: state, for: .untitled, document: file.document, unsavedSteps: 2)
        let found = try #require(Recovery.pending(in: state).drawings.first)
        #expect(found.document == file.document)
        #expect(found.steps == 2)
    }

    @Test func theNewestDraftWins() throws {
        var random = SeededGenerator(seed: 7)
        let first = random.drawable()
        let second = random.drawable()
        var journal: Journal? = try Journal(in: state, for: .untitled, document: Document())
        try journal?.setDraft(JournalDraft(first))
        try journal?.setDraft(JournalDraft(second, isTyping: true))
        #expect(Recovery.pending(in: state).drawings.isEmpty, "a journal that is being written is another session's")
        journal = nil
        #expect(Recovery.pending(in: state).drawings.first?.draft == JournalDraft(second, isTyping: true))
        #expect(Recovery.pending(in: state).drawings.first?.steps == 0)
    }

    @Test func aJournalThatHoldsNothingIsRemoved() throws {
        var journal: Journal? = try Journal(in: state, for: .untitled, document: Document())
        try journal?.setDraft(JournalDraft(SeededGenerator(seed: 1).first))
        try journal?.setDraft(nil)
        journal = nil
        let report = Recovery.pending(in: state)
        #expect(report.drawings.isEmpty && report.unreadable.isEmpty)
        #expect(TemporaryFolder.names(in: state.journals).isEmpty)
    }

    @Test func onlyTheSubjectAskedForIsFound() throws {
        _ = try leaveBehind(seed: 1, steps: 1, subject: .file("/a.dudel"))
        _ = try leaveBehind(seed: 2, steps: 1, subject: .untitled)
        #expect(Recovery.pending(in: state).drawings.count == 2)
        #expect(Recovery.pending(in: state, for: .file("/a.dudel")).drawings.count == 1)
        #expect(Recovery.pending(in: state, for: .file("/b.dudel")).drawings.isEmpty)
        #expect(Recovery.pending(in: state, for: .untitled).drawings.count == 1)
    }

    /// Wherever the writing stopped, what is recovered is the drawing after some whole step.
    @Test func aJournalCutAnywhereGivesAWholeStep() throws {
        let (path, documents) = try leaveBehind(seed: 3, steps: 6)
        let whole = try bytes(of: path)
        var found = 0
        for length in stride(from: 0, to: whole.count, by: 7) {
            guard var reader = JournalReader(Array(whole.prefix(length))), reader.replay() else { continue }
            #expect(reader.damagedLine == nil)
            #expect(documents[reader.steps] == reader.document)
            found = max(found, reader.steps)
        }
        #expect(found >= 5)
    }

    @Test func aDamagedLineIsToldAndWhatStandsBeforeItRecovered() throws {
        let (path, documents) = try leaveBehind(seed: 4, steps: 6)
        let whole = try bytes(of: path)
        for place in stride(from: 0, to: whole.count - 1, by: 5) where whole[place] != 0x0A {
            var damaged = whole
            damaged[place] ^= 1
            guard var reader = JournalReader(damaged), reader.replay() else { continue }
            #expect(reader.damagedLine != nil, "byte \(place)")
            #expect(documents[reader.steps] == reader.document)
        }
        var lines = whole.split(separator: 0x0A).map(Array.init)
        lines.remove(at: lines.count - 3)
        var reader = try #require(JournalReader(Array(lines.joined(separator: [0x0A])) + [0x0A]))
        let isWhole = reader.replay()
        #expect(isWhole && reader.damagedLine == lines.count - 1, "a line that is missing is noticed")
    }

    @Test(arguments: 0..<20) func hostileJournalsNeverCrash(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (path, _) = try leaveBehind(seed: seed, steps: 6)
        let whole = try bytes(of: path)
        for _ in 0..<50 {
            let mutated = random.mutated(whole)
            if var reader = JournalReader(mutated) { _ = reader.replay() }
            // The checksums keep most damage out; with new ones, the vocabulary itself has to.
            var lines = JournalLines()
            var signed: [UInt8] = []
            var file = try? LineFile(mutated)
            while let entry = file?.next() {
                if var line = try? file?.line(of: entry) {
                    line.attributes.removeAll { $0.key == "sum" }
                    lines.write(line, to: &signed)
                }
            }
            if var reader = JournalReader(signed) { _ = reader.replay() }
        }
    }

    @Test func brokenFilesInTheFolderAreToldOrLeftAlone() throws {
        try state.prepare()
        let journals = state.journals
        mkdir(journals + "/folder.journal", 0o700)
        symlink("/etc/passwd", journals + "/link.journal")
        mkfifo(journals + "/pipe.journal", 0o600)
        folder.write("journal 1 nonsense\n", to: "state/dudel/journals/broken.journal")
        folder.write("", to: "state/dudel/journals/young.journal")
        let report = Recovery.pending(in: state)
        #expect(report.drawings.isEmpty)
        #expect(
            report.unreadable.map(FilePath.name(of:)) == ["broken.journal", "folder.journal", "link.journal", "pipe.journal"])
        #expect(TemporaryFolder.names(in: journals).count == 5)
    }

    @Test func foldersAndFilesAreTheirOwnersAlone() throws {
        let mask = umask(0)
        defer { umask(mask) }
        mkdir(folder("state"), 0o777)
        mkdir(folder("state/dudel"), 0o777)
        let journal = try Journal(in: state, for: .untitled, document: Document())
        try Preferences().save(in: state)
        #expect(folder.mode(of: "state/dudel") == 0o700)
        #expect(folder.mode(of: "state/dudel/journals") == 0o700)
        #expect(folder.mode(of: "state/dudel/journals/" + FilePath.name(of: journal.path)) == 0o600)
        #expect(folder.mode(of: "state/dudel/state") == 0o600)
        journal.remove()
        #expect(TemporaryFolder.names(in: state.journals).isEmpty)
    }

    @Test func aDrawingHasOneSubjectUnderAllItsNames() throws {
        folder.write("", to: "a.dudel")
        symlink("a.dudel", folder("b.dudel"))
        #expect(try JournalSubject(drawing: folder("a.dudel")) == JournalSubject(drawing: folder("./b.dudel")))
        #expect(throws: FileError.missing) { try JournalSubject(drawing: folder("none/a.dudel")) }
    }
}

extension SeededGenerator {
    var first: Drawable {
        var copy = self
        return copy.drawable()
    }
}
