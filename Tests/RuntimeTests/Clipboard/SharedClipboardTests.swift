import Dispatch
import Drawing
import Files
import Geometry
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Runtime

@Suite("The clipboard of all sessions", .timeLimit(.minutes(1)))
struct SharedClipboardTests {
    private let folder = TemporaryFolder()

    /// A session's clipboard, and what it was told.
    private final class Session: Sendable {
        let told = Mutex<[[String]]>([])
        let queue = DispatchQueue(label: "session")
        let tooLarge = Mutex(false)

        func clipboard(_ state: StateFolder) -> SharedClipboard {
            SharedClipboard(folder: state, queue: queue) { drawables in
                self.told.withLock { $0.append(drawables.map(\.id.text)) }
            }
        }

        /// What it was told, once there is so much of it, or after two seconds.
        func texts(_ count: Int) -> [[String]] {
            for _ in 0..<200 {
                let texts = told.withLock { $0 }
                if texts.count >= count { return texts }
                usleep(10_000)
            }
            return told.withLock { $0 }
        }
    }

    private var state: StateFolder { StateFolder(path: folder("dudel")) }

    private func box(_ name: String) throws -> Drawable {
        Drawable(id: try #require(DrawableID(name)), shape: .rectangle(Rect(0, 0, 4, 4)), style: .documented)
    }

    @Test("What one session copies another is told, and none is told what it copied itself")
    func told() throws {
        let (first, second) = (Session(), Session())
        let (one, two) = (first.clipboard(state), second.clipboard(state))
        one.watch()
        two.watch()
        first.queue.sync {}
        second.queue.sync {}
        one.keep([try box("a")]) {}
        #expect(second.texts(1) == [["a"]])
        two.keep([try box("b"), try box("c")]) {}
        #expect(first.texts(1) == [["b", "c"]])
        #expect(second.texts(2) == [["a"]])
        withExtendedLifetime((one, two)) {}
    }

    @Test("A session that starts is told what was copied before, and broken files tell nothing")
    func started() throws {
        _ = try ClipboardFile.write([try box("old")], in: state)
        let session = Session()
        let clipboard = session.clipboard(state)
        clipboard.watch()
        #expect(session.texts(1) == [["old"]])
        folder.write("rubbish", to: "dudel/clipboard")
        session.queue.sync {}
        _ = try ClipboardFile.write([try box("new")], in: state)
        #expect(session.texts(2) == [["old"], ["new"]])
        withExtendedLifetime(clipboard) {}
    }
}
