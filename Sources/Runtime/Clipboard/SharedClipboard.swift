import Dispatch
import Drawing
import Files
import Synchronization

/// The clipboard that all of a person's sessions have in common: what one copies the others are told.
final class SharedClipboard: Sendable {
    private let folder: StateFolder
    private let queue: DispatchQueue
    private let tell: @Sendable ([Drawable]) -> Void
    /// The file as this session wrote or read it last, so that it does not tell itself.
    private let known = Mutex<FileStamp?>(nil)
    private let watcher = Mutex<ClipboardWatch?>(nil)

    /// Creates the clipboard of a state folder; nothing is read or watched yet.
    ///
    /// - Parameters:
    ///   - queue: Serial; all that touches the disk is done on it.
    ///   - tell: Called on the queue with what another session copied.
    init(folder: StateFolder, queue: DispatchQueue, tell: @escaping @Sendable ([Drawable]) -> Void) {
        self.folder = folder
        self.queue = queue
        self.tell = tell
    }

    deinit {
        watcher.withLock { $0?.stop() }
    }

    /// Tells what was copied last, and from now on what any other session copies.
    func watch() {
        queue.async { [self] in
            try? folder.prepare()
            let watch = ClipboardWatch(folder: folder.path, name: StateFolder.clipboardName) { [weak self] in
                guard let self else { return }
                queue.async { [self] in tellNew() }
            }
            watcher.withLock { $0 = watch }
            tellNew()
        }
    }

    /// Keeps what this session copied for the others.
    ///
    /// - Parameter tooLarge: Called on the queue when it is too large for that.
    func keep(_ drawables: [Drawable], tooLarge: @escaping @Sendable () -> Void) {
        queue.async { [self] in
            do throws(FileError) {
                guard let stamp = try ClipboardFile.write(drawables, in: folder) else { return tooLarge() }
                known.withLock { $0 = stamp }
            } catch {
                // This session can paste it all the same, and nothing of the drawing is lost.
                return
            }
        }
    }

    private func tellNew() {
        guard let stamp = try? SafeFile.stamp(of: folder.clipboard), known.withLock({ $0 }) != stamp,
            let read = ClipboardFile.read(in: folder)
        else { return }
        known.withLock { $0 = read.stamp }
        tell(read.drawables)
    }
}
