import CGuard
import Glibc

/// Where signals arrive as bytes, so that they can be waited for with everything else.
struct SignalPipe {
    /// The end to poll.
    let descriptor: Int32

    /// Opens the pipe and redirects the signals into it.
    init() throws(TerminalError) {
        descriptor = dudel_guard_relay()
        guard descriptor >= 0 else { throw .system(errno) }
    }

    /// The signals that came since the last call, each once.
    func take() -> Set<Int32> {
        var signals: Set<Int32> = []
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return signals }
            for byte in bytes.prefix(count) { signals.insert(Int32(byte)) }
        }
    }
}
