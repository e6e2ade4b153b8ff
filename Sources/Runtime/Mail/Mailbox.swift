import Glibc
import Synchronization

/// Carries what workers found out to the main loop, which sleeps on `descriptor`.
public final class Mailbox: Sendable {
    private let waiting = Mutex<[Delivery]>([])
    /// Becomes readable when something is delivered.
    public let descriptor: Int32
    private let input: Int32

    /// Creates an empty mailbox; without a pipe to be had, deliveries are found by `collect` alone.
    public init() {
        let ends = PipeEnds(waits: false)
        (descriptor, input) = (ends.output, ends.input)
    }

    deinit {
        close(descriptor)
        close(input)
    }

    /// Delivers something, from any thread.
    public func post(_ delivery: Delivery) {
        waiting.withLock { $0.append(delivery) }
        var byte: UInt8 = 1
        _ = write(input, &byte, 1)
    }

    /// Takes everything that was delivered.
    public func collect() -> [Delivery] {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) > 0 {}
        return waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
