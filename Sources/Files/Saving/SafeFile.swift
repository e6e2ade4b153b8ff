import Glibc
import Notation

/// Reads and writes whole files so that none is ever lost: the file on disk is the old one or the new one, never another.
public enum SafeFile {
    /// Reads a regular file.
    ///
    /// A pipe, a socket or a device is refused before it is opened, and an open never waits.
    /// - Parameter limit: the most bytes it may have.
    public static func read(
        _ path: String, limit: Int = DrawingLimits.fileSize
    ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp) {
        guard let before = try FilePath.status(path) else { throw .missing }
        try requireFile(before)
        let file = try Descriptor(path, flags: O_RDONLY | O_NONBLOCK)
        let status = try file.status()
        try requireFile(status)
        guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
        let bytes = try file.readAll(limit: limit, expecting: Int(status.st_size))
        return (bytes, FileStamp(status))
    }

    /// Reads everything that comes from an open descriptor, such as standard input, and leaves it open.
    ///
    /// - Parameter limit: the most bytes that may come.
    public static func read(descriptor: Int32, limit: Int = DrawingLimits.fileSize) throws(FileError) -> [UInt8] {
        try Descriptor(duplicating: descriptor).readAll(limit: limit, expecting: 0)
    }

    /// What the file at a path is at this moment, or nothing where there is none.
    public static func stamp(of path: String) throws(FileError) -> FileStamp? {
        guard let status = try FilePath.status(path) else { return nil }
        try requireFile(status)
        return FileStamp(status)
    }

    /// Whether the folder is there that a file at a path would lie in.
    public static func hasFolder(for path: String) -> Bool {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return true }
        var status = stat()
        // A folder that may not be asked about is there.
        guard stat(String(path[..<slash]), &status) == 0 else { return errno != ENOENT && errno != ENOTDIR }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    /// Removes a file; one that is gone already is no error.
    public static func remove(_ path: String) throws(FileError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last(.remove) }
        try FilePath.syncFolder(of: path)
    }

    static func requireFile(_ status: stat) throws(FileError) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw .isFolder
        default: throw .notAFile
        }
    }
}
