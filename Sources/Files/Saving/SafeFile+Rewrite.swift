import Glibc

extension SafeFile {
    /// Writes new content into an existing file; the old content is put back where that fails half-way. Where that fails as well
    /// the copy of the new content stays.
    static func rewrite(
        _ bytes: [UInt8], at target: String, _ current: stat, options: SaveOptions
    ) throws(FileError) -> SaveResult {
        guard let folder = options.copyFolder else { throw .denied(code: EACCES) }
        let file = try Descriptor(target, flags: O_RDWR | O_NONBLOCK | O_NOFOLLOW)
        guard FileStamp(try file.status()) == FileStamp(current) else { throw .changedOnDisk }
        let old = try file.readAll(limit: Int.max - 1, expecting: Int(current.st_size))
        let copy = try keepCopy(bytes, of: target, in: folder)
        do throws(FileError) {
            // Space is taken first: a full disk then shows before anything of the old content is gone.
            if bytes.count > old.count { try reserve(bytes.count, of: file) }
            try put(bytes, into: file)
        } catch {
            let cause = error
            do throws(FileError) {
                try put(old, into: file)
                // As it was in every respect, so that the next save takes it for the same file.
                var times = [current.st_atim, current.st_mtim]
                futimens(file.number, &times)
            } catch {
                // The copy is what is left.
                throw cause
            }
            unlink(copy)
            throw cause
        }
        let stamp = FileStamp(try file.status())
        unlink(copy)
        return SaveResult(stamp: stamp, wasRewrittenInPlace: true)
    }

    private static func put(_ bytes: [UInt8], into file: borrowing Descriptor) throws(FileError) {
        guard lseek(file.number, 0, SEEK_SET) == 0 else { throw .last(.write) }
        try file.writeAll(bytes)
        guard ftruncate(file.number, off_t(bytes.count)) == 0 else { throw .last(.write) }
        try file.sync()
    }

    private static func reserve(_ count: Int, of file: borrowing Descriptor) throws(FileError) {
        let code = posix_fallocate(file.number, 0, off_t(count))
        guard code == 0 || code == EOPNOTSUPP || code == EINVAL else { throw FileError(.write, code: code) }
    }

    private static func keepCopy(_ bytes: [UInt8], of target: String, in folder: String) throws(FileError) -> String {
        let path = FilePath.temporary(beside: FilePath.join(folder, FilePath.name(of: target)))
        let copy = try Descriptor(path, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        do throws(FileError) {
            try copy.writeAll(bytes)
            try copy.sync()
            try FilePath.syncFolder(of: path)
        } catch {
            unlink(path)
            throw error
        }
        return path
    }
}
