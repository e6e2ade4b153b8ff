import Glibc

extension SafeFile {
    /// Replaces a file, or makes it: a temporary file beside it is written, synced, given mode, owner and extended attributes,
    /// and renamed over it; then the folder is synced. Symbolic links are followed and stay.
    ///
    /// A file with several hard links, with an owner that cannot be kept, or in a folder that cannot be written is rewritten
    /// in place instead, after a synced copy of the new content was put into `options.copyFolder`.
    /// - Parameter expected: the file as it was read or saved last; nothing when there must be none.
    /// - Throws: `FileError`; the file is then as it was, and nothing is left beside it.
    public static func save(
        _ bytes: [UInt8], to path: String, expecting expected: FileStamp?, options: SaveOptions = SaveOptions()
    ) throws(FileError) -> SaveResult {
        let target = try FilePath.resolved(path)
        let current = try require(expected, at: target, options: options)
        if let current, current.st_nlink > 1 { return try rewrite(bytes, at: target, current, options: options) }
        do throws(FileError) {
            return try replace(bytes, at: target, current, expected: expected, options: options)
        } catch {
            guard let current, error.isAnsweredInPlace else { throw error }
            return try rewrite(bytes, at: target, current, options: options)
        }
    }

    /// The file that is about to be replaced, which must be the one that was expected.
    private static func require(
        _ expected: FileStamp?, at target: String, options: SaveOptions
    ) throws(FileError) -> stat? {
        let status = try FilePath.status(target)
        if let status { try requireFile(status) }
        switch (expected, status) {
        case (nil, nil): return nil
        case (nil, .some): throw .exists
        case (.some, nil): throw .missing
        case (let expected?, let status?):
            guard FileStamp(status) == expected else { throw .changedOnDisk }
            guard options.overwritesReadOnly || status.st_mode & 0o222 != 0 else { throw .readOnly }
            return status
        }
    }

    private static func replace(
        _ bytes: [UInt8], at target: String, _ current: stat?, expected: FileStamp?, options: SaveOptions
    ) throws(FileError) -> SaveResult {
        let temporary = FilePath.temporary(beside: target)
        let mode: mode_t = current == nil ? options.mode : 0o600
        let file = try Descriptor(temporary, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
        do throws(FileError) {
            try file.writeAll(bytes)
            if let current { try FileMetadata.copy(of: target, current, to: file) }
            try file.sync()
            let stamp = FileStamp(try file.status())
            try file.closeChecked()
            _ = try require(expected, at: target, options: options)
            guard rename(temporary, target) == 0 else { throw .last(.rename) }
            try FilePath.syncFolder(of: target)
            return SaveResult(stamp: stamp, wasRewrittenInPlace: false)
        } catch {
            unlink(temporary)
            throw error
        }
    }
}

extension FileError {
    /// Whether a file that cannot be replaced may still be rewritten where it is.
    fileprivate var isAnsweredInPlace: Bool {
        switch self {
        case .denied, .failed(.setMetadata, _): true
        default: false
        }
    }
}
