import Glibc

/// Times as the clock on the wall shows them.
enum LocalTime {
    /// `HH:MM` of this machine's time zone for seconds since 1970.
    static func text(_ seconds: Int64) -> String {
        let parts = parts(of: seconds)
        return "\(two(parts.tm_hour)):\(two(parts.tm_min))"
    }

    /// `YYYY-MM-DD HH:MM` of this machine's time zone for seconds since 1970.
    static func date(_ seconds: Int64) -> String { "\(day(parts(of: seconds))) \(text(seconds))" }

    /// The present time as the trash notes it, `YYYY-MM-DDThh:mm:ss` of this machine's time zone.
    static var stamp: String {
        let parts = parts(of: Int64(time(nil)))
        return "\(day(parts))T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    }

    private static func parts(of seconds: Int64) -> tm {
        var time = time_t(seconds)
        var parts = tm()
        localtime_r(&time, &parts)
        return parts
    }

    private static func day(_ parts: tm) -> String { "\(1900 + parts.tm_year)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))" }

    private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : String(number) }
}
