import Dispatch
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Runtime

@Suite("The watch over font folders", .timeLimit(.minutes(1)))
struct FontFolderWatchTests {
    private let folder = TemporaryFolder()
    private let queue = DispatchQueue(label: "watch")
    private let calls = Calls()

    private final class Calls: Sendable {
        let count = Mutex(0)
    }

    private func watch(_ folders: [String]) throws -> FontFolderWatch {
        let calls = calls
        let watch = try #require(FontFolderWatch(queue: queue) { calls.count.withLock { $0 += 1 } })
        queue.sync { _ = watch.watch(folders, since: .max) }
        return watch
    }

    /// Whether the watch calls; where it does not, a change that it has to tell shows that all before it was read.
    private func isCalled(by change: () -> Void) -> Bool {
        let before = calls.count.withLock { $0 }
        change()
        for _ in 0..<200 {
            if calls.count.withLock({ $0 }) > before { return true }
            usleep(2_000)
        }
        return false
    }

    @Test func tellsWhatIsAddedWrittenRenamedAndRemoved() throws {
        let watch = try watch([folder.path])
        #expect(isCalled { folder.write("a", to: "a.ttf") })
        #expect(isCalled { folder.write("b", to: "a.ttf") })
        #expect(isCalled { rename(folder("a.ttf"), folder("b.ttf")) })
        #expect(isCalled { unlink(folder("b.ttf")) })
        #expect(isCalled { mkdir(folder("new"), 0o700) })
        withExtendedLifetime(watch) {}
    }

    @Test func readingFontsIsNoChange() throws {
        folder.write("a", to: "a.ttf")
        let watch = try watch([folder.path])
        #expect(!isCalled { _ = folder.text(of: "a.ttf") })
        withExtendedLifetime(watch) {}
    }

    @Test func awaitsAFolderThatIsNotThereAndNothingElse() throws {
        let watch = try watch([folder("share/fonts")])
        #expect(!isCalled { folder.write("a", to: "other") })
        #expect(isCalled { mkdir(folder("share"), 0o700) })
        queue.sync { _ = watch.watch([folder("share/fonts")], since: .max) }
        #expect(!isCalled { mkdir(folder("share/other"), 0o700) })
        #expect(isCalled { mkdir(folder("share/fonts"), 0o700) })
    }

    @Test func noLongerWatchesWhatItIsNotAskedFor() throws {
        mkdir(folder("one"), 0o700)
        mkdir(folder("two"), 0o700)
        let watch = try watch([folder("one"), folder("two")])
        queue.sync { _ = watch.watch([folder("two")], since: .max) }
        #expect(!isCalled { folder.write("a", to: "one/a.ttf") })
        #expect(isCalled { folder.write("a", to: "two/a.ttf") })
    }

    @Test func aFolderOnTwoPathsIsWatchedWhole() throws {
        mkdir(folder("one"), 0o700)
        symlink(folder("one"), folder("link"))
        for folders in [[folder("one"), folder("link/gone")], [folder("link/gone"), folder("one")]] {
            let watch = try watch(folders)
            #expect(isCalled { folder.write("a", to: "one/a.ttf") })
            withExtendedLifetime(watch) {}
        }
    }

    @Test func tellsWhatChangedBeforeTheWatchBegan() throws {
        let watch = try #require(FontFolderWatch(queue: queue) {})
        let isLate = queue.sync { watch.watch([folder.path], since: time(nil) - 60) }
        #expect(isLate)
        let again = queue.sync { watch.watch([folder.path], since: time(nil) - 60) }
        #expect(!again)
    }
}
