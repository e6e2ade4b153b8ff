import Drawing
import Raster
import Screen

/// Two letters on every point of the drawing in view, and what was typed of them.
struct JumpLabels: Equatable {
    /// Two letters that stand for a point.
    struct Label: Equatable {
        /// The letters; letters of the row where fingers rest stand for what is near.
        var letters: String
        /// The cell of the canvas that the first letter stands in; the second one stands behind it.
        var cell: CellPosition
        var point: SnapPoint
    }

    /// All labels, those near to the cursor first.
    let labels: [Label]
    /// The first letter, once it was typed.
    private(set) var typed: Character?

    /// What came of a letter.
    enum Answer: Equatable {
        /// The second letter is wanted.
        case more
        /// The letters are a point's.
        case point(SnapPoint)
        /// No point has these letters; what was typed before them still counts.
        case none
    }

    /// Labels the points in the cells of a view.
    ///
    /// A label that would touch another moves a cell to the side, or a row up or down; where there is no room at all, and beyond the
    /// 676 pairs of letters, points that are farther away have none.
    init(_ points: [CellPosition: SnapPoint], in view: CellView, from cursor: CellPosition) {
        let canvas = CellRect(origin: .zero, size: view.size)
        var candidates: [(cell: CellPosition, point: SnapPoint, distance: Int)] = []
        for (cell, point) in points where canvas.contains(cell) {
            // Cells are twice as high as wide.
            let (across, down) = (abs(cell.column - cursor.column), 2 * abs(cell.row - cursor.row))
            candidates.append((cell, point, across * across + down * down))
        }
        candidates.sort { ($0.distance, $0.cell.row, $0.cell.column) < ($1.distance, $1.cell.row, $1.cell.column) }
        var taken: Set<CellPosition> = []
        var labels: [Label] = []
        for candidate in candidates where labels.count < JumpLabels.pairs.count {
            guard let place = JumpLabels.room(for: candidate.cell, in: canvas, beside: taken) else { continue }
            taken.insert(place)
            taken.insert(CellPosition(column: place.column + 1, row: place.row))
            labels.append(Label(letters: JumpLabels.pairs[labels.count], cell: place, point: candidate.point))
        }
        self.labels = labels
    }

    /// The labels that what was typed may still become.
    var shown: [Label] { labels.filter { typed == nil || $0.letters.first == typed } }

    /// Takes a letter.
    mutating func type(_ letter: Character) -> Answer {
        guard let typed else {
            guard labels.contains(where: { $0.letters.first == letter }) else { return .none }
            self.typed = letter
            return .more
        }
        return labels.first { $0.letters == String([typed, letter]) }.map { .point($0.point) } ?? .none
    }

    /// Takes the first letter back.
    mutating func takeBack() { typed = nil }

    private static func room(for cell: CellPosition, in canvas: CellRect, beside taken: Set<CellPosition>) -> CellPosition? {
        [(0, 0), (-1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, 0), (1, -1), (1, 1)].lazy.map { offset in
            CellPosition(column: cell.column + offset.0, row: cell.row + offset.1)
        }.first { place in
            let next = CellPosition(column: place.column + 1, row: place.row)
            // A column is left free on both sides, so that no two labels read as one.
            let isFree = (-1...2).allSatisfy { !taken.contains(CellPosition(column: place.column + $0, row: place.row)) }
            return canvas.contains(place) && canvas.contains(next) && isFree
        }
    }

    /// Letters where fingers rest, the strongest first; and all others.
    private static let home = Array("fjdkslagh")
    private static let others = Array("rueiwoqptyvncmxbz")

    /// All pairs of letters, those of the home row first.
    static let pairs: [String] = {
        let all = home + others
        let near = home.flatMap { first in home.map { String([first, $0]) } }
        let known = Set(near)
        return near + all.flatMap { first in all.map { String([first, $0]) } }.filter { !known.contains($0) }
    }()
}
