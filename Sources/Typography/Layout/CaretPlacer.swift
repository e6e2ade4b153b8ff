import Drawing

/// Finds where a caret stands between the characters of a line.
struct CaretPlacer {
    private let first: Int
    private let advances: [Double]
    /// The edge of every character at which the caret stands before it.
    private var leading: [Double]
    /// The edge of every character at which the caret stands behind it.
    private var trailing: [Double]
    /// The other edge of the last character.
    private var end = 0.0

    /// Creates a placer for the characters of a line, from the first one on, with their widths in dots.
    init(first: Int, advances: [Double]) {
        self.first = first
        self.advances = advances
        leading = [Double](repeating: 0, count: advances.count)
        trailing = leading
    }

    /// Places the characters of an item whose left edge is at `left`.
    mutating func place(_ item: TextItem, at left: Double) {
        var x = left
        let characters = (item.characters.lowerBound - first)..<(item.characters.upperBound - first)
        if item.isRightToLeft {
            for character in characters.reversed() {
                trailing[character] = x
                x += advances[character]
                leading[character] = x
                if character == advances.count - 1 { end = trailing[character] }
            }
        } else {
            for character in characters {
                leading[character] = x
                x += advances[character]
                trailing[character] = x
                if character == advances.count - 1 { end = x }
            }
        }
    }

    /// The stops from left to right: one before every character and one behind the last.
    /// - Parameter offset: the offset of the first character in the text.
    func stops(offset: Int) -> [CaretStop] {
        var stops: [CaretStop] = []
        stops.reserveCapacity(leading.count + 1)
        var isSorted = true
        for (index, x) in leading.enumerated() {
            if let last = stops.last, last.x > x { isSorted = false }
            stops.append(CaretStop(offset: offset + index, x: x, farX: trailing[index]))
        }
        if let last = stops.last, last.x > end { isSorted = false }
        stops.append(CaretStop(offset: offset + leading.count, x: end))
        if !isSorted { stops.sort { ($0.x, $0.offset) < ($1.x, $1.offset) } }
        return stops
    }
}
