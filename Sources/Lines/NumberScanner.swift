/// Reads numbers out of an argument such as `12`, `8.5,-3` or `10c,4c`.
public struct NumberScanner {
    private let text: String
    private var rest: String.UTF8View.Iterator
    private var next: UInt8?
    private var position = 0

    /// Creates a scanner at the beginning of a text.
    public init(_ text: String) {
        self.text = text
        rest = text.utf8.makeIterator()
        next = rest.next()
    }

    /// Whether everything was read.
    public var isAtEnd: Bool { next == nil }

    /// Reads a number: an optional sign, digits, and an optional point with digits.
    ///
    /// - Parameter unit: what a `c` behind the number means; without one it is left standing.
    /// - Throws: `.badNumber` or `.outOfRange` with the whole text.
    public mutating func number(unit: CellUnit? = nil) throws(LineError.Reason) -> Double {
        let start = position
        var isNegative = false
        if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
            isNegative = next == UInt8(ascii: "-")
            advance()
        }
        var mantissa: UInt64 = 0
        var significant = 0
        var fraction = 0
        var digits = readDigits(into: &mantissa, significant: &significant)
        if next == UInt8(ascii: ".") {
            advance()
            fraction = readDigits(into: &mantissa, significant: &significant)
            guard fraction > 0 else { throw .badNumber(text) }
            digits += fraction
        }
        guard digits > 0 else { throw .badNumber(text) }
        var value = try magnitude(mantissa, significant, fraction, from: start)
        if isNegative { value = -value }
        if let unit, next == UInt8(ascii: "c") {
            advance()
            value *= unit.rawValue
        }
        guard abs(value) <= DecimalNumber.limit else { throw .outOfRange(text) }
        return value
    }

    /// Reads the comma between two numbers.
    ///
    /// - Throws: `.badNumber` with the whole text.
    public mutating func comma() throws(LineError.Reason) {
        guard next == UInt8(ascii: ",") else { throw .badNumber(text) }
        advance()
    }

    private mutating func advance() {
        next = rest.next()
        position += 1
    }

    private mutating func readDigits(into mantissa: inout UInt64, significant: inout Int) -> Int {
        var count = 0
        while let byte = next, Syntax.isDigit(byte) {
            mantissa = mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
            if mantissa != 0 || significant > 0 { significant += 1 }
            count += 1
            advance()
        }
        return count
    }

    /// The value of the digits read, rounded correctly.
    ///
    /// Up to 15 digits and a divisor of at most 10²² both are exact, so that one division rounds once (Clinger, "How to read
    /// floating point numbers accurately", 1990); anything longer goes the slow way.
    private func magnitude(
        _ mantissa: UInt64, _ significant: Int, _ fraction: Int, from start: Int
    ) throws(LineError.Reason) -> Double {
        if significant <= 15, fraction < NumberScanner.powersOfTen.count {
            return Double(mantissa) / NumberScanner.powersOfTen[fraction]
        }
        let digits = text.utf8.dropFirst(start).prefix(position - start).drop {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
        }
        guard let value = Double(String(decoding: Array(digits), as: UTF8.self)) else { throw .badNumber(text) }
        return value
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21,
        1e22,
    ]
}
