/// Why a file could not be read or written.
///
/// Every case that a call of the system caused keeps its `errno`; what it is called in the person's language is the caller's.
public enum FileError: Error, Hashable, Sendable {
    /// There is no such file or folder.
    case missing
    /// It is a folder.
    case isFolder
    /// It is a pipe, a socket or a device.
    case notAFile
    /// The name is empty or holds a zero byte.
    case badName
    /// The chain of symbolic links is endless.
    case tooManyLinks
    /// The file is larger than it may be, in bytes.
    case tooLarge(limit: Int)
    /// There is such a file already, and the save expected none.
    case exists
    /// Another program changed or replaced the file since it was read.
    case changedOnDisk
    /// The file's mode says that it is not to be written.
    case readOnly
    /// The person may not do this here (EACCES, EPERM, EROFS).
    case denied(code: Int32)
    /// No space or no quota is left, or the file would grow past a limit (ENOSPC, EDQUOT, EFBIG).
    case full(code: Int32)
    /// The new file is in place, but the folder could not be synced: a power cut may bring the old one back.
    case notLasting(FileStamp, code: Int32)
    /// Anything else that went wrong, with what was being done.
    case failed(FileOperation, code: Int32)
}

/// What was being done when a call of the system failed.
public enum FileOperation: Hashable, Sendable {
    case open, read, write, sync, rename, examine, setMetadata, makeFolder, lock, remove
}
