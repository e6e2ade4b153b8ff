import Dispatch
import Glibc

/// Tells when a file of a folder was replaced or written.
///
/// The kernel does the watching (inotify), and a thread sleeps until it has something to tell. Where the kernel has no room to
/// watch, and for what other machines write into the folder, nothing is told.
final class ClipboardWatch: Sendable {
    private let descriptor: Int32
    private let watch: Int32
    private let name: String

    /// Begins to watch; fails where the kernel has no room for another watcher.
    ///
    /// - Parameter onChange: Called on the watch's own thread.
    init?(folder: String, name: String, onChange: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let watch = inotify_add_watch(descriptor, folder, UInt32(IN_MOVED_TO | IN_CLOSE_WRITE))
        guard watch >= 0 else {
            close(descriptor)
            return nil
        }
        (self.descriptor, self.watch, self.name) = (descriptor, watch, name)
        DispatchQueue(label: "clipboard").async { [self] in
            while let hasChanged = next() { if hasChanged { onChange() } }
        }
    }

    deinit { close(descriptor) }

    /// Ends the thread: the kernel's word that nothing is watched any more wakes it.
    func stop() { inotify_rm_watch(descriptor, watch) }

    /// Waits for changes in the folder and tells whether the file is among them; nothing when the watch has ended.
    private func next() -> Bool? {
        guard let messages = InotifyMessage.read(from: descriptor) else { return errno == EINTR ? false : nil }
        guard !messages.contains(where: { $0.mask & UInt32(IN_IGNORED) != 0 }) else { return nil }
        return messages.contains { $0.name == name || $0.isOverflow }
    }
}
