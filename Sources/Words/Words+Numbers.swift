extension Words {
    /// A whole number as the language writes it, its thousands apart.
    public func number(_ value: Int) -> String {
        let digits = String(value.magnitude)
        let (separator, least) = language.grouping
        guard digits.count >= least else { return String(value) }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
            text.append(digit)
        }
        return value < 0 ? "-" + text : text
    }
}

extension Language {
    /// What stands between thousands, and the fewest digits of a number that has it.
    ///
    /// Source: the Unicode CLDR. The French separator is a no-break space here, since terminals' fonts lack the narrow one.
    fileprivate var grouping: (separator: String, leastDigits: Int) {
        switch self {
        case .english: (",", 4)
        case .french: ("\u{A0}", 4)
        case .german: (".", 4)
        case .spanish: (".", 5)
        }
    }
}
