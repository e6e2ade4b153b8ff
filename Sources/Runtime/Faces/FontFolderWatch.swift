import Dispatch
import Glibc
import Synchronization

/// Tells when something in the folders that fonts lie in was added, removed or written.
///
/// The kernel does the watching (inotify), and a thread sleeps until it has something to tell, so that nothing runs while nothing
/// happens. Of a folder that is not there the nearest one above it is watched for its appearance. What the kernel has no room to
/// watch goes unnoticed.
final class FontFolderWatch: Sendable {
    private let descriptor: Int32
    /// Ends the thread.
    private let end = CancelSwitch()
    private let onChange: @Sendable () -> Void
    /// The watched folders by the kernel's numbers: the path, and the only names in it that count where some do.
    private let watched = Mutex<[Int32: (path: String, awaited: Set<String>)]>([:])

    /// How many milliseconds the folders have to be still before a change is told: an installation writes many files.
    private static let quiet: Int32 = 300
    /// How long a change is kept back at the most.
    private static let patience = Duration.seconds(3)
    // The changes that can change a list of fonts; and the lesser ones that make a folder appear.
    private static let changes = UInt32(
        IN_CREATE | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)
    private static let appearances = UInt32(IN_CREATE | IN_MOVED_TO)
    /// More folders than any machine has fonts in.
    private static let mostFolders = 4096

    /// Begins to watch nothing yet; fails where the kernel has no room for another watcher.
    ///
    /// - Parameter onChange: called on the watch's own thread, once for changes that follow one another closely.
    init?(onChange: @escaping @Sendable () -> Void) {
        // A thread that could not be ended would keep the watch for good.
        let descriptor = end.descriptor < 0 ? -1 : inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        self.onChange = onChange
        // The thread holds the watch until it is stopped. A source of the dispatch library would wake up every second.
        DispatchQueue(label: "font folders").async { [self] in tellChanges() }
    }

    deinit { close(descriptor) }

    /// Ends the thread; nothing is told any more.
    func stop() { end.cancel() }

    /// What a wait ends with.
    private enum Awakening {
        case message, silence, end
    }

    private func wait(_ milliseconds: Int32) -> Awakening {
        var entries = [descriptor, end.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&entries, 2, milliseconds) > 0 else { return .silence }
        return entries[1].revents != 0 ? .end : .message
    }

    private func tellChanges() {
        while true {
            switch wait(-1) {
            case .end: return
            case .silence: continue
            case .message: guard hasChanged() else { continue }
            }
            let limit = ContinuousClock.now + FontFolderWatch.patience
            settling: while ContinuousClock.now < limit {
                switch wait(FontFolderWatch.quiet) {
                case .end: return
                case .silence: break settling
                case .message: _ = hasChanged()
                }
            }
            onChange()
        }
    }

    /// Watches these folders and no others.
    ///
    /// - Returns: whether a folder that was not watched before has changed since a time, in seconds since 1970.
    func watch(_ folders: [String], since begin: Int) -> Bool {
        var wanted: [String: Set<String>] = [:]
        for folder in folders.prefix(FontFolderWatch.mostFolders) {
            var path = folder
            var awaited: Set<String> = []
            // A folder that is missing is awaited in the one above it.
            while access(path, F_OK) != 0, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
                awaited = [String(path[path.utf8.index(after: slash)...])]
                path = String(path[..<slash])
            }
            if awaited.isEmpty {
                wanted[path] = []
            } else if wanted[path] != [] {
                wanted[path, default: []].formUnion(awaited)
            }
        }
        var numbers: [Int32: (path: String, awaited: Set<String>)] = [:]
        for (path, awaited) in wanted {
            let mask = awaited.isEmpty ? FontFolderWatch.changes : FontFolderWatch.appearances
            let number = inotify_add_watch(descriptor, path, mask | UInt32(IN_ONLYDIR))
            guard number >= 0 else { continue }
            // Two paths of one folder have one number, and the last mask counts: that of changes is to win.
            if let other = numbers[number], other.awaited.isEmpty != awaited.isEmpty {
                _ = inotify_add_watch(descriptor, path, FontFolderWatch.changes | UInt32(IN_ONLYDIR))
                numbers[number] = (path, [])
            } else {
                numbers[number] = (path, awaited.union(numbers[number]?.awaited ?? []))
            }
        }
        let former = watched.withLock { watched in
            defer { watched = numbers }
            return watched
        }
        for number in former.keys where numbers[number] == nil { inotify_rm_watch(descriptor, number) }
        return numbers.contains { number, folder in
            var status = stat()
            guard former[number] == nil, folder.awaited.isEmpty, stat(folder.path, &status) == 0 else { return false }
            return status.st_mtim.tv_sec >= begin
        }
    }

    /// Reads what the kernel has to tell, and tells whether anything of it counts.
    private func hasChanged() -> Bool {
        var result = false
        while let messages = InotifyMessage.read(from: descriptor) { result = messages.contains(where: counts) || result }
        return result
    }

    private func counts(_ message: InotifyMessage) -> Bool {
        if message.isOverflow { return true }
        guard message.mask & FontFolderWatch.changes != 0, let folder = watched.withLock({ $0[message.watch] }) else {
            return false
        }
        return folder.awaited.isEmpty || folder.awaited.contains(message.name)
    }
}
