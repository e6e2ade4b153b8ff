import Glibc

/// Writes to standard output and standard error whole, whatever they are connected to.
enum StandardStreams {
    /// Writes text to standard output and tells whether all of it was taken.
    static func print(_ text: String) -> Bool { print(Array(text.utf8)) }

    /// Writes bytes to standard output and tells whether all of them were taken.
    static func print(_ bytes: [UInt8]) -> Bool { write(bytes, to: STDOUT_FILENO) }

    /// Writes one line to standard error behind the program's name.
    static func complain(_ text: String) { _ = write(Array("dudel: \(text)\n".utf8), to: STDERR_FILENO) }

    /// Writes one line to standard error where it can be taken at once: a terminal that is stuck must not hold up an ending.
    static func mention(_ text: String) {
        var waiting = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        if poll(&waiting, 1, 0) > 0, waiting.revents & Int16(POLLOUT) != 0 { complain(text) }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Everything that standard input has, at most some bytes of it.
    static func readInput(limit: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while bytes.count < limit {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { break }
        }
        return bytes
    }
}
