/// Dates of the Gregorian calendar.
public enum CivilDate {
    /// The date in UTC of a time in seconds since 1970, as `2026-01-31`.
    public static func text(seconds: Int) -> String {
        // Counted from 0000-03-01, so that the leap day is the last of its year, in cycles of 400 years.
        let days = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0) + 719_468
        let era = days / 146_097 - (days % 146_097 < 0 ? 1 : 0)
        let ofEra = days - era * 146_097
        let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * ofYear + 2) / 153
        let day = ofYear - (153 * month + 2) / 5 + 1
        let number = month < 10 ? month + 3 : month - 9
        let year = yearOfEra + era * 400 + (number <= 2 ? 1 : 0)
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        return "\(year)-\(padded(number))-\(padded(day))"
    }
}
