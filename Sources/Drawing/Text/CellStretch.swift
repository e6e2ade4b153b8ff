import Graphemes

/// The blanks that fill a line of cells: whole cells behind its blanks, or without one behind its wide characters.
struct CellStretch {
    /// The places that take blanks, in the order of the line.
    private var places: [Int: Int] = [:]
    private var spare = 0

    /// A line that stays as it is.
    static let none = CellStretch()

    private init() {}

    /// Finds the places of a line, and gives them a number of cells to share; the first ones take one more.
    init(_ graphemes: [Grapheme], spare: Int) {
        let first = graphemes.firstIndex { !$0.isBlank } ?? graphemes.count
        let end = (graphemes.lastIndex { !$0.isBlank } ?? -1) + 1
        guard first < end, spare > 0 else { return }
        var found = (first..<end).filter { graphemes[$0].isBlank }
        if found.isEmpty { found = (first..<(end - 1)).filter { graphemes[$0].columns == 2 && graphemes[$0 + 1].columns == 2 } }
        for (number, place) in found.enumerated() { places[place] = number }
        self.spare = spare
    }

    /// The blanks that stand behind a character.
    func blanks(behind index: Int) -> Int {
        guard let number = places[index] else { return 0 }
        return spare / places.count + (number < spare % places.count ? 1 : 0)
    }
}
