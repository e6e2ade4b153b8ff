import Drawing
import Geometry
import Glibc
import TestSupport
import Testing

@testable import Files

@Suite struct ClipboardFileTests {
    private let folder = TemporaryFolder()
    private var state: StateFolder { StateFolder(path: folder("state/dudel")) }

    private func boxes(_ count: Int) throws -> [Drawable] {
        try (0..<count).map { number in
            Drawable(
                id: try #require(DrawableID("d\(number)")), shape: .rectangle(Rect(Double(number), 0, 4, 4)), style: .documented)
        }
    }

    @Test func whatIsCopiedIsReadAgainAndBelongsToItsOwnerAlone() throws {
        #expect(ClipboardFile.read(in: state) == nil)
        let first = try boxes(1)
        let second = try boxes(3)
        #expect(try ClipboardFile.write(first, in: state) != nil)
        let stamp = try ClipboardFile.write(second, in: state)
        let read = try #require(ClipboardFile.read(in: state))
        #expect(read.drawables == second)
        #expect(read.stamp == stamp)
        #expect(folder.mode(of: "state/dudel/clipboard") == 0o600)
        #expect(folder.mode(of: "state/dudel") == 0o700)
    }

    @Test func whatIsTooLargeIsNotKeptAndTheFormerStays() throws {
        let small = try boxes(1)
        _ = try ClipboardFile.write(small, in: state)
        let long = Drawable(
            id: try #require(DrawableID("long")), shape: .text(TextBox(String(repeating: "x", count: 1 << 20), at: .zero)),
            style: .documented)
        let many = (0..<20).compactMap { DrawableID("t\($0)").map(long.renamed) }
        #expect(try ClipboardFile.write(many, in: state) == nil)
        #expect(ClipboardFile.read(in: state)?.drawables == small)
    }

    @Test(arguments: ["", "rubbish", "dudel 1\nrectangle 1\n", "dudel 99\n", "dudel 1\nq!\n"])
    func whatIsNoDrawingIsPassedOver(text: String) throws {
        try state.prepare()
        folder.write(text, to: "state/dudel/clipboard")
        #expect(ClipboardFile.read(in: state) == nil)
    }

    @Test func aPipeInItsPlaceDoesNotHoldUpAnything() throws {
        try state.prepare()
        mkfifo(state.clipboard, 0o600)
        #expect(ClipboardFile.read(in: state) == nil)
        #expect(throws: FileError.self) { try ClipboardFile.write(try boxes(1), in: state) }
    }
}

@Suite struct ConfigurationFileTests {
    private let folder = TemporaryFolder()

    @Test func itsPlaceIsXDGs() {
        #expect(ConfigurationFile.path(environment: ["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/dudel/config")
        #expect(ConfigurationFile.path(environment: ["XDG_CONFIG_HOME": "c", "HOME": "/h"]) == "/h/.config/dudel/config")
        #expect(ConfigurationFile.path(environment: [:]) == nil)
    }

    @Test func aMissingOneIsNoErrorAndWhatIsNoSmallFileIsRefused() throws {
        #expect(try ConfigurationFile.read(at: folder("config")) == nil)
        #expect(try ConfigurationFile.read(at: folder("none/config")) == nil)
        folder.write("set smooth off\n", to: "config")
        #expect(try ConfigurationFile.read(at: folder("config")) == Array("set smooth off\n".utf8))
        folder.write(String(repeating: "# long\n", count: 40_000), to: "config")
        #expect(throws: FileError.tooLarge(limit: ConfigurationFile.limit)) { try ConfigurationFile.read(at: folder("config")) }
        #expect(throws: FileError.isFolder) { try ConfigurationFile.read(at: folder.path) }
        mkfifo(folder("pipe"), 0o600)
        #expect(throws: FileError.notAFile) { try ConfigurationFile.read(at: folder("pipe")) }
    }
}

@Suite struct FolderContentsTests {
    private let folder = TemporaryFolder()

    @Test func filesAndFoldersAreToldApartAndWhatCannotBeTypedIsLeftOut() {
        for name in ["a.dudel", "b c.txt", ".hidden", "odd\nname", "bell\u{7}"] { folder.write("", to: name) }
        mkdir(folder("plans"), 0o700)
        mkdir(folder(".git"), 0o700)
        symlink(folder("plans"), folder("linked"))
        symlink(folder("nowhere"), folder("broken"))
        let bytes: [CChar] = folder.path.utf8CString.dropLast() + [47, -1, -2, 0]
        close(creat(bytes, 0o600))
        let contents = DrawingFolder.contents(of: folder.path + "/")
        #expect(contents.files.sorted() == ["a.dudel", "b c.txt", "broken"])
        #expect(contents.folders.sorted() == ["linked", "plans"])
        #expect(DrawingFolder.contents(of: folder("nowhere")).files.isEmpty)
    }
}
