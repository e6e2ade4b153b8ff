extension Surface {
    /// The smallest part that holds every cell that is not blank; nothing where all are.
    public func trimmed() -> Surface? {
        var left = columns
        var right = -1
        var top = rows
        var bottom = -1
        for row in 0..<rows {
            let cells = self.row(row)
            guard let first = cells.firstIndex(where: { !$0.isBlank }), let last = cells.lastIndex(where: { !$0.isBlank }) else {
                continue
            }
            left = min(left, first - cells.startIndex)
            right = max(right, last - cells.startIndex)
            top = min(top, row)
            bottom = row
        }
        guard right >= left else { return nil }
        var result = Surface(CellSize(columns: right - left + 1, rows: bottom - top + 1))
        result.draw(self, at: CellPosition(column: -left, row: -top))
        return result
    }
}
