import Glibc

extension SafeFile {
    /// Replaces a file, or makes it: a temporary file beside it is written, synced, given mode, owner and extended attributes,
    /// and renamed over it; then the folder is synced. Symbolic links are followed and stay.
    ///
    /// A file with several hard links, with an owner that cannot be kept, or in a folder that cannot be written is rewritten
    /// in place instead, after a synced copy of the new content was put into `options.copyFolder`.
    /// - Parameter expected: the file as it was read or saved last; nothing when there must be none.
    /// - Throws: `FileError`; but after `notLasting` the file is then as it was, and nothing is left beside it.
    public static func save(
        _ bytes: [UInt8], to path: String, expecting expected: FileStamp?, options: SaveOptions = SaveOptions()
    ) throws(FileError) -> SaveResult {
        try stage(bytes, to: path, expecting: expected, options: options).commit()
    }

    /// Writes what is to replace a file beside it, without touching the file yet, so that several files can be put into place
    /// together; parameters and errors are those of `save`.
    public static func stage(
        _ bytes: [UInt8], to path: String, expecting expected: FileStamp?, options: SaveOptions = SaveOptions()
    ) throws(FileError) -> StagedFile {
        let target = try FilePath.resolved(path)
        let current = try require(expected, at: target, options: options)
        var staged = StagedFile(bytes: bytes, target: target, expected: expected, options: options)
        if let current, current.st_nlink > 1 { return try staged.checkedForPlace() }
        do throws(FileError) {
            try staged.write(current)
            return staged
        } catch {
            guard current != nil, error.isAnsweredInPlace else { throw error }
            return try staged.checkedForPlace()
        }
    }

    /// The file that is about to be replaced, which must be the one that was expected.
    static func require(_ expected: FileStamp?, at target: String, options: SaveOptions) throws(FileError) -> stat? {
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
}

extension FileError {
    /// Whether a file that cannot be replaced may still be rewritten where it is.
    var isAnsweredInPlace: Bool {
        switch self {
        case .denied, .failed(.setMetadata, _): true
        default: false
        }
    }
}
