import Drawing
import Geometry
import Raster
import Screen

/// A stroke of a box pen as strokes through the middles of its cells, which meet where the characters would.
struct BoxLines {
    private let box: BoxStroke
    /// The width in dots of the strokes.
    private let width: Double

    /// The radius in dots of rounded corners.
    private static let radius = 2.0
    /// How far the two lines of the double pen lie beside the middle, in dots.
    private static let spread = 0.5
    /// The length of an arrow head, and half its breadth, in dots.
    private static let head = (length: 3.0, reach: 1.25)

    init(_ box: BoxStroke) {
        self.box = box
        width = box.pen == .heavy ? 1 : 0.5
    }

    /// Describes the stroke to a painter of shapes.
    func paint(on painter: inout some Painter) {
        let view = CellView(size: CellSize(columns: 0, rows: 0))
        switch box.outline {
        case .rectangle(let rect):
            let cells = BoxPlacement.cells(of: rect, in: view)
            let first = cells.origin
            let last = CellPosition(column: cells.endColumn - 1, row: cells.endRow - 1)
            if first.column == last.column || first.row == last.row {
                line(first, last, heads: .none, on: &painter)
            } else {
                frame(Rect(corner: BoxLines.centre(first), opposite: BoxLines.centre(last)), on: &painter)
            }
        case .line(let start, let end, let heads):
            let (first, last) = BoxPlacement.line(from: start, to: end, in: view)
            line(first, last, heads: heads, on: &painter)
        }
    }

    private static func centre(_ cell: CellPosition) -> Point {
        Point((Double(cell.column) + 0.5) * CellRun.cellWidth, (Double(cell.row) + 0.5) * CellRun.cellHeight)
    }

    private func frame(_ rect: Rect, on painter: inout some Painter) {
        switch box.pen {
        case .double:
            for spread in [-BoxLines.spread, BoxLines.spread] { stroke(Path(rectangle: rect.inset(by: spread)), on: &painter) }
        case .rounded: stroke(BoxLines.rounded(rect), on: &painter)
        case .dots, .light, .heavy, .dashed, .ascii: stroke(Path(rectangle: rect), on: &painter)
        }
    }

    private static func rounded(_ rect: Rect) -> Path {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        // The distance of the control points of a quarter of a circle: 4/3·(√2−1) of the radius from its ends.
        let rest = radius * (1 - 0.5522847498307936)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        return Path([
            .move(Point(left + radius, top)), .line(Point(right - radius, top)),
            .cubic(Point(right - rest, top), Point(right, top + rest), Point(right, top + radius)),
            .line(Point(right, bottom - radius)),
            .cubic(Point(right, bottom - rest), Point(right - rest, bottom), Point(right - radius, bottom)),
            .line(Point(left + radius, bottom)),
            .cubic(Point(left + rest, bottom), Point(left, bottom - rest), Point(left, bottom - radius)),
            .line(Point(left, top + radius)),
            .cubic(Point(left, top + rest), Point(left + rest, top), Point(left + radius, top)),
            .close,
        ])
    }

    private func line(_ first: CellPosition, _ last: CellPosition, heads: ArrowHeads, on painter: inout some Painter) {
        var start = BoxLines.centre(first)
        var end = BoxLines.centre(last)
        guard start != end else {
            // One cell holds a line through all of it, which points nowhere.
            let half = Point(CellRun.cellWidth / 2, 0)
            strokes(from: start - half, to: end + half, on: &painter)
            return
        }
        let isLevel = start.y == end.y
        let along = (end - start) * (1 / start.distance(to: end))
        let toEdge = along * ((isLevel ? CellRun.cellWidth : CellRun.cellHeight) / 2)
        // A head reaches to the edge of its cell, and the line to the head.
        if heads.atStart { start = head(at: start - toEdge, along: -along, on: &painter) }
        if heads.atEnd { end = head(at: end + toEdge, along: along, on: &painter) }
        strokes(from: start, to: end, on: &painter)
    }

    /// Fills a head and answers the middle of its base.
    private func head(at tip: Point, along: Point, on painter: inout some Painter) -> Point {
        let base = tip - along * BoxLines.head.length
        let across = Point(-along.y, along.x) * BoxLines.head.reach
        painter.fill(Path(polyline: [tip, base + across, base - across], closed: true), rule: .nonzero, ink: box.ink)
        return base
    }

    private func strokes(from start: Point, to end: Point, on painter: inout some Painter) {
        guard box.pen == .double else {
            stroke(Path(polyline: [start, end]), on: &painter)
            return
        }
        let beside = start.y == end.y ? Point(0, BoxLines.spread) : Point(BoxLines.spread, 0)
        stroke(Path(polyline: [start - beside, end - beside]), on: &painter)
        stroke(Path(polyline: [start + beside, end + beside]), on: &painter)
    }

    private func stroke(_ path: Path, on painter: inout some Painter) {
        let isDashed = box.pen == .dashed
        // Square ends close the corner where two lines end in one cell.
        painter.stroke(
            path,
            with: Stroke(
                ink: box.ink, width: width, cap: isDashed ? .butt : .square, join: .mitre, dashes: isDashed ? [1, 1] : []))
    }
}
