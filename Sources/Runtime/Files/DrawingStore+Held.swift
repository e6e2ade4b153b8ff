import Drawing
import Editor
import Files
import Synchronization
import Words

extension DrawingStore {
    /// How long another session may take to write its journal and end, in seconds.
    private static let patience = 5

    /// What is asked of the person about a drawing that another session has.
    func held(_ lock: LockState, words: Words) -> Report? {
        switch lock {
        case .held(let owner):
            let remedy: HeldDrawing.Remedy? = owner.identity.isOwn ? .takeOver : nil
            return .held(
                HeldDrawing(holder: FileMessages(words).holder(owner), since: LocalTime.date(owner.since), remedy: remedy))
        case .otherHost(let owner):
            return .held(
                HeldDrawing(holder: FileMessages(words).holder(owner), since: LocalTime.date(owner.since), remedy: .breakLock))
        case .unreadable: return .held(HeldDrawing(holder: "?", since: "?", remedy: .breakLock))
        case .free, .own, .stale: return nil
        }
    }

    /// Does with the drawing that another session has what the person answered.
    ///
    /// - Returns: `opened`, and `recoverable` where the other session left unsaved work; or `failed`.
    public func hold(_ answer: HeldAnswer, document: Document, words: Words) -> [Report] {
        guard let path = state.withLock({ $0.path }) else { return [] }
        switch answer {
        case .copy:
            state.withLock { $0.leave() }
            let failure = begin(with: document, unsavedSteps: 1, words: words)
            let name = DrawingFolder.name(of: path)
            let opened = OpenedDrawing(document: document, notice: words.folder.copyOf(name), isRecovered: true)
            return [.opened(opened)] + (failure.map { [$0] } ?? [])
        case .takeOver:
            let lock = (try? LockFile.state(of: path)) ?? .free
            if case .held(let owner) = lock {
                guard owner.identity.end(within: DrawingStore.patience) else { return [.failed(words.folder.stillRuns)] }
            } else if let failure = take(over: path, from: lock, words: words) {
                return [failure]
            }
            return open(path, words: words)
        }
    }

    /// Takes the place of a lock whose owner nobody here can ask.
    private func take(over path: String, from lock: LockState, words: Words) -> Report? {
        do throws(LockFile.Problem) {
            try LockFile.takeOver(path, from: lock).release()
            return nil
        } catch {
            switch error {
            case .held(let lock): return .failed(FileMessages(words).text(lock))
            case .file(let error): return .failed(FileMessages(words).text(error, about: path))
            }
        }
    }
}
