import Glibc

/// One measured value, printed as `name value unit`.
struct Figure {
    var name: String
    var value: Double
    var unit: String

    /// The line, the value with at most two digits behind the point.
    var line: String {
        let hundredths = Int((value * 100).rounded())
        let fraction = hundredths % 100
        let digits =
            fraction == 0 ? "" : fraction % 10 == 0 ? ".\(fraction / 10)" : fraction < 10 ? ".0\(fraction)" : ".\(fraction)"
        return "\(name) \(hundredths / 100)\(digits) \(unit)"
    }

    /// Prints figures at once, also into a pipe.
    static func print(_ figures: [Figure]) {
        for figure in figures { Swift.print(figure.line) }
        fflush(nil)
    }
}

extension [Double] {
    /// The value that a share of all, 0–1, does not exceed; 0 where there are none.
    func percentile(_ share: Double) -> Double {
        guard !isEmpty else { return 0 }
        return sorted()[Swift.min(count - 1, Int((Double(count) * share).rounded(.up)) - 1)]
    }

    /// The middle value, or the mean of the two in the middle; 0 where there are none.
    var median: Double {
        guard !isEmpty else { return 0 }
        let sorted = sorted()
        return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}
