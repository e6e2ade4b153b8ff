import Glibc
import Synchronization

/// Sends what libraries print on standard error nowhere: a line there would land in the middle of the screen.
enum StandardErrorSilencer {
    private struct State {
        var depth = 0
        var saved: Int32 = -1
    }

    private static let state = Mutex(State())

    /// Runs a body while descriptor 2 is redirected to `/dev/null`; bodies may overlap on several threads.
    static func run<Result>(_ body: () -> Result) -> Result {
        state.withLock { state in
            state.depth += 1
            guard state.depth == 1 else { return }
            let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
            guard null >= 0 else { return }
            state.saved = fcntl(2, F_DUPFD_CLOEXEC, 3)
            if state.saved >= 0 { dup2(null, 2) }
            close(null)
        }
        defer {
            state.withLock { state in
                state.depth -= 1
                guard state.depth == 0, state.saved >= 0 else { return }
                dup2(state.saved, 2)
                close(state.saved)
                state.saved = -1
            }
        }
        return body()
    }
}
