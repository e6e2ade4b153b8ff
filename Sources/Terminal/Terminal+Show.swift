import CNcurses
import Graphemes
import Screen

extension Terminal {
    /// Shows a surface, sending what differs from the last one, the cursor last.
    ///
    /// Where the terminal takes no bytes the frame is kept until it does, and only the newest of several.
    public func show(_ surface: Surface) {
        guard presence == .drawing else { return }
        guard output.flush() else {
            waitingFrame = surface
            return
        }
        waitingFrame = nil
        paint(surface)
    }

    private func paint(_ surface: Surface) {
        if surface.ground != ground { take(surface.ground) }
        if let shown, shown.size != surface.size {
            nc_erase()
            self.shown = nil
        }
        let rows = min(surface.rows, size.rows)
        let columns = min(surface.columns, size.columns)
        guard rows > 0, columns > 0 else { return }
        var changed = shown == nil
        var writer = CellWriter(pairs: pairs, colours: colourNumbers, ground: takenGround, isUTF8: traits.isUTF8, screen: size)
        for row in 0..<rows {
            let new = surface.row(row)
            guard let stretch = changedColumns(in: new, row: row) else { continue }
            changed = true
            writer.put(new, stretch.clamped(to: 0..<columns), row: row, of: surface)
        }
        pairs = writer.pairs
        let target = surface.cursor ?? cursor
        let place = CellPosition(column: max(0, min(columns - 1, target.column)), row: max(0, min(rows - 1, target.row)))
        if changed || place != cursor {
            nc_update(Int32(place.row), Int32(place.column))
            if let bytes = capture?.take() { output.send(trimmer.trimmed(bytes)) }
        }
        cursor = place
        shown = surface
    }

    /// From the first to behind the last column that differs from what is shown, whole graphemes on both sides.
    private func changedColumns(in new: ArraySlice<Cell>, row: Int) -> Range<Int>? {
        guard let shown else { return 0..<new.count }
        let old = shown.row(row)
        var low = 0
        var high = new.count
        let newStart = new.startIndex
        let oldStart = old.startIndex
        while low < high, new[newStart + low] == old[oldStart + low] { low += 1 }
        guard low < high else { return nil }
        while new[newStart + high - 1] == old[oldStart + high - 1] { high -= 1 }
        // Half a wide grapheme may be all that differs.
        while low > 0, new[newStart + low].isContinuation || old[oldStart + low].isContinuation { low -= 1 }
        while high < new.count, new[newStart + high].isContinuation || old[oldStart + high].isContinuation { high += 1 }
        return low..<high
    }
}
