import Glibc

/// Finds the journals that sessions left behind.
public enum Recovery {
    /// The ending of journals.
    static let ending = ".journal"
    /// The most bytes of a journal that is read.
    static let sizeLimit = 128 << 20

    /// What was found.
    public struct Report: Sendable {
        /// What can be recovered, the newest first.
        public var drawings: [RecoverableDrawing] = []
        /// The paths of journals that are damaged from the start, or not to be read.
        public var unreadable: [String] = []
    }

    /// Reads the journals in a state folder, those of sessions that still run left out, and those that hold nothing removed.
    ///
    /// - Parameter subject: what to look for; without one, everything.
    public static func pending(in folder: StateFolder, for subject: JournalSubject? = nil) -> Report {
        var report = Report()
        for path in journals(in: folder.journals) { examine(path, for: subject, into: &report) }
        report.drawings.sort { $0.lastWrite > $1.lastWrite }
        return report
    }

    /// Removes a journal, as when its drawing is not wanted or was saved.
    public static func discard(_ drawing: RecoverableDrawing) { unlink(drawing.journal) }

    private static func journals(in folder: String) -> [String] {
        var paths: [String] = []
        Folder.each(in: folder) { name, _ in
            if name.hasSuffix(ending) { paths.append(FilePath.join(folder, name)) }
            return true
        }
        return paths.sorted()
    }

    private static func examine(_ path: String, for subject: JournalSubject?, into report: inout Report) {
        do throws(FileError) {
            let file = try Descriptor(path, flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
            let status = try file.status()
            try SafeFile.requireFile(status)
            guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else { return }
            let bytes = try file.readAll(limit: sizeLimit, expecting: Int(status.st_size))
            guard var reader = JournalReader(bytes) else {
                if bytes.contains(UInt8(ascii: "\n")) { report.unreadable.append(path) } else { removeUnfinished(path, status) }
                return
            }
            if let subject, reader.header.subject != subject { return }
            guard reader.replay() else {
                if reader.damagedLine != nil { report.unreadable.append(path) } else { removeUnfinished(path, status) }
                return
            }
            guard reader.steps > 0 || reader.draft != nil || reader.damagedLine != nil else {
                unlink(path)
                return
            }
            report.drawings.append(
                RecoverableDrawing(
                    journal: path, subject: reader.header.subject, owner: reader.header.owner, document: reader.document,
                    draft: reader.draft, steps: reader.steps, lastWrite: Int64(status.st_mtim.tv_sec),
                    damagedLine: reader.damagedLine))
        } catch {
            if error != .missing { report.unreadable.append(path) }
        }
    }

    /// Removes a journal whose session ended before it held a step; one that is young may be in the making.
    private static func removeUnfinished(_ path: String, _ status: stat) {
        if Clock.now - Int64(status.st_mtim.tv_sec) > 60 { unlink(path) }
    }
}
