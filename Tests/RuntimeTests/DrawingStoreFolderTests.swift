import Editor
import Files
import Foundation
import Glibc
import Runtime
import TestSupport
import Testing
import Words

@Suite("The drawings of a folder")
struct DrawingStoreFolderTests {
    private var session = StoreSession()
    private var folder: TemporaryFolder { session.folder }

    @Test("a new one needs a free name that stays in the folder")
    mutating func start() {
        folder.write("dudel 1\n", to: "a.dudel")
        for name in ["../b", "/tmp/b", "b\u{1B}", "b.png", ""] {
            #expect(session.perform(.start(name)).failure != nil, "\(name)")
        }
        #expect(session.names == ["a.dudel"])
    }

    @Test("the open one goes on under its other name, with its lock and its journal")
    mutating func renameOpen() throws {
        folder.write("dudel 1\n", to: "a.dudel")
        folder.write("dudel 1\n", to: "taken.dudel")
        _ = session.open("a.dudel")
        try session.draw("x")
        #expect(session.perform(.rename(folder("a.dudel"), to: "taken")).failure?.contains(session.words.files.exists) == true)
        #expect(session.perform(.rename(folder("a.dudel"), to: "../c")).failure != nil)
        guard
            case .folder(.renamed(folder("b.dudel"), isOpen: true))? = session.perform(.rename(folder("a.dudel"), to: "b")).first
        else { return #expect(Bool(false), "it was not renamed") }
        #expect(session.names == [".b.dudel.lock", "b.dudel", "taken.dudel"])
        let journal = try #require(session.journals.first.flatMap { folder.text(of: "state/journals/\($0)") })
        #expect(session.journals.count == 1 && journal.contains("/b.dudel") && journal.contains("id=x"))
        #expect(session.save().savedName == folder("b.dudel"))
    }

    @Test("another one is renamed without a word to the open one")
    mutating func renameOther() {
        folder.write("dudel 1\n", to: "a.dudel")
        folder.write("dudel 1\n", to: "b.dudel")
        _ = session.open("a.dudel")
        guard case .folder(.renamed("c.dudel", isOpen: false))? = session.perform(.rename(folder("b.dudel"), to: "c")).first
        else {
            return #expect(Bool(false), "it was not renamed")
        }
        #expect(session.names == [".a.dudel.lock", "a.dudel", "c.dudel"])
    }

    @Test("deleting the open one opens a new one, and it comes back as it was")
    mutating func trash() throws {
        folder.write("dudel 1\nrectangle 0 0 8 8 id=a\n", to: "a.dudel")
        _ = session.open("a.dudel")
        let reports = session.perform(.trash(folder("a.dudel")))
        #expect(reports.opened?.name == nil && reports.opened?.document.isEmpty == true)
        #expect(session.names == ["data"])
        #expect(session.perform(.restore).failure == nil)
        #expect(folder.text(of: "a.dudel") == "dudel 1\nrectangle 0 0 8 8 id=a\n")
        #expect(session.perform(.restore).failure == session.words.messages.nothingTrashed)
    }

    @Test("one that another session has is neither renamed nor deleted")
    mutating func held() throws {
        folder.write("dudel 1\n", to: "a.dudel")
        var identity = ProcessIdentity.current
        identity.process = getppid()
        identity.start = 0
        _ = try LockFile.acquire(for: folder("a.dudel"), owner: LockOwner(identity: identity, since: 1_000))
        #expect(session.perform(.trash(folder("a.dudel"))).failure != nil)
        #expect(session.perform(.rename(folder("a.dudel"), to: "b")).failure != nil)
        #expect(session.names == [".a.dudel.lock", "a.dudel"])
    }

    @Test("one that another session has is opened as a copy that has no name and is unsaved")
    mutating func copy() throws {
        folder.write("dudel 1\nrectangle 0 0 8 8 id=a\n", to: "a.dudel")
        var identity = ProcessIdentity.current
        identity.host = "elsewhere"
        _ = try LockFile.acquire(for: folder("a.dudel"), owner: LockOwner(identity: identity, since: 1_000))
        let reports = session.open("a.dudel")
        guard case .held(let held)? = reports.last else { return #expect(Bool(false), "nothing was asked") }
        #expect(held.holder.contains("elsewhere") && held.remedy == .breakLock)
        let opened = try #require(session.store.hold(.copy, document: session.document, words: session.words).opened)
        #expect(opened.name == nil && opened.isRecovered && opened.document == session.document)
        #expect(session.journals.count == 1)
        #expect(session.names == [".a.dudel.lock", "a.dudel"], "the other session's lock stays")
    }

    @Test("the lock of another host goes only when the person says so")
    mutating func breakLock() throws {
        folder.write("dudel 1\n", to: "a.dudel")
        var identity = ProcessIdentity.current
        identity.host = "elsewhere"
        _ = try LockFile.acquire(for: folder("a.dudel"), owner: LockOwner(identity: identity, since: 1_000))
        #expect(session.open("a.dudel").opened?.isReadOnly == true)
        let reports = session.store.hold(.takeOver, document: session.document, words: session.words)
        #expect(reports.opened?.isReadOnly == false)
        #expect(session.save().savedName == folder("a.dudel"))
    }

    @Test("an own process is told to end, and its drawing is then open here")
    mutating func takeOver() throws {
        folder.write("dudel 1\n", to: "a.dudel")
        let other = sleeper()
        let fields = try String(contentsOfFile: "/proc/\(other)/stat", encoding: .utf8)
            .split(separator: ")").last?.split(separator: " ")
        var identity = ProcessIdentity.current
        identity.process = other
        identity.start = try #require(fields.flatMap { UInt64($0[19]) })
        _ = try LockFile.acquire(for: folder("a.dudel"), owner: LockOwner(identity: identity, since: 1_000))
        guard case .held(let held)? = session.open("a.dudel").last else { return #expect(Bool(false), "nothing was asked") }
        #expect(held.remedy == .takeOver)
        let reports = session.store.hold(.takeOver, document: session.document, words: session.words)
        #expect(reports.opened?.isReadOnly == false)
        var status: Int32 = 0
        #expect(waitpid(other, &status, WNOHANG) == other && status & 0x7f == SIGTERM)
    }

    /// A process that does nothing and can be told to end; test threads block signals, and a child would inherit that.
    private func sleeper() -> pid_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let words: [UnsafeMutablePointer<CChar>?] = ["sleep", "60"].map { (word: String) in strdup(word) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        posix_spawn(&process, "/bin/sleep", nil, &attributes, words, nil)
        return process
    }

    @Test(
        "a file that cannot be read is not overwritten, whatever is answered",
        arguments: ["dudel 9\n", "dudel 1\nstar\n", "text"])
    mutating func unreadable(_ text: String) throws {
        _ = session.open(nil)
        try session.draw("x")
        folder.write(text, to: "b.dudel")
        #expect(session.save(as: "b", overwrite: true).failure?.contains(session.words.folder.keptUnread) == true)
        #expect(session.save(as: "b").failure?.contains(session.words.folder.keptUnread) == true)
        #expect(folder.text(of: "b.dudel") == text)
    }

    @Test("the drawing and its file are compared by lines")
    mutating func compare() throws {
        folder.write("dudel 1\n", to: "a.dudel")
        _ = session.open("a.dudel")
        try session.draw("x")
        folder.write("dudel 1\noval 0 0 8 8 id=o label=\"\\u{1b}\"\n", to: "a.dudel")
        guard case .differences(let text) = session.store.compare(session.document, with: nil, words: session.words) else {
            return #expect(Bool(false), "nothing was compared")
        }
        #expect(text.contains("- 2  oval 0 0 8 8 id=o") && text.contains("+ 2  rectangle 0 0 8 8 id=x"))
        #expect(!text.contains("\u{1b}"))
    }
}
