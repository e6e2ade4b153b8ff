import Drawing
import Editor
import Files
import Synchronization
import Words

/// The open drawing's file, its lock and its journal.
///
/// Its calls follow one another on a serial queue; only the main loop's end uses it directly.
public final class DrawingStore: Sendable {
    struct State: ~Copyable {
        var path: String?
        var stamp: FileStamp?
        /// The file that a save has put into place without being sure that it lasts.
        var unsure: (path: String, stamp: FileStamp)?
        var lock: LockFile?
        var isReadOnly = false
        var journal: Journal?
        var journalHasFailed = false
        /// What is half-drawn or being typed, for the journal and for one that takes its place.
        var draft: JournalDraft?
        var recovery: RecoverableDrawing?
        /// What this session moved to the trash, the last one last.
        var trashed: [Trash.Item] = []
    }

    let state = Mutex(State())
    let folder: StateFolder?
    let trash: Trash?

    /// Creates the store of a session; without a state folder there is no journal, and without a trash nothing is deleted.
    public init(folder: StateFolder?, trash: Trash? = nil) {
        self.folder = folder
        self.trash = trash
    }

    /// Leaves the drawing for good: nothing of it is unsaved any more, or the person does not want it.
    public func close() {
        state.withLock { $0.leave() }
    }

    /// Leaves the drawing in a hurry: what is not saved stays in the journal.
    public func abandon() {
        state.withLock { state in
            try? state.journal?.sync()
            state.lock?.release()
            state.lock = nil
        }
    }
}

extension DrawingStore.State {
    mutating func leave() {
        journal?.remove()
        journal = nil
        journalHasFailed = false
        draft = nil
        lock?.release()
        lock = nil
        path = nil
        stamp = nil
        unsure = nil
        isReadOnly = false
    }
}
