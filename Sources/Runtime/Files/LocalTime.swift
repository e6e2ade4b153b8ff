import Glibc

/// Times as the clock on the wall shows them.
enum LocalTime {
    /// `HH:MM` of this machine's time zone for seconds since 1970.
    static func text(_ seconds: Int64) -> String {
        var time = time_t(seconds)
        var parts = tm()
        localtime_r(&time, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(two(parts.tm_hour)):\(two(parts.tm_min))"
    }
}
