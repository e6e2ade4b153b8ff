/// What stands on a terminal's screen.
struct Screenshot: Equatable, CustomStringConvertible {
    /// The rows, blanks at their ends left out.
    let rows: [String]

    init(_ text: String) {
        rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
            String(row.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// Everything but toolbar and status row.
    var canvas: [String] { Array(rows[..<(rows.lastIndex { !$0.isEmpty } ?? rows.startIndex)].dropFirst(2)) }

    /// The last row with something on it.
    var status: String { rows.last { !$0.isEmpty } ?? "" }

    func contains(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

    var description: String { rows.joined(separator: "\n") }
}
