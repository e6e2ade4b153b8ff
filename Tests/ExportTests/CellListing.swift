import Geometry
import Graphemes
import Raster
import Screen

/// Cells as the readers of other programs list them: a line a row, and for each cell `scalar:ink:ground` in hexadecimal, `-` for
/// the reader's own colour.
struct CellListing: Equatable, CustomStringConvertible {
    var rows: [[String]]

    /// The rows of a listing, blank ones at its end left out.
    init(_ text: String) {
        rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            CellListing.trimmed(line.split(separator: " ").map { String($0) })
        }
        while rows.last?.isEmpty == true { rows.removeLast() }
    }

    /// The cells of a surface, what cannot be seen at the ends of rows left out.
    ///
    /// - Parameter colour: names a colour as the reader does.
    init(_ surface: Surface, scalar: (Unicode.Scalar) -> Unicode.Scalar = { $0 }, colour: (CellColour) -> String?) {
        rows = (0..<surface.rows).map { row in
            let cells = surface.row(row).filter { !$0.isContinuation }.map { cell in
                var ink = colour(cell.foreground) ?? "-"
                var ground = colour(cell.background) ?? "-"
                if cell.attributes.contains(.reverse) { (ink, ground) = (ground == "-" ? "=" : ground, ink == "-" ? "=" : ink) }
                // Nobody sees the ink of a blank.
                if cell.grapheme.isBlank { ink = "-" }
                return "\(String(scalar(cell.grapheme.base).value, radix: 16)):\(ink):\(ground)"
            }
            return CellListing.trimmed(cells)
        }
        while rows.last?.isEmpty == true { rows.removeLast() }
    }

    private static func trimmed(_ cells: [String]) -> [String] {
        let seen = cells.map { $0.hasPrefix("20:") ? "20:-:" + $0.split(separator: ":")[2] : $0 }
        return Array(seen[..<(seen.lastIndex { $0 != "20:-:-" }.map { $0 + 1 } ?? 0)])
    }

    var description: String { rows.map { $0.joined(separator: " ") }.joined(separator: "\n") }

    /// Where two listings differ first, or nothing.
    func difference(from other: CellListing) -> String? {
        guard self != other else { return nil }
        for row in 0..<max(rows.count, other.rows.count) {
            let (mine, others) = (row < rows.count ? rows[row] : [], row < other.rows.count ? other.rows[row] : [])
            for column in 0..<max(mine.count, others.count) {
                let (one, two) = (column < mine.count ? mine[column] : "", column < others.count ? others[column] : "")
                if one != two { return "row \(row), column \(column): \(one), not \(two)" }
            }
        }
        return "the rows differ"
    }
}
