/// The numbers of the line language: decimal, finite, within ±10⁷, without exponents.
public enum DecimalNumber {
    /// The largest amount a number may have.
    public static let limit = 1e7

    /// Reads a text that is one number.
    ///
    /// - Parameter unit: what a `c` behind the number means; without one such a suffix is refused.
    /// - Throws: `.badNumber` or `.outOfRange`.
    public static func value(of text: String, unit: CellUnit? = nil) throws(LineError.Reason) -> Double {
        var scanner = NumberScanner(text)
        let value = try scanner.number(unit: unit)
        guard scanner.isAtEnd else { throw .badNumber(text) }
        return value
    }

    /// Reads a text that is one whole number in a range, digits only.
    ///
    /// - Throws: `.badNumber` or `.outOfRange`.
    public static func whole(_ text: String, in range: ClosedRange<Int>) throws(LineError.Reason) -> Int {
        let digits = range.lowerBound < 0 && text.utf8.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy(Syntax.isDigit) else { throw .badNumber(text) }
        guard let value = Int(text), range.contains(value) else { throw .outOfRange(text) }
        return value
    }

    /// The shortest text that reads as the value again: `8`, `8.5`, never `8.0` and never an exponent.
    ///
    /// What cannot be read again is written as the nearest number that can: 0 for what is no number, the limit beyond it.
    public static func text(_ value: Double) -> String {
        guard !value.isNaN else { return "0" }
        let value = min(limit, max(-limit, value))
        if let whole = Int(exactly: value) { return String(whole) }
        let shortest = value.description
        guard let exponentMark = shortest.utf8.firstIndex(of: UInt8(ascii: "e")) else { return shortest }
        return expanded(shortest[..<exponentMark], exponent: Int(shortest[exponentMark...].dropFirst()) ?? 0)
    }

    /// Writes `d.ddd` times ten to a negative exponent, which is how small numbers are described, without the exponent.
    private static func expanded(_ mantissa: Substring, exponent: Int) -> String {
        let sign = mantissa.hasPrefix("-") ? "-" : ""
        var digits = mantissa.filter(\.isNumber)
        while digits.hasSuffix("0") { digits.removeLast() }
        return sign + "0." + String(repeating: "0", count: max(0, -exponent - 1)) + digits
    }
}
