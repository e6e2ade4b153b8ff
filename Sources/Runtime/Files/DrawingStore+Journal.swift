import Drawing
import Editor
import Files
import Synchronization
import Words

extension DrawingStore {
    /// Adds the edits of a step to the journal.
    ///
    /// - Parameter document: the drawing behind the step, which a journal that begins now starts from.
    /// - Returns: `failed` the first time that the journal cannot be written, else nothing.
    public func record(_ edits: [Edit], document: Document, words: Words) -> Report? {
        guard let journal = state.withLock({ $0.journal }) else { return begin(with: document, unsavedSteps: 1, words: words) }
        if journal.isLong { return begin(with: document, unsavedSteps: 1, words: words) }
        return guarded(words) { () throws(FileError) in try journal.append(edits) }
    }

    /// Puts what is half-drawn or being typed into the journal in the place of what was there.
    public func setDraft(_ draft: JournalDraft?, document: Document, words: Words) -> Report? {
        if draft != nil, state.withLock({ $0.journal == nil }) {
            if let failure = begin(with: document, unsavedSteps: 0, words: words) { return failure }
        }
        guard let journal = state.withLock({ $0.journal }) else { return nil }
        return guarded(words) { () throws(FileError) in try journal.setDraft(draft) }
    }

    /// Makes what was written last through a power cut.
    public func sync(words: Words) -> Report? {
        guard let journal = state.withLock({ $0.journal }) else { return nil }
        return guarded(words) { () throws(FileError) in try journal.sync() }
    }

    /// Begins a journal with a drawing as it is now.
    func begin(with document: Document, unsavedSteps: Int, words: Words) -> Report? {
        guard let folder else { return nil }
        return guarded(words) { () throws(FileError) in
            try folder.prepare()
            let path = state.withLock { $0.path }
            let subject = try path.map { path throws(FileError) in try JournalSubject(drawing: path) } ?? .untitled
            let journal = try Journal(in: folder, for: subject, document: document, unsavedSteps: unsavedSteps)
            state.withLock { state in
                state.journal?.remove()
                state.journal = journal
            }
        }
    }

    private func guarded(_ words: Words, _ write: () throws(FileError) -> Void) -> Report? {
        do throws(FileError) {
            try write()
            state.withLock { $0.journalHasFailed = false }
            return nil
        } catch {
            let isFirst = state.withLock { state in
                defer { state.journalHasFailed = true }
                return !state.journalHasFailed
            }
            return isFirst ? .failed(FileMessages(words).journal(error)) : nil
        }
    }
}
