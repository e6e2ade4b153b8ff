import Drawing
import Editor
import Files
import Glibc
import Runtime
import TestSupport
import Testing

@Suite("The journal of a drawing and what it recovers")
struct RecoveryTests {
    private var session = StoreSession()

    @Test("begins with the first edit and ends with a save")
    mutating func lifetime() throws {
        _ = session.open("a.dudel")
        #expect(session.journals.isEmpty)
        #expect(try session.draw("x") == nil)
        #expect(session.journals.count == 1)
        try session.draw("y")
        #expect(session.journals.count == 1)
        _ = session.save()
        #expect(session.journals.isEmpty)
        try session.draw("z")
        #expect(session.journals.count == 1)
    }

    @Test("begins with half-drawn work as well, and goes when the drawing is left")
    mutating func draftAlone() {
        _ = session.open(nil)
        _ = session.store.setDraft(nil, document: Document(), words: session.words)
        #expect(session.journals.isEmpty)
        _ = session.store.setDraft(JournalDraft(StoreSession.box("d")), document: Document(), words: session.words)
        #expect(session.journals.count == 1)
        session.store.close()
        #expect(session.journals.isEmpty)
    }

    @Test("without a state folder there is none, and no complaint")
    mutating func noState() throws {
        session = StoreSession(hasState: false)
        _ = session.open("a.dudel")
        #expect(try session.draw("x") == nil)
        #expect(session.store.sync(document: Document(), words: session.words) == nil)
        #expect(session.save().savedName != nil)
    }

    @Test("that cannot be written is said to be so once")
    mutating func unwritable() throws {
        session.folder.write("in the way", to: "state")
        _ = session.open("a.dudel")
        #expect(try session.draw("x")?.failure != nil)
        #expect(try session.draw("y") == nil)
    }

    @Test("that could not be begun is begun by the next sync, with what is half-done")
    mutating func retried() throws {
        session.folder.write("in the way", to: "state")
        _ = session.open("a.dudel")
        #expect(try session.draw("x")?.failure != nil)
        let draft = JournalDraft(StoreSession.box("d"))
        _ = session.store.setDraft(draft, document: session.document, words: session.words)
        #expect(session.store.isBehind)
        unlink(session.folder("state"))
        #expect(session.store.sync(document: session.document, words: session.words) == nil)
        #expect(!session.store.isBehind)
        session.store.abandon()
        let found = try #require(Recovery.pending(in: copyOfState()).drawings.first)
        #expect(found.document == session.document && found.draft == draft)
    }

    @Test("keeps what is half-done when the drawing gets another name")
    mutating func renamed() throws {
        session.folder.write("dudel 1\n", to: "a.dudel")
        _ = session.open("a.dudel")
        try session.draw("x")
        let draft = JournalDraft(StoreSession.box("d"))
        _ = session.store.setDraft(draft, document: session.document, words: session.words)
        _ = session.perform(.rename(session.folder("a.dudel"), to: "b"))
        let found = try #require(Recovery.pending(in: copyOfState()).drawings.first)
        #expect(found.document == session.document && found.draft == draft)
        #expect(found.subject == .file(session.folder("b.dudel")))
    }

    /// The state folder as a crash would leave it; the session itself holds its journal locked.
    private func copyOfState() throws -> StateFolder {
        let state = StateFolder(path: session.folder("copy"))
        try state.prepare()
        for name in session.journals {
            let text = session.folder.text(of: "state/journals/\(name)")
            session.folder.write(try #require(text), to: "copy/journals/\(name)", mode: 0o600)
        }
        return state
    }

    @Test("is offered as well when the file is broken, which is then left alone")
    mutating func broken() throws {
        let document = try session.leaveBehind("a.dudel", drawing: ["x", "y"])
        session.folder.write("dudel 1\nrectangle 8 8 4", to: "a.dudel")
        let reports = session.open("a.dudel")
        #expect(reports.opened?.isReadOnly == true && reports.opened?.notice?.contains("line 2") == true)
        #expect(reports.recoverable?.steps == 2)
        let opened = try #require(session.store.recover(.open, words: session.words).opened)
        #expect(opened.document == document && opened.isReadOnly)
        #expect(session.save().failure != nil)
        #expect(session.folder.text(of: "a.dudel") == "dudel 1\nrectangle 8 8 4")
        #expect(session.store.save(document, to: session.folder("b"), overwrite: false, words: session.words).savedName != nil)
        #expect(session.journals.isEmpty)
    }

    @Test("work of a lost session is told with its steps", arguments: ["a.dudel", nil])
    mutating func pending(_ name: String?) throws {
        _ = try session.leaveBehind(name, drawing: ["x", "y", "z"])
        let reports = session.open(name)
        #expect(reports.opened?.document.isEmpty == true, "the file comes first, until the person decides")
        let work = try #require(reports.recoverable)
        #expect(work.steps == 3 && work.draft == nil)
        #expect(work.time.utf8.count == 5)
    }

    @Test("opened, it is the drawing, unsaved and in a journal again")
    mutating func open() throws {
        let document = try session.leaveBehind("a.dudel", drawing: ["x", "y"])
        _ = session.open("a.dudel")
        let opened = try #require(session.store.recover(.open, words: session.words).opened)
        #expect(opened.document == document)
        #expect(opened.isRecovered && opened.name == session.folder("a.dudel") && opened.draft == nil)
        #expect(session.journals.count == 1)
        session.store.abandon()
        let again = DrawingStore(folder: session.state)
        #expect(again.open(session.folder("b.dudel"), words: session.words).recoverable == nil)
    }

    @Test("opened and lost again, it can be recovered again")
    mutating func lostTwice() throws {
        let document = try session.leaveBehind("a.dudel", drawing: ["x", "y"])
        do {
            let second = DrawingStore(folder: session.state)
            _ = second.open(session.folder("a.dudel"), words: session.words)
            _ = second.recover(.open, words: session.words)
            second.abandon()
        }
        #expect(session.open("a.dudel").recoverable?.steps == 2)
        #expect(session.store.recover(.open, words: session.words).opened?.document == document)
    }

    @Test("discarded, it is gone")
    mutating func discard() throws {
        _ = try session.leaveBehind("a.dudel", drawing: ["x"])
        _ = session.open("a.dudel")
        #expect(session.store.recover(.discard, words: session.words).isEmpty)
        #expect(session.journals.isEmpty)
        #expect(session.open("a.dudel").recoverable == nil)
    }

    @Test("kept for later, it is told again at the next start")
    mutating func keep() throws {
        _ = try session.leaveBehind("a.dudel", drawing: ["x"])
        _ = session.open("a.dudel")
        #expect(session.store.recover(.keepForLater, words: session.words).isEmpty)
        #expect(session.open("a.dudel").recoverable?.steps == 1)
    }

    @Test("a text that was being typed is recovered with it")
    mutating func draft() throws {
        let draft = JournalDraft(StoreSession.box("d"), isTyping: true)
        _ = try session.leaveBehind(nil, drawing: ["x"], draft: draft)
        #expect(session.open(nil).recoverable?.draft == .text)
        #expect(session.store.recover(.open, words: session.words).opened?.draft == draft.drawable)
    }

    @Test("an answer without a question does nothing", arguments: [RecoveryAnswer.open, .discard, .keepForLater])
    mutating func noQuestion(_ answer: RecoveryAnswer) {
        _ = session.open("a.dudel")
        #expect(session.store.recover(answer, words: session.words).isEmpty)
    }
}
