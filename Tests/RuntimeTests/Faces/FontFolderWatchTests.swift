import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Runtime

@Suite("The watch over font folders", .timeLimit(.minutes(1)))
struct FontFolderWatchTests {
    private let folder = TemporaryFolder()
    private let calls = Calls()

    private final class Calls: Sendable {
        let count = Mutex(0)
    }

    private func watch(_ folders: [String]) throws -> FontFolderWatch {
        let calls = calls
        let watch = try #require(FontFolderWatch { calls.count.withLock { $0 += 1 } })
        _ = watch.watch(folders, since: .max)
        return watch
    }

    /// Whether the watch calls within a time that is longer than it waits for more changes.
    private func isCalled(by change: () -> Void) -> Bool {
        let before = calls.count.withLock { $0 }
        change()
        for _ in 0..<200 {
            if calls.count.withLock({ $0 }) > before { return true }
            usleep(10_000)
        }
        return false
    }

    @Test func tellsWhatIsAddedWrittenRenamedAndRemoved() throws {
        let watch = try watch([folder.path])
        defer { watch.stop() }
        #expect(isCalled { folder.write("a", to: "a.ttf") })
        #expect(isCalled { folder.write("b", to: "a.ttf") })
        #expect(isCalled { rename(folder("a.ttf"), folder("b.ttf")) })
        #expect(isCalled { unlink(folder("b.ttf")) })
        #expect(isCalled { mkdir(folder("new"), 0o700) })
    }

    @Test func manyChangesAreToldOnce() throws {
        let watch = try watch([folder.path])
        defer { watch.stop() }
        #expect(isCalled { for number in 0..<100 { folder.write("a", to: "\(number).ttf") } })
        #expect(!isCalled {})
        #expect(calls.count.withLock { $0 } == 1)
    }

    @Test func readingFontsIsNoChange() throws {
        folder.write("a", to: "a.ttf")
        let watch = try watch([folder.path])
        defer { watch.stop() }
        #expect(!isCalled { _ = folder.text(of: "a.ttf") })
    }

    @Test func awaitsAFolderThatIsNotThereAndNothingElse() throws {
        let watch = try watch([folder("share/fonts")])
        defer { watch.stop() }
        #expect(!isCalled { folder.write("a", to: "other") })
        #expect(isCalled { mkdir(folder("share"), 0o700) })
        _ = watch.watch([folder("share/fonts")], since: .max)
        #expect(!isCalled { mkdir(folder("share/other"), 0o700) })
        #expect(isCalled { mkdir(folder("share/fonts"), 0o700) })
    }

    @Test func noLongerWatchesWhatItIsNotAskedFor() throws {
        mkdir(folder("one"), 0o700)
        mkdir(folder("two"), 0o700)
        let watch = try watch([folder("one"), folder("two")])
        defer { watch.stop() }
        _ = watch.watch([folder("two")], since: .max)
        #expect(!isCalled { folder.write("a", to: "one/a.ttf") })
        #expect(isCalled { folder.write("a", to: "two/a.ttf") })
    }

    @Test func aFolderOnTwoPathsIsWatchedWhole() throws {
        mkdir(folder("one"), 0o700)
        symlink(folder("one"), folder("link"))
        for folders in [[folder("one"), folder("link/gone")], [folder("link/gone"), folder("one")]] {
            let watch = try watch(folders)
            defer { watch.stop() }
            #expect(isCalled { folder.write("a", to: "one/a.ttf") })
        }
    }

    @Test func tellsWhatChangedBeforeTheWatchBegan() throws {
        let watch = try #require(FontFolderWatch {})
        defer { watch.stop() }
        #expect(watch.watch([folder.path], since: time(nil) - 60))
        #expect(!watch.watch([folder.path], since: time(nil) - 60))
    }
}
