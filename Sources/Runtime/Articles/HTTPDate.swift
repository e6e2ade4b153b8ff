/// Dates as answers hold them.
enum HTTPDate {
    /// The seconds since 1970 of a date such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7); nothing for another form.
    static func seconds(_ text: String) -> Int? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), (1...31).contains(day),
            let month = months.firstIndex(of: String(parts[2])), let year = Int(parts[3]), (1970...9999).contains(year)
        else { return nil }
        let clock = parts[4].split(separator: ":").map { Int($0) ?? -1 }
        guard clock.count == 3, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]), (0...60).contains(clock[2]) else {
            return nil
        }
        return days(year: year, month: month + 1, day: day) * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
    }

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The days since 1970-01-01 in the Gregorian calendar, the year begun in March so that the leap day is its last.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return 365 * year + year / 4 - year / 100 + year / 400 + ofYear - 719_468
    }
}
