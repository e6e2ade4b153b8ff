import Drawing
import Editor
import Files
import Synchronization
import Words

extension DrawingStore {
    /// Writes a drawing to its own file or to another path, which is its own from then on.
    ///
    /// - Parameters:
    ///   - path: the path as it was typed, or nothing for the drawing's own file.
    ///   - overwrite: whether a file that is not the one that was read may be replaced.
    /// - Returns: `saved`, `changedOnDisk`, `exists` or `failed`.
    public func save(_ document: Document, to path: String?, overwrite: Bool, words: Words) -> Report {
        let messages = FileMessages(words)
        let own = state.withLock { ($0.path, $0.stamp, $0.isReadOnly) }
        let typed = path ?? own.0 ?? ""
        let target: String
        do throws(DrawingName.Problem) {
            target = try DrawingName.path(typed: typed)
        } catch {
            return .failed(messages.text(error, about: typed))
        }
        if target == own.0, own.2 { return .failed(messages.text(FileError.readOnly, about: target)) }
        if target != own.0 || overwrite, let refusal = refusal(of: target, words: words) { return refusal }
        do throws(FileError) {
            let bytes: [UInt8]
            do throws(DrawingError) {
                bytes = try DrawingWriter.bytes(for: document)
            } catch {
                return .failed(messages.text(error, about: target))
            }
            let current = try SafeFile.stamp(of: target)
            // A file that is gone is written anew; only one that is there can be another program's.
            let unsure = state.withLock { $0.unsure?.path == target ? $0.unsure?.stamp : nil }
            let expected = overwrite || current == nil ? current : unsure ?? (target == own.0 ? own.1 : nil)
            let result = try SafeFile.save(
                bytes, to: target, expecting: expected, options: SaveOptions(copyFolder: folder?.copies))
            take(target, stamp: result.stamp)
            return .saved(name: target, remark: result.wasRewrittenInPlace ? words.files.rewritten : nil)
        } catch {
            let isOwn = target == own.0
            if case .notLasting(let stamp, _) = error { state.withLock { $0.unsure = (target, stamp) } }
            switch error {
            case .changedOnDisk: return .changedOnDisk(name: target)
            case .exists where isOwn: return .changedOnDisk(name: target)
            case .missing: return .failed("\(words.files.notSavedYet): \(messages.missingFolder(of: target))")
            case .exists: return .exists(path: target)
            default: return .failed("\(words.files.notSavedYet): \(messages.text(error, about: target))")
            }
        }
    }

    /// Why a file must not be overwritten, whatever the person says: it is there, and it cannot be read as a drawing, so that nobody
    /// can know what would be lost.
    private func refusal(of path: String, words: Words) -> Report? {
        do throws(DrawingLoader.Failure) {
            _ = try DrawingLoader(words).load(path)
            return nil
        } catch .missing {
            return nil
        } catch {
            return .failed("\(words.files.notSavedYet): \(error.text); \(words.folder.keptUnread)")
        }
    }

    /// Goes on with a file that was just written: what the journal held is in it.
    private func take(_ path: String, stamp: FileStamp) {
        state.withLock { state in
            if state.path != path || state.lock == nil {
                state.lock?.release()
                state.lock = try? LockFile.acquire(for: path)
            }
            state.path = path
            state.stamp = stamp
            state.unsure = nil
            state.isReadOnly = false
            state.journal?.remove()
            state.journal = nil
            state.journalHasFailed = false
        }
    }
}
