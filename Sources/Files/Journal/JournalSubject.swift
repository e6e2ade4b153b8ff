import Glibc

/// What a journal was written for.
public enum JournalSubject: Hashable, Sendable {
    /// A drawing that has no name yet.
    case untitled
    /// The drawing at an absolute path without symbolic links.
    case file(String)

    /// The subject for a drawing at any path, whether or not the file exists.
    ///
    /// - Throws: `FileError` when its folder cannot be reached.
    public init(drawing path: String) throws(FileError) {
        let target = try FilePath.resolved(path)
        guard let folder = realpath(FilePath.folder(of: target), nil) else { throw .last(.examine) }
        defer { free(folder) }
        self = .file(FilePath.join(String(cString: folder), FilePath.name(of: target)))
    }
}
