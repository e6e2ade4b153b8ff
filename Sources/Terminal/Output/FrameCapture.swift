import CNcurses
import Glibc

/// Catches what ncurses writes in a file in memory, so that a terminal that takes nothing cannot block the program.
struct FrameCapture {
    private let descriptor: Int32

    /// Puts the file in the place of the descriptor that ncurses writes to; nothing where the system has no such files.
    init?(replacing descriptor: Int32) {
        let memory = nc_memory_file()
        guard memory >= 0 else { return nil }
        defer { close(memory) }
        guard dup2(memory, descriptor) >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        self.descriptor = descriptor
    }

    /// The bytes written since the last call.
    func take() -> [UInt8] {
        let length = lseek(descriptor, 0, SEEK_CUR)
        guard length > 0 else { return [] }
        lseek(descriptor, 0, SEEK_SET)
        return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            count = max(0, pread(descriptor, buffer.baseAddress, length, 0))
        }
    }
}
