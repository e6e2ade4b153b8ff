import Glibc

/// Tells a worker, from any thread, that nobody waits for its work any more.
final class CancelSwitch: Sendable {
    /// Becomes readable when the work is cancelled.
    let descriptor: Int32
    private let input: Int32

    /// Creates a switch; without a pipe to be had it cannot be thrown.
    init() {
        let ends = PipeEnds(waits: false)
        (descriptor, input) = (ends.output, ends.input)
    }

    deinit {
        close(descriptor)
        close(input)
    }

    /// Cancels the work.
    func cancel() {
        var byte: UInt8 = 1
        _ = write(input, &byte, 1)
    }

    /// Whether the work was cancelled.
    var isCancelled: Bool { wait(milliseconds: 0) }

    /// Sleeps, and tells whether the work was cancelled meanwhile.
    func wait(milliseconds: Int) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, Int32(clamping: milliseconds)) > 0
    }
}
