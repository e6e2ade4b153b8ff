import Dispatch
import Glibc
import Synchronization

/// Frees a reader of font folders that waits for a named pipe.
///
/// Fontconfig opens whatever has a font's place, and opening a pipe lasts until someone writes to it. A writer that opens it
/// and closes it at once ends that: to the reader it is an empty file.
final class PipeOpener: Sendable {
    private let folders: [String]
    private let isDone = Mutex(false)
    private let end = DispatchSemaphore(value: 0)

    /// Every how many milliseconds the folders are looked through, while the reading lasts.
    private static let interval = 500
    /// The most folders within each other, and the most files, that are looked at.
    private static let deepest = 16
    private static let mostFiles = 200_000

    private init(_ folders: [String]) { self.folders = folders }

    /// Runs a body that reads folders; where it lasts, every pipe in them is opened again and again for writing.
    static func run<Result>(_ folders: [String], _ body: () -> Result) -> Result {
        let opener = PipeOpener(folders)
        // A thread that waits: timers of the dispatch library would wake up every second from then on.
        DispatchQueue(label: "pipes").async { opener.watch() }
        defer {
            opener.isDone.withLock { $0 = true }
            opener.end.signal()
        }
        return body()
    }

    private func watch() {
        while end.wait(timeout: .now() + .milliseconds(PipeOpener.interval)) == .timedOut {
            var left = PipeOpener.mostFiles
            for folder in folders { openPipes(in: folder, depth: 0, left: &left) }
        }
    }

    private func openPipes(in folder: String, depth: Int, left: inout Int) {
        guard depth < PipeOpener.deepest, let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while left > 0, !isDone.withLock({ $0 }), let entry = readdir(stream) {
            left -= 1
            let kind = Int32(entry.pointee.d_type)
            guard [0, PipeOpener.pipe, PipeOpener.folder, PipeOpener.link].contains(kind) else { continue }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            visit("\(folder)/\(name)", depth: depth, left: &left)
        }
    }

    private func visit(_ path: String, depth: Int, left: inout Int) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: openPipes(in: path, depth: depth + 1, left: &left)
        case S_IFIFO:
            // Fails at once where nobody reads.
            let pipe = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
            if pipe >= 0 { close(pipe) }
        default: break
        }
    }

    // The kinds of `readdir` that can be or lead to a pipe, as Linux numbers them; 0 is an unknown kind.
    private static let pipe: Int32 = 1
    private static let folder: Int32 = 4
    private static let link: Int32 = 10
}
