import Glibc
import TestSupport
import Testing

@testable import Files

@Suite("The trash") struct TrashTests {
    private let folder = TemporaryFolder()

    private var trash: Trash { Trash(environment: ["XDG_DATA_HOME": folder("data")]) }

    @Test("is found as XDG says")
    func places() {
        #expect(Trash(environment: ["HOME": "/h"]).home == "/h/.local/share/Trash")
        #expect(Trash(environment: ["HOME": "/h", "XDG_DATA_HOME": "/d"]).home == "/d/Trash")
        #expect(Trash(environment: ["HOME": "/h", "XDG_DATA_HOME": "d"]).home == "/h/.local/share/Trash")
        #expect(Trash(environment: [:]).home == nil)
    }

    @Test("takes a file with a note of where it was, and gives it back")
    func thereAndBack() throws {
        folder.write("dudel 1\n", to: "ä b%.dudel", mode: 0o640)
        let item = try trash.put(folder("ä b%.dudel"), at: "2026-01-02T03:04:05")
        #expect(folder.names == ["data"])
        #expect(item.file == folder("data/Trash/files/ä b%.dudel"))
        #expect(folder.text(of: "data/Trash/files/ä b%.dudel") == "dudel 1\n")
        #expect(
            folder.text(of: "data/Trash/info/ä b%.dudel.trashinfo")
                == "[Trash Info]\nPath=\(folder("%C3%A4%20b%25.dudel"))\nDeletionDate=2026-01-02T03:04:05\n")
        #expect(folder.mode(of: "data/Trash") == 0o700)
        try trash.restore(item)
        #expect(folder.text(of: "ä b%.dudel") == "dudel 1\n")
        #expect(folder.mode(of: "ä b%.dudel") == 0o640)
        #expect(TemporaryFolder.names(in: folder("data/Trash/files")).isEmpty)
        #expect(TemporaryFolder.names(in: folder("data/Trash/info")).isEmpty)
    }

    @Test("keeps files of one name apart")
    func sameNames() throws {
        for text in ["one", "two", "three"] {
            folder.write(text, to: "a.dudel")
            _ = try trash.put(folder("a.dudel"), at: "")
        }
        #expect(TemporaryFolder.names(in: folder("data/Trash/files")) == ["a.2.dudel", "a.3.dudel", "a.dudel"])
        #expect(folder.text(of: "data/Trash/files/a.3.dudel") == "three")
    }

    @Test("never puts a file back over another")
    func taken() throws {
        folder.write("old", to: "a.dudel")
        let item = try trash.put(folder("a.dudel"), at: "")
        folder.write("new", to: "a.dudel")
        #expect(throws: FileError.exists) { try trash.restore(item) }
        #expect(folder.text(of: "a.dudel") == "new")
        #expect(folder.text(of: "data/Trash/files/a.dudel") == "old")
    }

    @Test("moves a link, and not what it leads to")
    func link() throws {
        folder.write("old", to: "a.dudel")
        symlink("a.dudel", folder("link.dudel"))
        _ = try trash.put(folder("link.dudel"), at: "")
        #expect(folder.names == ["a.dudel", "data"])
    }

    @Test("on another file system is that one's own")
    func otherFileSystem() throws {
        // Most machines have a memory file system here that is not the one of `/tmp`.
        var template = Array("/dev/shm/dudel-test-XXXXXX".utf8CString)
        guard let other = mkdtemp(&template).map({ String(cString: $0) }) else { return }
        defer { rmdir(other) }
        var (own, there) = (stat(), stat())
        guard stat(folder.path, &own) == 0, stat(other, &there) == 0, own.st_dev != there.st_dev else { return }
        close(open(other + "/a.dudel", O_WRONLY | O_CREAT, 0o600))
        let item = try trash.put(other + "/a.dudel", at: "")
        #expect(item.file.hasPrefix("/dev/shm/.Trash-\(getuid())/files/a"))
        try trash.restore(item)
        #expect(unlink(other + "/a.dudel") == 0)
        for name in ["files", "info", ""] { rmdir("/dev/shm/.Trash-\(getuid())/\(name)") }
    }

    @Test("renames, and copies to the first free name, and never over another")
    func changes() throws {
        folder.write("one", to: "a.dudel", mode: 0o600)
        folder.write("two", to: "a-2.dudel")
        #expect(try DrawingFolder.duplicate(folder("a.dudel")) == "a-3.dudel")
        #expect(folder.text(of: "a-3.dudel") == "one")
        #expect(folder.mode(of: "a-3.dudel") == 0o600)
        #expect(throws: FileError.exists) { try DrawingFolder.rename(folder("a.dudel"), to: "a-2.dudel") }
        #expect(try DrawingFolder.rename(folder("a.dudel"), to: "b.dudel") == folder("b.dudel"))
        #expect(folder.names == ["a-2.dudel", "a-3.dudel", "b.dudel"])
        #expect(folder.text(of: "a-2.dudel") == "two")
    }

    @Test("lines that differ are told with their numbers")
    func differences() {
        let difference = LineDifference(old: Array("dudel 1\na\nb\nb\n".utf8), new: Array("dudel 1\nb\nc".utf8))
        #expect(difference.removed == [.init(number: 2, text: "a"), .init(number: 4, text: "b")])
        #expect(difference.added == [.init(number: 3, text: "c")])
        #expect(LineDifference(old: Array("a\nb\n".utf8), new: Array("b\na\n".utf8)).isEmpty)
    }
}
