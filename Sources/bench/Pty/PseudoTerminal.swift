import Glibc
import TestSupport

extension PseudoTerminal {
    /// Starts a program in a sandbox.
    convenience init(_ program: String, _ arguments: [String] = [], in sandbox: Sandbox, size: TerminalSize) throws(BenchError) {
        do throws(Failure) {
            try self.init(
                program, arguments, environment: sandbox.environment, in: sandbox.folder, columns: size.columns, rows: size.rows)
        } catch { throw BenchError(error.description) }
    }

    /// Reads until nothing has come for `quiet` milliseconds, at most for `limit` milliseconds.
    func read(quiet: Double, limit: Double = 10_000) -> Burst {
        var burst = Burst()
        let end = MonotonicClock.now + limit
        withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
            while !burst.isEnd {
                // Before the first byte the whole limit is waited for; after it, silence ends the burst.
                let wait = burst.first == nil ? end - MonotonicClock.now : quiet
                guard wait > 0, isReadable(within: wait) else { return }
                let count = read(into: buffer)
                let now = MonotonicClock.now
                guard count > 0 else {
                    burst.isEnd = !(count == -1 && errno == EINTR)
                    continue
                }
                burst.bytes += count
                burst.first = burst.first ?? now
                burst.last = now
                if now > end { return }
            }
        }
        return burst
    }

    /// Types keys, as bytes.
    func type(_ keys: String) throws(BenchError) {
        do throws(Failure) { try send(keys) } catch { throw BenchError(error.description) }
    }

    /// Types keys and reads the answer.
    func answer(to keys: String, quiet: Double = 60, limit: Double = 1000) throws(BenchError) -> Burst {
        try type(keys)
        return read(quiet: quiet, limit: limit)
    }
}

extension BenchError {
    /// What the C library says about its last failure.
    static var lastCause: String { String(cString: strerror(errno)) }
}
