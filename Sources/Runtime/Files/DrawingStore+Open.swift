import Drawing
import Editor
import Files
import Synchronization
import Words

extension DrawingStore {
    /// Opens a drawing, or starts one where there is no such file, in the place of the one before.
    ///
    /// The drawing before is left only when the other one could be read, or when a journal holds what a broken file should; such a
    /// file is not written.
    /// - Parameter path: the path as it was typed, or nothing for a drawing without a name.
    /// - Returns: `opened` and, where a journal kept work, `recoverable`; or `failed`.
    public func open(_ path: String?, words: Words) -> [Report] {
        let messages = FileMessages(words)
        guard let path else {
            state.withLock { $0.leave() }
            return [.opened(OpenedDrawing())] + recoverable(for: .untitled, words: words)
        }
        let full: String
        do throws(DrawingName.Problem) {
            full = try DrawingName.path(typed: path)
        } catch {
            return [.failed(obstacle(to: path, words: words) ?? messages.text(error, about: path))]
        }
        var opened = OpenedDrawing(name: full)
        var stamp: FileStamp?
        do throws(DrawingLoader.Failure) {
            let loaded = try DrawingLoader(words).load(full)
            (opened.document, opened.notice, stamp) = (loaded.document, loaded.notice, loaded.stamp)
        } catch .missing {
            if let obstacle = obstacle(to: path, words: words) { return [.failed(obstacle)] }
            opened.notice = words.files.newDrawing
        } catch {
            // A file that was being rewritten in place at a power cut is broken, and its journal holds all of it.
            guard hasJournal(of: full) else { return [.failed(error.text)] }
            opened.isReadOnly = true
            opened.notice = error.text
        }
        return take(full, stamp: stamp, opened: opened, words: words)
    }

    private func hasJournal(of path: String) -> Bool {
        guard let folder, let subject = try? JournalSubject(drawing: path) else { return false }
        return !Recovery.pending(in: folder, for: subject).drawings.isEmpty
    }

    /// Why no drawing can be started at a path as it was typed.
    private func obstacle(to typed: String, words: Words) -> String? {
        let messages = FileMessages(words)
        guard typed != "-" else { return messages.about(typed, words.files.noFileGiven) }
        do throws(FileError) { _ = try SafeFile.stamp(of: typed) } catch {
            switch error {
            case .isFolder: return messages.about(typed, words.files.folderGiven)
            case .notAFile: return messages.text(error, about: typed)
            default: break
            }
        }
        return SafeFile.hasFolder(for: typed) ? nil : messages.missingFolder(of: typed)
    }

    private func take(_ path: String, stamp: FileStamp?, opened: OpenedDrawing, words: Words) -> [Report] {
        var opened = opened
        var question: Report?
        state.withLock { state in
            state.leave()
            state.path = path
            state.stamp = stamp
            state.isReadOnly = opened.isReadOnly
            do throws(LockFile.Problem) {
                state.lock = try LockFile.acquire(for: path)
            } catch {
                // A folder that cannot be written has no lock, and no second session that writes there.
                if case .held(let holder) = error {
                    state.isReadOnly = true
                    opened.isReadOnly = true
                    opened.notice = FileMessages(words).text(holder)
                    question = held(holder, words: words)
                }
            }
        }
        let subject = try? JournalSubject(drawing: path)
        if let question { return [.opened(opened), question] }
        return [.opened(opened)] + (subject.map { recoverable(for: $0, words: words) } ?? [])
    }

    private func recoverable(for subject: JournalSubject, words: Words) -> [Report] {
        guard let folder else { return [] }
        let found = Recovery.pending(in: folder, for: subject)
        // A damaged journal is kept, and somebody who knows of it may still save what is in it.
        let damaged = found.unreadable.count
        let notices: [Report] = damaged == 0 ? [] : [.notice(words.files.damagedJournals(String(damaged)))]
        guard let work = found.drawings.first else { return notices }
        state.withLock { $0.recovery = work }
        let draft = work.draft.map { $0.isTyping ? RecoverableWork.HalfDone.text : .shape }
        return notices + [.recoverable(RecoverableWork(steps: work.steps, time: LocalTime.text(work.lastWrite), draft: draft))]
    }

    /// Does with the work of an earlier session what the person answered.
    public func recover(_ answer: RecoveryAnswer, words: Words) -> [Report] {
        let (work, path, isReadOnly) = state.withLock { state in
            defer { state.recovery = nil }
            return (state.recovery, state.path, state.isReadOnly)
        }
        guard let work else { return [] }
        switch answer {
        case .keepForLater: return []
        case .discard:
            Recovery.discard(work)
            return []
        case .open:
            let failure = begin(with: work.document, unsavedSteps: max(1, work.steps), words: words)
            if let draft = work.draft { _ = setDraft(draft, document: work.document, words: words) }
            // The old journal goes only when the new one holds all of it.
            if failure == nil { Recovery.discard(work) }
            let opened = OpenedDrawing(
                document: work.document, name: path, isReadOnly: isReadOnly, isRecovered: true, draft: work.draft?.drawable)
            return [.opened(opened)] + (failure.map { [$0] } ?? [])
        }
    }
}
