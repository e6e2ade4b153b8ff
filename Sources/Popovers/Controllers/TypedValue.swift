/// Reads the numbers that are typed into the popovers' fields.
enum TypedValue {
    /// The largest number of cells or dots; the plane's coordinates lie within it.
    private static let limit = 10_000_000

    /// A column and a row, `10,5` or `10 5`.
    static func place(_ text: String) -> GotoChoice? {
        guard let (column, row) = pair(text, separatedBy: [",", " "]) else { return nil }
        return GotoChoice(column: column, row: row)
    }

    /// A size such as `40x10` or an offset such as `12,-3`; a `d` at the end means dots instead of cells.
    static func exact(_ text: String) -> ExactSizeChoice? {
        var text = trimmed(text)
        let isDots = text.last == "d" || text.last == "D"
        if isDots { text = trimmed(text.dropLast()) }
        if let (width, height) = pair(text, separatedBy: ["x", "X", "×", "*"]) {
            guard width > 0, height > 0 else { return nil }
            return .size(width: width, height: height, isDots: isDots)
        }
        guard let (dx, dy) = pair(text, separatedBy: [",", " "]) else { return nil }
        return .offset(dx: dx, dy: dy, isDots: isDots)
    }

    /// Two numbers parted by one of the separators, of which the earlier ones are tried first.
    private static func pair(_ text: String, separatedBy separators: [Character]) -> (Int, Int)? {
        let text = trimmed(text)
        for separator in separators {
            guard let place = text.firstIndex(of: separator) else { continue }
            if let first = number(text[..<place]), let second = number(text[text.index(after: place)...]) {
                return (first, second)
            }
        }
        return nil
    }

    private static func number(_ text: some StringProtocol) -> Int? {
        guard let number = Int(trimmed(text)), (-limit...limit).contains(number) else { return nil }
        return number
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var text = String(text.drop { $0 == " " })
        while text.last == " " { text.removeLast() }
        return text
    }
}
