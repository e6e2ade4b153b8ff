import Glibc
import Synchronization

/// Sends what libraries print on standard error nowhere: a line there would land in the middle of the screen.
final class StandardErrorSilencer: Sendable {
    private struct State {
        var depth = 0
        var saved: Int32 = -1
    }

    private let descriptor: Int32
    private let state = Mutex(State())

    /// The one of this process: a descriptor has one owner, or what one saved another would put back.
    private static let shared = StandardErrorSilencer(descriptor: 2)

    /// Creates the silencer of a descriptor.
    init(descriptor: Int32) { self.descriptor = descriptor }

    /// Runs a body while standard error is redirected to `/dev/null`; bodies may overlap on several threads.
    static func run<Result>(_ body: () -> Result) -> Result { shared.run(body) }

    /// Runs a body while the descriptor is redirected to `/dev/null`; bodies may overlap on several threads.
    func run<Result>(_ body: () -> Result) -> Result {
        state.withLock { state in
            state.depth += 1
            guard state.depth == 1 else { return }
            let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
            guard null >= 0 else { return }
            state.saved = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
            if state.saved >= 0 { dup2(null, descriptor) }
            close(null)
        }
        defer {
            state.withLock { state in
                state.depth -= 1
                guard state.depth == 0, state.saved >= 0 else { return }
                dup2(state.saved, descriptor)
                close(state.saved)
                state.saved = -1
            }
        }
        return body()
    }
}
