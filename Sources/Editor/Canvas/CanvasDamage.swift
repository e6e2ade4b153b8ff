import Drawing
import Geometry
import Raster
import Screen

/// The cells of a canvas that are to be painted anew, as a few rectangles.
struct CanvasDamage {
    /// The rectangles, none of them empty, none overlapping another.
    private(set) var rects: [CellRect] = []
    private let canvas: CellRect
    private let view: CellView

    /// More rectangles than this are one around all of them: each asks the whole index once.
    private static let limit = 24

    init(view: CellView) {
        self.view = view
        canvas = CellRect(origin: .zero, size: view.size)
    }

    /// Whether so much is to be painted that one pass over everything is cheaper than several over parts.
    var isMost: Bool {
        rects.reduce(0) { $0 + $1.size.columns * $1.size.rows } * 2 > canvas.size.columns * canvas.size.rows
    }

    /// Adds the cells that a rectangle of the document may paint into.
    mutating func add(_ rect: Rect) { add(CanvasDamage.cells(of: rect, in: view)) }

    /// Adds cells; those outside the canvas are left out.
    mutating func add(_ cells: CellRect) {
        var added = cells.intersection(canvas)
        guard !added.isEmpty, rects.first != canvas else { return }
        while let index = rects.firstIndex(where: { CanvasDamage.belongTogether($0, added) }) {
            added = added.union(rects.remove(at: index))
        }
        rects.append(added)
        guard rects.count > CanvasDamage.limit else { return }
        rects = [rects.reduce(rects[0]) { $0.union($1) }]
    }

    /// The cells that a rectangle of the document may paint into: a stroke is never thinner than a dot of the screen, so one
    /// more on each side counts.
    static func cells(of rect: Rect, in view: CellView) -> CellRect {
        let grown = rect.inset(by: -1 / view.zoom)
        let first = view.cell(of: grown.origin)
        let last = view.cell(of: Point(grown.maxX, grown.maxY))
        return CellRect(
            column: first.column, row: first.row, columns: last.column - first.column + 1, rows: last.row - first.row + 1)
    }

    /// Whether two rectangles overlap, or lie so near that one around both is hardly larger than the two.
    private static func belongTogether(_ one: CellRect, _ other: CellRect) -> Bool {
        if !one.intersection(other).isEmpty { return true }
        let union = one.union(other)
        return union.size.columns * union.size.rows
            <= one.size.columns * one.size.rows + other.size.columns * other.size.rows
    }
}
