import Glibc

/// The two ends of a new pipe, which no child process inherits unless it is handed one.
struct PipeEnds {
    /// What is written comes out here; -1 where no pipe was to be had.
    let output: Int32
    /// What is written here comes out at the other end; -1 where no pipe was to be had.
    let input: Int32

    /// Makes a pipe.
    ///
    /// - Parameter waits: whether reading and writing wait until they can be done.
    init(waits: Bool) {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                if !waits { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
            }
        }
        (output, input) = (ends[0], ends[1])
    }
}
