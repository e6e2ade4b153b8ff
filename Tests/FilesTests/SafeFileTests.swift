import Glibc
import TestSupport
import Testing

@testable import Files

@Suite struct SafeFileTests {
    private let folder = TemporaryFolder()

    private func save(_ text: String, to name: String, _ options: SaveOptions = SaveOptions()) throws -> SaveResult {
        try SafeFile.save(Array(text.utf8), to: folder(name), expecting: try SafeFile.stamp(of: folder(name)), options: options)
    }

    @Test func aNewFileIsMadeAndNothingIsLeftBesideIt() throws {
        let result = try save("one", to: "a")
        #expect(folder.text(of: "a") == "one")
        #expect(folder.names == ["a"])
        #expect(try SafeFile.read(folder("a")).stamp == result.stamp)
        #expect(!result.wasRewrittenInPlace)
    }

    @Test func everySaveGivesTheStampForTheNext() throws {
        var stamp: FileStamp?
        for text in ["one", "two", "", "three"] {
            stamp = try SafeFile.save(Array(text.utf8), to: folder("a"), expecting: stamp).stamp
            #expect(folder.text(of: "a") == text)
        }
    }

    @Test(arguments: [0o640, 0o600, 0o755, 0o664] as [mode_t]) func theModeIsKept(_ mode: mode_t) throws {
        folder.write("old", to: "a", mode: mode)
        _ = try save("new", to: "a")
        #expect(folder.mode(of: "a") == mode)
    }

    @Test(.enabled(if: geteuid() == 0)) func theOwnerIsKept() throws {
        folder.write("old", to: "a", mode: 0o640)
        chown(folder("a"), 1_234, 4_321)
        _ = try save("new", to: "a")
        #expect(folder.status(of: "a").st_uid == 1_234)
        #expect(folder.status(of: "a").st_gid == 4_321)
        #expect(folder.mode(of: "a") == 0o640)
    }

    @Test func aChainOfSymbolicLinksStays() throws {
        mkdir(folder("sub"), 0o700)
        folder.write("old", to: "sub/target")
        symlink("sub/target", folder("d"))
        symlink(folder("d"), folder("c"))
        symlink("c", folder("b"))
        symlink("./b", folder("a"))
        _ = try save("new", to: "a")
        #expect(folder.text(of: "sub/target") == "new")
        for name in ["a", "b", "c", "d"] { #expect(folder.status(of: name).st_mode & S_IFMT == S_IFLNK) }
        #expect(TemporaryFolder.names(in: folder("sub")) == ["target"])
    }

    @Test func aLinkToNothingMakesItsTarget() throws {
        symlink("target", folder("a"))
        _ = try save("new", to: "a")
        #expect(folder.text(of: "target") == "new")
        #expect(folder.names == ["a", "target"])
    }

    @Test func endlessLinksAreRefused() {
        symlink("b", folder("a"))
        symlink("a", folder("b"))
        #expect(throws: FileError.tooManyLinks) { try SafeFile.save([], to: folder("a"), expecting: nil) }
        #expect(throws: FileError.tooManyLinks) { try SafeFile.read(folder("a")) }
    }

    @Test func hardLinksAreRewrittenInPlace() throws {
        folder.write("old and long", to: "a")
        link(folder("a"), folder("b"))
        #expect(throws: FileError.denied(code: EACCES)) { try save("new", to: "a") }
        mkdir(folder("copies"), 0o700)
        let result = try save("new", to: "a", SaveOptions(copyFolder: folder("copies")))
        #expect(result.wasRewrittenInPlace)
        #expect(folder.text(of: "b") == "new")
        #expect(try SafeFile.read(folder("a")).stamp == result.stamp)
        #expect(TemporaryFolder.names(in: folder("copies")).isEmpty)
        _ = try save("longer than it was before", to: "b", SaveOptions(copyFolder: folder("copies")))
        #expect(folder.text(of: "a") == "longer than it was before")
    }

    @Test func whatIsNoFileIsRefused() {
        mkdir(folder("folder"), 0o700)
        mkfifo(folder("pipe"), 0o600)
        for (path, error) in [
            (folder("folder"), FileError.isFolder), (folder("pipe"), .notAFile), ("/dev/null", .notAFile),
            ("/dev/zero", .notAFile),
        ] {
            #expect(throws: error) { try SafeFile.read(path) }
            #expect(throws: error) { try SafeFile.stamp(of: path) }
            #expect(throws: error) { try SafeFile.save([1], to: path, expecting: nil) }
        }
        #expect(folder.names == ["folder", "pipe"])
    }

    @Test func badNamesAreRefused() {
        for name in ["", "a\u{0}b"] {
            #expect(throws: FileError.badName) { try SafeFile.read(name) }
            #expect(throws: FileError.badName) { try SafeFile.save([], to: name, expecting: nil) }
        }
        #expect(throws: FileError.missing) { try SafeFile.read(folder("none")) }
        #expect(throws: FileError.missing) { try SafeFile.save([], to: folder("none/a"), expecting: nil) }
    }

    @Test func aFileThatIsTooLargeIsRefused() throws {
        folder.write("12345", to: "a")
        #expect(try SafeFile.read(folder("a"), limit: 5).bytes.count == 5)
        #expect(throws: FileError.tooLarge(limit: 4)) { try SafeFile.read(folder("a"), limit: 4) }
    }

    @Test func aFileThatChangedOnDiskIsNotOverwritten() throws {
        folder.write("mine", to: "a")
        let stamp = try SafeFile.read(folder("a")).stamp
        folder.write("theirs, longer", to: "a")
        #expect(throws: FileError.changedOnDisk) { try SafeFile.save([], to: folder("a"), expecting: stamp) }
        #expect(folder.text(of: "a") == "theirs, longer")
        #expect(throws: FileError.exists) { try SafeFile.save([], to: folder("a"), expecting: nil) }
        unlink(folder("a"))
        #expect(throws: FileError.missing) { try SafeFile.save([], to: folder("a"), expecting: stamp) }
        #expect(folder.names.isEmpty)
    }

    @Test func aReadOnlyFileIsWrittenOnlyWhenThatIsMeant() throws {
        folder.write("old", to: "a", mode: 0o444)
        #expect(throws: FileError.readOnly) { try save("new", to: "a") }
        _ = try save("new", to: "a", SaveOptions(overwritesReadOnly: true))
        #expect(folder.text(of: "a") == "new")
        #expect(folder.mode(of: "a") == 0o444)
    }

    @Test(.enabled(if: geteuid() != 0)) func inAFolderThatIsReadOnlyTheFileIsRewritten() throws {
        folder.write("old", to: "a")
        chmod(folder.path, 0o500)
        let copies = TemporaryFolder()
        #expect(throws: FileError.denied(code: EACCES)) { try save("new", to: "a") }
        #expect(try save("new", to: "a", SaveOptions(copyFolder: copies.path)).wasRewrittenInPlace)
        #expect(throws: FileError.denied(code: EACCES)) { try save("new", to: "b") }
        #expect(folder.text(of: "a") == "new")
    }

    @Test func aNameOfTheGreatestLengthCanBeSaved() throws {
        let name = String(repeating: "ü", count: 120) + ".dudel"
        _ = try save("x", to: name)
        #expect(folder.names == [name])
    }

    @Test func aFullDiskLeavesTheOldFileAlone() throws {
        folder.write("old", to: "a")
        link(folder("a"), folder("linked"))
        folder.write("old", to: "b")
        mkdir(folder("copies"), 0o700)
        let before = folder.names
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        var small = limit
        small.rlim_cur = 24 << 20
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
        defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) }
        let large = [UInt8](repeating: 65, count: 25 << 20)
        for name in ["a", "b"] {
            let stamp = try SafeFile.stamp(of: folder(name))
            #expect(throws: FileError.full(code: EFBIG)) {
                try SafeFile.save(
                    large, to: folder(name), expecting: try SafeFile.stamp(of: folder(name)),
                    options: SaveOptions(copyFolder: folder("copies")))
            }
            #expect(folder.text(of: name) == "old")
            #expect(try SafeFile.stamp(of: folder(name)) == stamp, "the next save takes it for the same file")
        }
        #expect(folder.names == before)
        #expect(TemporaryFolder.names(in: folder("copies")).isEmpty)
        _ = try save("new", to: "b")
        #expect(folder.text(of: "b") == "new")
    }

    @Test func extendedAttributesAreKept() throws {
        folder.write("old", to: "a")
        typealias Set = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
        typealias Get = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
        let set = unsafeBitCast(try #require(dlsym(nil, "setxattr")), to: Set.self)
        let get = unsafeBitCast(try #require(dlsym(nil, "getxattr")), to: Get.self)
        // Not every file system has them.
        guard set(folder("a"), "user.dudel", "kept", 4, 0) == 0 else { return }
        _ = try save("new", to: "a")
        var value = [UInt8](repeating: 0, count: 8)
        #expect(get(folder("a"), "user.dudel", &value, 8) == 4)
        #expect(value.prefix(4).elementsEqual("kept".utf8))
    }
}
