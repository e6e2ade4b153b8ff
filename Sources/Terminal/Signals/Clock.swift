import Glibc

/// A clock that no one sets.
enum Clock {
    /// Milliseconds since some moment before the start.
    static var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}
