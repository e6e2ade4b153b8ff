import Screen

extension Surface {
    /// The cells of a row up to the last one that would be seen.
    func seenCells(ofRow row: Int) -> ArraySlice<Cell> {
        let cells = self.row(row)
        return cells[..<(cells.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? cells.startIndex)]
    }
}
