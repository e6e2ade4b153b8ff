import Graphemes
import Screen

/// The last row: tool, state, position or size, step and next keys on the left, the file on the right; plain text alone.
struct StatusRow: Equatable {
    /// The parts from the left in falling weight: what does not fit is left out from the end.
    var parts: [String]
    var file: String

    /// How many of the parts weigh more than the file: what is being done, and where. The others leave the file its room.
    private static let partsBeforeFile = 2

    /// The row as text of exactly some columns.
    func text(columns: Int) -> String {
        var left = ""
        let roomBesideFile = columns - (file.isEmpty ? 0 : file.columns + 2)
        for (index, part) in parts.enumerated() where !part.isEmpty {
            let next = left.isEmpty ? part : left + "  " + part
            let room = index < StatusRow.partsBeforeFile ? columns : roomBesideFile
            guard next.columns <= room || left.isEmpty else { break }
            left = next
        }
        left = StyleRowLayout.cut(left, to: columns)
        let spare = columns - left.columns
        // Where the name has no room, the mark of unsaved work behind it still has.
        let shown = [file, String(file.suffix(2))].first { spare >= $0.columns + 2 } ?? ""
        return left + String(repeating: " ", count: spare - shown.columns) + shown
    }
}
