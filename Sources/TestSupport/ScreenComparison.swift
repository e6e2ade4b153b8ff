/// Compares a screen with what a test expects of it, and shows both where they differ.
public struct ScreenComparison {
    private let expected: [Substring]
    private let actual: [Substring]

    /// Creates the comparison of two screens; blank rows at their ends do not count.
    public init(expected: String, actual: String) {
        self.expected = ScreenComparison.rows(of: expected)
        self.actual = ScreenComparison.rows(of: actual)
    }

    /// Whether the screens are alike.
    public var isEqual: Bool { expected == actual }

    /// Both screens one after the other, the rows that differ marked with `!`.
    public var report: String {
        "expected\n" + marked(expected, against: actual) + "\nactual\n" + marked(actual, against: expected)
    }

    private func marked(_ rows: [Substring], against others: [Substring]) -> String {
        rows.enumerated().map { index, row in
            let isAlike = others.indices.contains(index) && others[index] == row
            return (isAlike ? "  |" : "! |") + row
        }.joined(separator: "\n")
    }

    private static func rows(of screen: String) -> [Substring] {
        var rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows
    }
}
