import Drawing
import Editor
import Files
import Graphemes
import Words

extension DrawingStore {
    /// How the drawing differs from a file, its own without a path: the lines that only one of them has, in the order they stand.
    ///
    /// - Returns: `differences`, or `failed` where the file cannot be read.
    public func compare(_ document: Document, with path: String?, words: Words) -> Report {
        let typed = path ?? state.withLock { $0.path } ?? ""
        let target = (try? DrawingName.path(typed: typed)) ?? typed
        let here: [UInt8]
        do throws(DrawingError) { here = try DrawingWriter.bytes(for: document) } catch {
            return .failed(FileMessages(words).text(error, about: target))
        }
        do throws(FileError) {
            let difference = LineDifference(old: try SafeFile.read(target).bytes, new: here)
            return .differences(text(of: difference, words.folder, name: target))
        } catch {
            return .failed(FileMessages(words).text(error, about: target))
        }
    }

    private func text(of difference: LineDifference, _ words: FolderWords, name: String) -> String {
        var lines = [VisibleReplacement.of(name)]
        func add(_ title: String, _ sign: String, _ found: [LineDifference.Line]) {
            guard !found.isEmpty else { return }
            lines += ["", title] + found.map { "\(sign) \($0.number)  \(VisibleReplacement.of($0.text))" }
        }
        add(words.onDiskOnly, "-", difference.removed)
        add(words.hereOnly, "+", difference.added)
        if difference.isEmpty { lines += ["", words.noDifference] }
        return lines.joined(separator: "\n")
    }
}
