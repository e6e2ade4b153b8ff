import Glibc

/// Writes to standard output and standard error whole, whatever they are connected to.
enum StandardStreams {
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
            } else if count == 0 || !mayGoOn(descriptor, events: POLLOUT) {
                return false
            }
        }
        return true
    }

    /// Whether a call that failed is to be made again: it was interrupted, or another program has left the stream in a mode in
    /// which nothing waits.
    private static func mayGoOn(_ descriptor: Int32, events: Int32) -> Bool {
        if errno == EINTR { return true }
        guard errno == EAGAIN else { return false }
        var wait = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return poll(&wait, 1, -1) > 0 || errno == EINTR
    }
}
