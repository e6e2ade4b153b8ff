import Glibc

/// What tells whether a file is still the one that was read: device, inode, size and time of change.
public struct FileStamp: Hashable, Sendable {
    /// The number of the file system.
    public var device: UInt64
    /// The number of the file in it.
    public var inode: UInt64
    /// In bytes.
    public var size: Int64
    /// Seconds since 1970 of the last change of the content.
    public var seconds: Int64
    /// The nanoseconds of that time.
    public var nanoseconds: Int64

    init(_ status: stat) {
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = Int64(status.st_mtim.tv_sec)
        nanoseconds = Int64(status.st_mtim.tv_nsec)
    }
}
