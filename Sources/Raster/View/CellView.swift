import Drawing
import Geometry
import Screen

/// Which part of a drawing a canvas of cells shows, and how large.
///
/// Every conversion saturates: a point of 10³⁰⁸ lies in a cell far away, and a point that is no number in the first cell.
public struct CellView: Hashable, Sendable {
    /// The document's point at the canvas's top left, in dots.
    public var origin: Point
    /// The magnification: at 1 a cell is 2×4 dots of the document; 0.25…16.
    public var zoom: Double
    /// The canvas's size in cells.
    public var size: CellSize

    /// Creates a view; a zoom outside 0.25…16 is brought to the nearest end, and a negative size counts as 0.
    public init(origin: Point = .zero, zoom: Double = 1, size: CellSize) {
        self.origin = origin
        self.zoom = zoom.isNaN ? 1 : min(16, max(0.25, zoom))
        self.size = CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
    }

    /// The size of a cell in dots of the document.
    public var cellSize: Size { Size(CellRun.cellWidth / zoom, CellRun.cellHeight / zoom) }

    /// The rectangle of the document in view, in dots.
    public var bounds: Rect {
        Rect(origin.x, origin.y, Double(size.columns) * cellSize.width, Double(size.rows) * cellSize.height)
    }

    /// How far before the edge of a cell, in cells, a point counts as on it: at some zooms the edges are no round numbers.
    private static let slack = 1e-6

    /// The cell that a point of the document lies in, which may be outside the canvas.
    public func cell(of point: Point) -> CellPosition {
        func index(_ coordinate: Double, _ origin: Double, _ length: Double) -> Int {
            CellView.saturated((CellView.place(coordinate, from: origin, zoom: zoom) / length + CellView.slack).rounded(.down))
        }
        return CellPosition(
            column: index(point.x, origin.x, CellRun.cellWidth), row: index(point.y, origin.y, CellRun.cellHeight))
    }

    /// The document's point at the top left of a cell, in dots.
    public func point(of cell: CellPosition) -> Point {
        Point(origin.x + Double(cell.column) * cellSize.width, origin.y + Double(cell.row) * cellSize.height)
    }

    /// The document's point in the middle of a cell, in dots.
    public func centre(of cell: CellPosition) -> Point { rect(of: cell).centre }

    /// The document's rectangle that a cell covers, in dots.
    public func rect(of cell: CellPosition) -> Rect {
        let corner = point(of: cell)
        return Rect(corner.x, corner.y, cellSize.width, cellSize.height)
    }

    /// The place of a point on the canvas, in samples, or nothing for one that is no point.
    @inline(__always)
    func sample(at point: Point) -> Point? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return Point(
            CellView.place(point.x, from: origin.x, zoom: zoom) * 2, CellView.place(point.y, from: origin.y, zoom: zoom) * 2)
    }

    /// The place of a coordinate on the canvas, in dots of the screen; a finite number within ±10¹² for every coordinate.
    static func place(_ coordinate: Double, from origin: Double, zoom: Double) -> Double {
        let place = (coordinate - origin) * zoom
        return place.isNaN ? 0 : min(1e12, max(-1e12, place))
    }

    /// A whole number of cells as an integer that arithmetic cannot overflow.
    static func saturated(_ cells: Double) -> Int { cells.isNaN ? 0 : Int(min(1e12, max(-1e12, cells))) }
}
