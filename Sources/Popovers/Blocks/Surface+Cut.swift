import Graphemes
import Screen

extension Surface {
    /// Writes text on one row and, where it needs more than `width` columns, ends it with the mark of a cut.
    @discardableResult
    mutating func writeCut(_ text: String, column: Int, row: Int, style: CellStyle, width: Int) -> Int {
        guard width > 0 else { return 0 }
        let used = write(text, column: column, row: row, style: style, width: width)
        guard !text.fits(columns: width) else { return used }
        var end = 0
        for character in text {
            let next = end + Grapheme(character).columns
            guard next < width else { break }
            end = next
        }
        return end + write(Marks.cut, column: column + end, row: row, style: style, width: 1)
    }

    /// Writes text over several rows, broken at blanks, as far as the rectangle goes; returns the rows used.
    @discardableResult
    mutating func writeWrapped(_ text: String, in area: CellRect, style: CellStyle) -> Int {
        let lines = text.wrapped(columns: area.size.columns)
        let count = min(lines.count, max(0, area.size.rows))
        for index in 0..<count {
            let isCut = index == count - 1 && lines.count > count
            let line = isCut ? lines[index] + " " + Marks.cut : lines[index]
            writeCut(line, column: area.minColumn, row: area.minRow + index, style: style, width: area.size.columns)
        }
        return count
    }

    /// Draws another surface, cut to a rectangle and without its cursor.
    mutating func draw(_ other: Surface, cutTo area: CellRect) {
        for row in 0..<min(other.rows, max(0, area.size.rows)) {
            for column in 0..<min(other.columns, max(0, area.size.columns)) {
                let cell = other[column, row]
                if cell.isContinuation || cell.grapheme.columns > area.size.columns - column { continue }
                put(cell, column: area.minColumn + column, row: area.minRow + row)
            }
        }
    }
}

extension String {
    /// Whether this text needs at most a number of columns; looks no further than that.
    func fits(columns: Int) -> Bool {
        var used = 0
        for character in self {
            used += Grapheme(character).columns
            if used > columns { return false }
        }
        return true
    }

    /// The lines of this text at a width in columns, broken at blanks and, for words that are too long, inside them.
    func wrapped(columns: Int) -> [String] {
        guard columns > 0 else { return [] }
        if fits(columns: columns) { return [self] }
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            if !line.isEmpty {
                let longer = line + " " + word
                if longer.fits(columns: columns) {
                    line = longer
                    continue
                }
                lines.append(line)
                line = ""
            }
            var used = 0
            for character in word {
                let width = Grapheme(character).columns
                if used + width > columns, used > 0 {
                    lines.append(line)
                    line = ""
                    used = 0
                }
                line.append(character)
                used += width
            }
        }
        if !line.isEmpty || lines.isEmpty { lines.append(line) }
        return lines
    }
}
