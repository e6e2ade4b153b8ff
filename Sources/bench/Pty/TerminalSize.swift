/// The size of a terminal's window in cells.
struct TerminalSize {
    var columns: UInt16
    var rows: UInt16

    /// The two sizes that figures are given for.
    static let small = TerminalSize(columns: 80, rows: 24)
    static let large = TerminalSize(columns: 200, rows: 50)

    /// A size with room for the article's pane.
    static let wide = TerminalSize(columns: 120, rows: 34)

    /// The size as it stands in the names of figures, as in `80x24`.
    var name: String { "\(columns)x\(rows)" }
}
