import Glibc

/// The way of bytes to the terminal, which never blocks: what the terminal does not take yet waits here.
struct TerminalOutput {
    /// The terminal, opened anew so that not blocking concerns nobody who shares the descriptor we were given.
    let descriptor: Int32
    private let isBlocking: Bool
    private var waiting: [UInt8] = []
    private var sent = 0

    /// The most bytes handed over at once where writing may block.
    private static let cautious = 256

    /// Opens the terminal behind a descriptor once more; where that is forbidden, the descriptor itself is used with caution.
    init(terminal: Int32) {
        let flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
        var name = [CChar](repeating: 0, count: 256)
        var opened: Int32 = -1
        if ttyname_r(terminal, &name, name.count) == 0 {
            opened = open(name, flags)
            if opened >= 0, !Self.isSame(opened, terminal) {
                close(opened)
                opened = -1
            }
        }
        // Only a controlling terminal has a foreground group.
        if opened < 0, tcgetpgrp(terminal) >= 0 { opened = open("/dev/tty", flags) }
        isBlocking = opened < 0
        descriptor = opened < 0 ? terminal : opened
    }

    /// Whether nothing waits.
    var isEmpty: Bool { sent == waiting.count }

    /// Sends bytes behind those that wait.
    mutating func send(_ bytes: some Collection<UInt8>) {
        waiting.append(contentsOf: bytes)
        flush()
    }

    /// Hands over as much as the terminal takes and returns whether nothing is left.
    @discardableResult
    mutating func flush() -> Bool {
        while sent < waiting.count {
            if isBlocking, !isWritable(within: 0) { return false }
            let most = isBlocking ? Self.cautious : .max
            let count = waiting.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                return write(descriptor, rest.baseAddress, min(most, rest.count))
            }
            if count > 0 {
                sent += count
            } else if count < 0, errno == EAGAIN {
                return false
            } else if count == 0 || errno != EINTR {
                // The terminal is gone; reading will tell.
                break
            }
        }
        waiting.removeAll(keepingCapacity: waiting.capacity <= 1 << 16)
        sent = 0
        return true
    }

    /// Hands over what waits, but gives up after a time in milliseconds.
    mutating func flush(within milliseconds: Int) {
        let end = Clock.milliseconds + milliseconds
        while !flush() {
            let left = end - Clock.milliseconds
            if left <= 0 || !isWritable(within: left) { return }
        }
    }

    private func isWritable(within milliseconds: Int) -> Bool {
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&polled, 1, Int32(clamping: milliseconds)) > 0 && polled.revents & Int16(POLLOUT) != 0
    }

    private static func isSame(_ first: Int32, _ second: Int32) -> Bool {
        var one = stat()
        var other = stat()
        return fstat(first, &one) == 0 && fstat(second, &other) == 0 && one.st_rdev == other.st_rdev
    }
}
