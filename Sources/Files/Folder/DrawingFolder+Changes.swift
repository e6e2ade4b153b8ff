import Glibc
import Notation

extension DrawingFolder {
    /// Gives a file another name in its folder; a link is renamed, not what it leads to.
    ///
    /// - Returns: its path under the new name.
    /// - Throws: `FileError.exists` where there is such a file already; nothing is ever replaced.
    public static func rename(_ path: String, to name: String) throws(FileError) -> String {
        let target = self.path(of: name, beside: path)
        try move(path, to: target)
        try FilePath.syncFolder(of: target)
        return target
    }

    /// Copies a file to the first free name of `NAME-2.dudel`, `NAME-3.dudel` … in its folder, with its mode.
    ///
    /// - Returns: the name of the copy.
    public static func duplicate(_ path: String) throws(FileError) -> String {
        let (bytes, _) = try SafeFile.read(path)
        guard let status = try FilePath.status(path) else { throw .missing }
        let options = SaveOptions(mode: status.st_mode & 0o777)
        for name in freeNames(beside: path) {
            do throws(FileError) {
                _ = try SafeFile.save(bytes, to: FilePath.join(FilePath.folder(of: path), name), expecting: nil, options: options)
                return name
            } catch {
                // Taken meanwhile: the next one.
                guard error == .exists else { throw error }
            }
        }
        throw .exists
    }

    /// A name beside a drawing that no file has yet, as `NAME-2.dudel`.
    public static func freeName(beside path: String) -> String { freeNames(beside: path).first ?? FilePath.name(of: path) }

    private static func freeNames(beside path: String) -> [String] {
        let name = FilePath.name(of: path)
        var stem = name.hasSuffix(DrawingName.ending) ? String(name.dropLast(DrawingName.ending.count)) : name
        while stem.utf8.count > 220 { stem.removeLast() }
        let folder = FilePath.folder(of: path)
        return (2..<1000).lazy.map { "\(stem)-\($0)\(DrawingName.ending)" }.filter { name in
            var status = stat()
            return lstat(FilePath.join(folder, name), &status) != 0
        }.prefix(20).map { $0 }
    }

    /// Moves a name within a file system, and never over another.
    static func move(_ path: String, to target: String) throws(FileError) {
        guard !target.isEmpty, !path.isEmpty, !path.utf8.contains(0), !target.utf8.contains(0) else { throw .badName }
        // A second name that fails where there is one, and then the first one away: at no moment is there no name, or another lost.
        if link(path, target) == 0 {
            guard unlink(path) == 0 else {
                let error = FileError.last(.rename)
                unlink(target)
                throw error
            }
            return
        }
        // Some file systems have no second names, and some files may not get one; there the name is looked for first.
        guard [EPERM, ENOTSUP, EOPNOTSUPP, EMLINK].contains(errno) else { throw errno == EEXIST ? .exists : .last(.rename) }
        var status = stat()
        guard lstat(target, &status) != 0 else { throw .exists }
        guard Glibc.rename(path, target) == 0 else { throw .last(.rename) }
    }
}
