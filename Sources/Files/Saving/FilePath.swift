import Glibc

/// The parts of a path, and where its links lead.
enum FilePath {
    /// The folder a path's last name stands in; `.` for a bare name.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last name of a path.
    static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    static func join(_ folder: String, _ name: String) -> String { folder.hasSuffix("/") ? folder + name : folder + "/" + name }

    /// The place that a chain of symbolic links ends at, whether or not something is there.
    static func resolved(_ path: String) throws(FileError) -> String {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .badName }
        var path = path
        for _ in 0..<40 {
            var status = stat()
            guard lstat(path, &status) == 0 else {
                guard errno == ENOENT else { throw .last(.examine) }
                return path
            }
            guard status.st_mode & S_IFMT == S_IFLNK else { return path }
            let target = try link(at: path)
            path = target.hasPrefix("/") ? target : join(folder(of: path), target)
        }
        throw .tooManyLinks
    }

    private static func link(at path: String) throws(FileError) -> String {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            let result = buffer.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.map { readlink(path, $0, characters.count) } ?? -1
            }
            code = result < 0 ? errno : 0
            count = max(0, result)
        }
        guard code == 0 else { throw FileError(.examine, code: code) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What is at a path, its last link followed; nothing where there is nothing.
    static func status(_ path: String) throws(FileError) -> stat? {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .badName }
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw .last(.examine) }
            return nil
        }
        return status
    }

    /// Makes what was done in a folder last.
    static func syncFolder(of path: String) throws(FileError) {
        let folder = try Descriptor(folder(of: path), flags: O_RDONLY | O_DIRECTORY)
        // Some network file systems cannot do this and say EINVAL; there the rename itself is what lasts.
        do throws(FileError) { try folder.sync() } catch {
            guard error == .failed(.sync, code: EINVAL) else { throw error }
        }
    }

    /// A hidden name beside a path that nobody can guess.
    static func temporary(beside path: String) -> String {
        var generator = SystemRandomNumberGenerator()
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
        let suffix = String((0..<8).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] })
        // Names end at 255 bytes; cut between characters, so that the name stays valid.
        var name = self.name(of: path)
        while name.utf8.count > 240 { name.removeLast() }
        return join(folder(of: path), ".\(name).\(suffix)")
    }
}
