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
        state.withLock { $0.draft = draft }
        guard let journal = state.withLock({ $0.journal }) else {
            return draft == nil ? nil : begin(with: document, unsavedSteps: 0, words: words)
        }
        return guarded(words) { () throws(FileError) in try journal.setDraft(draft) }
    }

    /// Whether the last write to the journal failed, so that it is worth another try.
    public var isBehind: Bool { state.withLock { $0.journalHasFailed } }

    /// Makes what was written last through a power cut.
    ///
    /// - Parameter document: the drawing as it is, for a journal in the place of one that could not be begun or synced.
    public func sync(document: Document, words: Words) -> Report? {
        guard let journal = state.withLock({ $0.journal }) else {
            return isBehind ? begin(with: document, unsavedSteps: 1, words: words) : nil
        }
        do throws(FileError) {
            try journal.sync()
            state.withLock { $0.journalHasFailed = false }
            return nil
        } catch {
            // What the kernel failed to write it forgets, and a second try would succeed without having written it.
            if case .failed(.sync, _) = error { return begin(with: document, unsavedSteps: 1, words: words) }
            let cause = error
            return guarded(words) { () throws(FileError) in throw cause }
        }
    }

    /// Begins a journal with a drawing as it is now, and with what is half-done.
    func begin(with document: Document, unsavedSteps: Int, words: Words) -> Report? {
        guard let folder else { return nil }
        return guarded(words) { () throws(FileError) in
            let path = state.withLock { $0.path }
            let subject = try path.map { path throws(FileError) in try JournalSubject(drawing: path) } ?? .untitled
            let journal = try Journal(in: folder, for: subject, document: document, unsavedSteps: unsavedSteps)
            do throws(FileError) {
                if let draft = state.withLock({ $0.draft }) { try journal.setDraft(draft) }
            } catch {
                journal.remove()
                throw error
            }
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
