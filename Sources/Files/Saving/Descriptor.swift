import Glibc

/// An open file that closes itself.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Opens a file; interrupted calls are made again.
    ///
    /// - Throws: `FileError` of the call.
    init(_ path: String, flags: Int32, mode: mode_t = 0) throws(FileError) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .badName }
        var number: Int32
        repeat { number = open(path, flags | O_CLOEXEC | O_NOCTTY, mode) } while number < 0 && errno == EINTR
        guard number >= 0 else { throw errno == EEXIST ? .exists : .last(.open) }
        self.number = number
    }

    /// Opens a new file for writing that has no name yet, on the file system of a folder.
    ///
    /// - Throws: `FileError` of the call: `isFolder` or `failed` with `EOPNOTSUPP` where there are no such files.
    init(unnamedIn folder: String, mode: mode_t) throws(FileError) {
        // O_TMPFILE, which Swift does not see: a bit of its own beside O_DIRECTORY, as asm-generic/fcntl.h has it.
        let unnamed = 0o20_000_000 | O_DIRECTORY
        try self.init(folder, flags: O_WRONLY | unnamed, mode: mode)
    }

    /// Stands for a file that is open already, which stays open.
    init(duplicating other: Int32) throws(FileError) {
        number = fcntl(other, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else { throw .last(.open) }
    }

    deinit { close(number) }

    /// Gives a file without a name one, which must be new.
    func link(as path: String) throws(FileError) {
        guard linkat(AT_FDCWD, "/proc/self/fd/\(number)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else { throw .last(.open) }
    }

    func status() throws(FileError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last(.examine) }
        return status
    }

    /// Reads to the end, at most `limit` bytes.
    func readAll(limit: Int, expecting size: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(limit, max(0, size)) + 1)
        let chunk = 1 << 18
        while true {
            let room = min(chunk, limit + 1 - bytes.count)
            guard room > 0 else { throw .tooLarge(limit: limit) }
            var code: Int32 = 0
            let more = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                var result: Int
                repeat { result = Glibc.read(number, buffer.baseAddress, room) } while result < 0 && mayReadAgain()
                code = result < 0 ? errno : 0
                count = max(0, result)
            }
            guard code == 0 else { throw FileError(.read, code: code) }
            guard !more.isEmpty else { break }
            bytes += more
        }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
    }

    /// Whether a read that failed is to be made again: it was interrupted, or nothing was there yet.
    private func mayReadAgain() -> Bool {
        if errno == EINTR { return true }
        guard errno == EAGAIN else { return false }
        var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, -1) > 0 || errno == EINTR
    }

    /// Writes all bytes, however many calls that takes.
    func writeAll(_ bytes: [UInt8]) throws(FileError) {
        var written = 0
        while written < bytes.count {
            let result = bytes.withUnsafeBytes { buffer in
                Glibc.write(number, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if result > 0 {
                written += result
            } else if result == 0 || errno != EINTR {
                throw result == 0 ? .full(code: ENOSPC) : .last(.write)
            }
        }
    }

    func sync() throws(FileError) {
        var result: Int32
        repeat { result = fsync(number) } while result < 0 && errno == EINTR
        guard result == 0 else { throw .last(.sync) }
    }

    /// Closes the file and says whether that failed, which on a network is where a failed write shows.
    consuming func closeChecked() throws(FileError) {
        let number = number
        discard self
        // On Linux the descriptor is gone even where EINTR is reported.
        guard close(number) == 0 || errno == EINTR else { throw .last(.write) }
    }
}
