import Glibc

/// What is to replace a file, written whole beside it; either `commit` or `discard` ends it.
public struct StagedFile: Sendable {
    private let bytes: [UInt8]
    private let target: String
    private let expected: FileStamp?
    private let options: SaveOptions
    /// The file beside it and what that is; nothing where the file is rewritten in place.
    private var temporary: (path: String, stamp: FileStamp)?

    init(bytes: [UInt8], target: String, expected: FileStamp?, options: SaveOptions) {
        self.bytes = bytes
        self.target = target
        self.expected = expected
        self.options = options
    }

    /// Puts the new file into place.
    ///
    /// - Throws: `FileError`, also where the file changed since it was staged; but after `notLasting` it is then as it was, and
    ///   nothing is left beside it.
    public func commit() throws(FileError) -> SaveResult {
        guard let temporary else { return try rewrite() }
        do throws(FileError) {
            _ = try SafeFile.require(expected, at: target, options: options)
            guard rename(temporary.path, target) == 0 else { throw .last(.rename) }
        } catch {
            discard()
            guard expected != nil, error.isAnsweredInPlace else { throw error }
            return try rewrite()
        }
        do throws(FileError) { try FilePath.syncFolder(of: target) } catch {
            throw .notLasting(temporary.stamp, code: error.code)
        }
        return SaveResult(stamp: temporary.stamp, wasRewrittenInPlace: false)
    }

    /// Takes away what was written.
    public func discard() {
        if let temporary { unlink(temporary.path) }
    }

    private func rewrite() throws(FileError) -> SaveResult {
        guard let current = try SafeFile.require(expected, at: target, options: options) else { throw .missing }
        return try SafeFile.rewrite(bytes, at: target, current, options: options)
    }

    /// The same, where it can be rewritten in place.
    func checkedForPlace() throws(FileError) -> StagedFile {
        guard options.copyFolder != nil else { throw .denied(code: EACCES) }
        return self
    }

    /// Writes the file beside the target.
    mutating func write(_ current: stat?) throws(FileError) {
        let path = FilePath.temporary(beside: target)
        let mode: mode_t = current == nil ? options.mode : 0o600
        do throws(FileError) {
            // It gets its name when it is whole: what ends the program before that leaves nothing behind.
            let file = try Descriptor(unnamedIn: FilePath.folder(of: target), mode: mode)
            try fill(file, current)
            try file.link(as: path)
            try finish(file, at: path)
        } catch {
            guard error.isForWantOfUnnamedFiles else { throw error }
            let file = try Descriptor(path, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
            do throws(FileError) { try fill(file, current) } catch {
                unlink(path)
                throw error
            }
            try finish(file, at: path)
        }
    }

    private func fill(_ file: borrowing Descriptor, _ current: stat?) throws(FileError) {
        try file.writeAll(bytes)
        if let current { try FileMetadata.copy(of: target, current, to: file) }
        try file.sync()
    }

    private mutating func finish(_ file: consuming Descriptor, at path: String) throws(FileError) {
        do throws(FileError) {
            let stamp = FileStamp(try file.status())
            try file.closeChecked()
            temporary = (path, stamp)
        } catch {
            unlink(path)
            throw error
        }
    }
}

extension FileError {
    /// Whether the file system, or a kernel without `/proc`, cannot make a file without a name and name it later.
    fileprivate var isForWantOfUnnamedFiles: Bool {
        switch self {
        case .isFolder, .missing, .failed(_, EOPNOTSUPP), .failed(_, EINVAL): true
        default: false
        }
    }
}
