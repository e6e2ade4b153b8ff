import Drawing
import Editor
import Files
import Popovers
import Synchronization
import Words

extension DrawingStore {
    /// The drawings of the folder that the session works in.
    public func list() -> Report {
        let open = state.withLock { $0.path }.map { DrawingFolder.place(of: $0) }
        let entries = DrawingFolder.entries(in: ".").map { entry in
            DrawingEntry(
                entry.name, changed: entry.changed, time: entry.changed == 0 ? "" : LocalTime.date(entry.changed),
                isOpen: open == DrawingFolder.place(of: entry.name))
        }
        return .folder(.listed(entries))
    }

    /// Does something with the drawings of the folder.
    ///
    /// - Parameter document: the open drawing, for the journal of one that gets another name.
    /// - Returns: what `FolderTask` says of its case, or `failed`.
    public func perform(_ task: FolderTask, document: Document, words: Words) -> [Report] {
        switch task {
        case .start(let name): start(name, words: words)
        case .rename(let path, let name): [rename(path, to: name, document: document, words: words)]
        case .duplicate(let path): [duplicate(path, words: words)]
        case .trash(let path): throwAway(path, words: words)
        case .restore: [restore(words)]
        }
    }

    private func start(_ typed: String, words: Words) -> [Report] {
        let messages = FileMessages(words)
        let refused = { (reason: String) in Report.folder(.refused(.start(typed), reason)) }
        do throws(DrawingName.Problem) {
            let name = try DrawingName.name(typed: typed)
            guard !DrawingFolder.isTaken(name) else { return [refused(messages.text(FileError.exists, about: name))] }
            return open(name, words: words)
        } catch {
            return [refused(messages.text(error, about: typed))]
        }
    }

    private func rename(_ path: String, to typed: String, document: Document, words: Words) -> Report {
        let messages = FileMessages(words)
        let refused = { (reason: String) in Report.folder(.refused(.rename(path, to: typed), reason)) }
        let name: String
        do throws(DrawingName.Problem) { name = try DrawingName.name(typed: typed) } catch {
            return refused(messages.text(error, about: typed))
        }
        let isOpen = isOpen(path)
        if let refusal = refusal(of: path, isOpen: isOpen, words: words) { return refusal }
        do throws(FileError) {
            let target = try DrawingFolder.rename(path, to: name)
            guard isOpen else { return .folder(.renamed(name, isOpen: false)) }
            let hasJournal = state.withLock { state in
                state.lock?.release()
                state.lock = try? LockFile.acquire(for: target)
                state.path = target
                return state.journal != nil
            }
            // A journal names its file: what is not saved goes on under the new name.
            if hasJournal, let failure = begin(with: document, unsavedSteps: 1, words: words) { return failure }
            return .folder(.renamed(target, isOpen: true))
        } catch {
            let isTaken = error == .exists
            return refused(messages.text(error, about: isTaken ? name : path))
        }
    }

    private func duplicate(_ path: String, words: Words) -> Report {
        do throws(FileError) {
            return .folder(.duplicated(try DrawingFolder.duplicate(path)))
        } catch {
            return .failed(FileMessages(words).text(error, about: path))
        }
    }

    private func throwAway(_ path: String, words: Words) -> [Report] {
        guard let trash else { return [.failed(words.folder.trashMissing)] }
        let isOpen = isOpen(path)
        if let refusal = refusal(of: path, isOpen: isOpen, words: words) { return [refusal] }
        do throws(FileError) {
            let item = try trash.put(path, at: LocalTime.stamp)
            state.withLock { state in
                state.trashed.append(item)
                if isOpen { state.leave() }
            }
            return (isOpen ? [.opened(OpenedDrawing())] : []) + [.folder(.trashed(path))]
        } catch {
            return [.failed("\(FileMessages(words).text(error, about: path)); \(words.folder.trashMissing)")]
        }
    }

    private func restore(_ words: Words) -> Report {
        guard let trash, let item = state.withLock({ $0.trashed.last }) else { return .failed(words.messages.nothingTrashed) }
        do throws(FileError) {
            try trash.restore(item)
            let isLast = state.withLock { state in
                state.trashed.removeLast()
                return state.trashed.isEmpty
            }
            return .folder(.restored(DrawingFolder.name(of: item.origin), isLast: isLast))
        } catch {
            return .failed(FileMessages(words).text(error, about: DrawingFolder.name(of: item.origin)))
        }
    }

    private func isOpen(_ path: String) -> Bool {
        state.withLock { $0.path }.map { DrawingFolder.isSame($0, path) } ?? false
    }

    /// Why a drawing must not be renamed or moved away: another session has it.
    private func refusal(of path: String, isOpen: Bool, words: Words) -> Report? {
        if isOpen, !state.withLock({ $0.isReadOnly }) { return nil }
        switch (try? LockFile.state(of: path)) ?? .free {
        case .free, .own, .stale: return nil
        case let state: return .failed(FileMessages(words).text(state))
        }
    }
}
