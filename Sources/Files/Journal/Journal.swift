import Drawing
import Glibc
import Lines
import Notation
import Synchronization

/// The recovery journal of a drawing that is being edited: everything done since the last save, on disk.
///
/// It begins with the whole drawing, so that it needs no other file to be read again, and holds a lock on its file for as long
/// as it lives, so that no other session takes it for one that was left behind.
public final class Journal: Sendable {
    /// Where the journal is.
    public let path: String
    private let state: Mutex<State>

    fileprivate struct State: ~Copyable {
        let file: Descriptor
        var lines = JournalLines()
        /// Encoded, but not written yet.
        var pending: [UInt8] = []
        /// The bytes on disk that are whole.
        var length = 0
    }

    /// Begins a journal with a drawing as it is now.
    ///
    /// - Parameters:
    ///   - unsavedSteps: the steps by which the drawing differs from its saved file already, as after a recovery.
    /// - Throws: `FileError` when the file cannot be made or written; nothing is left of it then.
    public init(
        in folder: StateFolder, for subject: JournalSubject, document: Document, unsavedSteps: Int = 0,
        owner: LockOwner = .current
    ) throws(FileError) {
        try folder.prepare()
        path = FilePath.temporary(beside: FilePath.join(folder.journals, String(owner.identity.process))) + Recovery.ending
        let file = try Descriptor(path, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND, mode: 0o600)
        _ = flock(file.number, LOCK_EX | LOCK_NB)
        state = Mutex(State(file: file))
        let header = JournalHeader(subject: subject, owner: owner, unsavedSteps: unsavedSteps)
        do throws(FileError) {
            try state.withLock { (state) throws(FileError) in
                state.add(header.line)
                state.add(base: document)
                try state.flush()
            }
            try FilePath.syncFolder(of: path)
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Writes the edits of one step; an undo or a redo is a step like any other.
    ///
    /// - Throws: `FileError` when they could not be written; they are kept, and written by the next call that can.
    public func append(_ edits: [Edit]) throws(FileError) {
        try write([Line("step")] + edits.flatMap(EditSyntax.lines(for:)) + [Line("end")])
    }

    /// Writes what is half-drawn or being typed in the place of what was before; nothing clears it.
    ///
    /// - Throws: as `append` does.
    public func setDraft(_ draft: JournalDraft?) throws(FileError) {
        guard let draft else { return try write([Line("draft", ["none"]), Line("end")]) }
        let kind: Argument = draft.isTyping ? "typing" : "shape"
        try write([Line("draft", [kind]), DrawableSyntax.line(for: draft.drawable), Line("end")])
    }

    /// Makes what was written last through a power cut.
    public func sync() throws(FileError) {
        try state.withLock { (state) throws(FileError) in
            try state.flush()
            try state.file.sync()
        }
    }

    /// Whether the journal has grown so long that a new one should be begun.
    public var isLong: Bool { state.withLock { $0.length > Recovery.sizeLimit / 2 } }

    /// Removes the journal, as after a good save.
    public func remove() { unlink(path) }

    private func write(_ lines: [Line]) throws(FileError) {
        try state.withLock { (state) throws(FileError) in
            for line in lines { state.add(line) }
            try state.flush()
        }
    }
}

extension Journal.State {
    fileprivate mutating func add(_ line: Line) { lines.write(line, to: &pending) }

    fileprivate mutating func add(base document: Document) {
        add(Line("base", [Argument(document.version.text)]))
        for address in document.articles { add(ArticleSyntax.line(for: address)) }
        for drawable in document.drawables { add(DrawableSyntax.line(for: drawable)) }
        add(Line("end"))
    }

    /// Writes what is pending whole, or cuts off what was written of it, so that no line is ever torn by a full disk.
    fileprivate mutating func flush() throws(FileError) {
        guard !pending.isEmpty else { return }
        do throws(FileError) {
            try file.writeAll(pending)
        } catch {
            _ = ftruncate(file.number, off_t(length))
            throw error
        }
        length += pending.count
        pending = []
    }
}
