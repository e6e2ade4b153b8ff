import Drawing
import Editor
import Runtime
import TestSupport
import Testing

@Suite("Saving drawings")
struct DrawingStoreSaveTests {
    private var session = StoreSession()
    private var folder: TemporaryFolder { session.folder }

    @Test("to its own file")
    mutating func own() throws {
        _ = session.open("a.dudel")
        try session.draw("x")
        #expect(session.save().savedName == folder("a.dudel"))
        #expect(folder.text(of: "a.dudel") == "dudel 1\nrectangle 0 0 8 8 id=x\n")
        try session.draw("y")
        #expect(session.save().savedName == folder("a.dudel"))
        #expect(folder.text(of: "a.dudel")?.contains("id=y") == true)
    }

    @Test("under a name, which is its own from then on")
    mutating func named() throws {
        _ = session.open(nil)
        try session.draw("x")
        #expect(session.save(as: "sketch").savedName == folder("sketch.dudel"))
        #expect(session.names == [".sketch.dudel.lock", "sketch.dudel"])
        try session.draw("y")
        #expect(session.save().savedName == folder("sketch.dudel"))
        #expect(session.save(as: "copy").savedName == folder("copy.dudel"))
        #expect(session.names == [".copy.dudel.lock", "copy.dudel", "sketch.dudel"])
    }

    @Test("without a name fails, and so does a name that cannot be")
    mutating func badNames() {
        _ = session.open(nil)
        #expect(session.save().failure != nil)
        #expect(session.save(as: "a.png").failure?.contains(".png") == true)
        #expect(session.save(as: "none/a").failure?.hasPrefix(session.words.files.notSavedYet) == true)
        #expect(session.names.isEmpty)
    }

    @Test("over another file asks first")
    mutating func existing() throws {
        folder.write("dudel 1\noval 0 0 4 4 id=precious\n", to: "b.dudel")
        _ = session.open("a.dudel")
        try session.draw("x")
        #expect(session.save(as: "b").existingPath == folder("b.dudel"))
        #expect(folder.text(of: "b.dudel") == "dudel 1\noval 0 0 4 4 id=precious\n")
        #expect(session.journals.count == 1, "nothing is saved yet")
        #expect(session.save(as: "b", overwrite: true).savedName == folder("b.dudel"))
        #expect(folder.text(of: "b.dudel")?.contains("id=x") == true)
    }

    @Test("over what another program wrote meanwhile asks first")
    mutating func changedOnDisk() throws {
        folder.write("dudel 1\n", to: "a.dudel")
        _ = session.open("a.dudel")
        try session.draw("x")
        folder.write("dudel 1\noval 0 0 8 8 id=other\n", to: "a.dudel")
        #expect(session.save().changedName == folder("a.dudel"))
        #expect(folder.text(of: "a.dudel")?.contains("other") == true)
        #expect(session.save(overwrite: true).savedName == folder("a.dudel"))
        #expect(folder.text(of: "a.dudel")?.contains("id=x") == true)
        #expect(session.save().savedName != nil)
    }

    @Test("a new drawing over a file that came into being meanwhile asks first")
    mutating func appearedOnDisk() throws {
        _ = session.open("a.dudel")
        try session.draw("x")
        folder.write("dudel 1\n", to: "a.dudel")
        #expect(session.save().changedName == folder("a.dudel"))
        #expect(folder.text(of: "a.dudel") == "dudel 1\n")
    }

    @Test("where a folder stands fails with the name, shown without what acts on a terminal")
    mutating func hostileName() throws {
        _ = session.open(nil)
        let failure = try #require(session.save(as: "no\u{1B}[31m/a.dudel").failure)
        #expect(failure.contains("no␛[31m"))
        #expect(!failure.contains("\u{1B}"))
    }
}
