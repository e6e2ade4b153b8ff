import Glibc

/// The time that never jumps.
public enum MonotonicClock {
    /// Milliseconds since some fixed moment.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }
}
