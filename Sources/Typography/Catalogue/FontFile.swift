import Glibc

/// A font file as it was at a moment: what another program has changed since is another one.
public struct FontFile: Hashable, Sendable {
    /// The path, as fontconfig gives it.
    public var path: String
    /// In bytes.
    public var size: Int64
    /// Seconds since 1970 of the last change of the content.
    public var seconds: Int64
    /// The nanoseconds of that time.
    public var nanoseconds: Int64

    /// Creates a description of a file.
    public init(path: String, size: Int64, seconds: Int64, nanoseconds: Int64) {
        self.path = path
        self.size = size
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// The file of a face as it is now; nothing where there is none, or where it is no regular file: opening a pipe would wait
    /// for what nobody writes.
    init?(_ file: FaceFile) {
        var status = stat()
        guard file.withPath({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(
            path: file.path, size: Int64(status.st_size), seconds: Int64(status.st_mtim.tv_sec),
            nanoseconds: Int64(status.st_mtim.tv_nsec))
    }
}
