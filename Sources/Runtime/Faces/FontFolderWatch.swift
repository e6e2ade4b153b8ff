import Dispatch
import Glibc

/// Tells when something in the folders that fonts lie in was added, removed or written.
///
/// The kernel does the watching (inotify), so that nothing runs while nothing happens. Of a folder that is not there the nearest
/// one above it is watched for its appearance. What the kernel has no room to watch goes unnoticed. It is used on one queue.
final class FontFolderWatch {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    /// The watched folders by the kernel's numbers: the path, and the only name in it that counts where one does.
    private var watched: [Int32: (path: String, awaited: Set<String>)] = [:]

    // The changes that can change a list of fonts; and the lesser ones that make a folder appear.
    private static let changes = UInt32(
        IN_CREATE | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)
    private static let appearances = UInt32(IN_CREATE | IN_MOVED_TO)
    /// More folders than any machine has fonts in.
    private static let mostFolders = 4096

    /// Begins to watch nothing yet; fails where the kernel has no room for another watcher.
    ///
    /// - Parameters:
    ///   - queue: where everything happens.
    ///   - onChange: called on the queue for every change, of which a single installation makes many.
    init?(queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setCancelHandler { close(descriptor) }
        source.setEventHandler { [weak self] in
            if self?.hasChanged() ?? false { onChange() }
        }
        source.resume()
    }

    deinit { source.cancel() }

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
        for number in watched.keys where numbers[number] == nil { inotify_rm_watch(descriptor, number) }
        let former = watched
        watched = numbers
        return numbers.contains { number, folder in
            var status = stat()
            guard former[number] == nil, folder.awaited.isEmpty, stat(folder.path, &status) == 0 else { return false }
            return status.st_mtim.tv_sec >= begin
        }
    }

    /// Reads what the kernel has to tell, and tells whether anything of it counts.
    private func hasChanged() -> Bool {
        var result = false
        withUnsafeTemporaryAllocation(byteCount: 16384, alignment: 8) { buffer in
            while true {
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                guard count > 0 else { return }
                result = counts(UnsafeRawBufferPointer(buffer)[..<count]) || result
            }
        }
        return result
    }

    /// Whether one of the kernel's messages counts: a number, a mask, a cookie and the length of the name that follows, each of
    /// four bytes (inotify(7)).
    private func counts(_ messages: Slice<UnsafeRawBufferPointer>) -> Bool {
        let bytes = UnsafeRawBufferPointer(rebasing: messages)
        var offset = 0
        var result = false
        while offset + 16 <= bytes.count {
            let number = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
            let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
            let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
            let name = bytes[(offset + 16)..<min(bytes.count, offset + 16 + length)].prefix { $0 != 0 }
            offset += 16 + length
            // Where messages were lost, anything may have happened.
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { result = true }
            guard mask & FontFolderWatch.changes != 0, let folder = watched[number] else { continue }
            if folder.awaited.isEmpty || folder.awaited.contains(String(decoding: name, as: UTF8.self)) { result = true }
        }
        return result
    }
}
