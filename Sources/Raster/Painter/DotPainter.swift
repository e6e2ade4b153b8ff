import Drawing
import Geometry
import Screen

/// Paints a drawing into the cells of a terminal.
///
/// Strokes, fills and glyphs go into a buffer of 4×8 samples a cell, 2×2 a dot of the screen, each of which holds the number of
/// its topmost ink: nothing is blended. Box pens and the `Terminal` face go into layers of whole cells. `compose` chooses the
/// character and the two colours of each cell. A copy is a picture of its own; copies share only caches, so that a draft is
/// painted over a copy of what lies below it. A painter is to be used on one thread at a time with its copies.
public struct DotPainter: Painter {
    /// What part of the drawing is shown.
    public private(set) var view: CellView
    /// What the terminal can show.
    public private(set) var capabilities: Capabilities
    let workspace: Workspace
    /// Row by row, 4 samples a column: twice the ink's number, plus 1 for a fill; 0 for paper.
    var samples: [UInt16] = []
    /// The box-drawing layer, one a cell.
    var boxes: [BoxCell] = []
    /// The samples that box cells are coloured with.
    var boxInks: [UInt16] = []
    /// The fill below the box and text of each cell, as a sample.
    var grounds: [UInt16] = []
    /// The cells that a fill has reached the middle of or that its wide border has touched, whatever was painted over it.
    var filled: [Bool] = []
    /// The layer of the `Terminal` face, one a cell.
    var texts: [TextCell] = []
    /// The rows of cells into which a wide character was put, even where it was covered later.
    var wideRows: [Bool] = []
    /// The cells that paint may reach; the others stay as they are.
    var clip = CellRect(column: 0, row: 0, columns: 0, rows: 0)
    var palette = InkPalette()
    /// The fill that a box's border may follow, with its sample.
    var lastFill: (path: Path, sample: UInt16)?
    /// The ink of the stroke that an arrow head may follow.
    var lastStroke: Ink?

    /// Creates a painter of a view; without a source, glyphs leave nothing.
    public init(view: CellView, capabilities: Capabilities, glyphs source: (any GlyphSource)?) {
        self.view = view
        self.capabilities = capabilities
        workspace = Workspace(source: source)
        allocate()
    }

    /// Takes all paint away and shows another view, reusing the memory where the size is the same.
    public mutating func reset(view: CellView, capabilities: Capabilities? = nil) {
        let isSameSize = view.size == self.view.size
        self.view = view
        if let capabilities { self.capabilities = capabilities }
        if isSameSize { clear() } else { allocate() }
    }

    /// Takes all paint away.
    public mutating func clear() {
        clip = CellRect(origin: .zero, size: view.size)
        clearCells()
        wideRows = Array(repeating: false, count: rows)
        palette.removeAll()
        forget()
    }

    private mutating func allocate() {
        let cells = view.size.columns * view.size.rows
        clip = CellRect(origin: .zero, size: view.size)
        wideRows = Array(repeating: false, count: rows)
        samples = Array(repeating: 0, count: cells * CellSamples.count)
        boxes = Array(repeating: BoxCell(), count: cells)
        boxInks = Array(repeating: 0, count: cells)
        grounds = Array(repeating: 0, count: cells)
        filled = Array(repeating: false, count: cells)
        texts = Array(repeating: .none, count: cells)
        palette.removeAll()
        forget()
    }

    mutating func forget() {
        lastFill = nil
        lastStroke = nil
    }

    var columns: Int { view.size.columns }
    var rows: Int { view.size.rows }
    /// The samples of a row.
    var sampleColumns: Int { columns * CellSamples.columns }
    var sampleRows: Int { rows * CellSamples.rows }

    /// The place of a point on the canvas, in samples, or nothing for one that is no point.
    func sample(at point: Point) -> Point? { view.sample(at: point) }

    /// The sample value of an ink.
    mutating func value(of ink: Ink, isFill: Bool) -> UInt16 {
        palette.number(of: ink, depth: capabilities.colours, cache: workspace) << 1 | (isFill ? 1 : 0)
    }

    /// The tolerance of flattened curves in dots of the document: a quarter of a sample.
    var tolerance: Double { 0.125 / view.zoom }

    /// Begins the outline of a path, grown by a distance in dots of the document, in the scan converter; answers whether it may
    /// touch the cells that paint may reach.
    func beginOutline(_ path: Path, reach: Double) -> Bool {
        guard let bounds = DotPainter.bounds(of: path, reach: reach), touchesClip(bounds) else { return false }
        func sample(_ point: Point) -> Point {
            Point(
                CellView.place(point.x, from: view.origin.x, zoom: view.zoom),
                CellView.place(point.y, from: view.origin.y, zoom: view.zoom)) * 2
        }
        // Snapped strokes lie up to a sample further.
        beginOutline(from: sample(bounds.low) - Point(2, 2), to: sample(bounds.high) + Point(2, 2))
        return true
    }

    /// Begins an outline between two places in samples in the scan converter.
    func beginOutline(from low: Point, to high: Point) {
        func range(_ low: Double, _ high: Double, in clip: Range<Int>) -> Range<Int> {
            func held(_ value: Double) -> Int { Int(min(Double(clip.upperBound), max(Double(clip.lowerBound), value))) }
            let first = held(low.rounded(.down))
            return first..<max(first, held(high.rounded(.up)))
        }
        workspace.scan.begin(
            columns: range(low.x, high.x, in: clip.minColumn * CellSamples.columns..<clip.endColumn * CellSamples.columns),
            rows: range(low.y, high.y, in: clip.minRow * CellSamples.rows..<clip.endRow * CellSamples.rows))
    }

    /// Whether a path, grown by a distance in dots of the document, may touch the cells that paint may reach.
    func maySee(_ path: Path, reach: Double) -> Bool {
        DotPainter.bounds(of: path, reach: reach).map { touchesClip($0) } ?? false
    }

    private func touchesClip(_ bounds: (low: Point, high: Point)) -> Bool {
        let clip = clipBounds
        return bounds.low.x <= clip.maxX && bounds.high.x >= clip.minX && bounds.low.y <= clip.maxY && bounds.high.y >= clip.minY
    }

    /// The corners around a path's points and control points, numbers that are none left out.
    private static func bounds(of path: Path, reach: Double) -> (low: Point, high: Point)? {
        var low = Point(.infinity, .infinity)
        var high = Point(-.infinity, -.infinity)
        func add(_ point: Point) {
            low = Point(min(low.x, point.x), min(low.y, point.y))
            high = Point(max(high.x, point.x), max(high.y, point.y))
        }
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .cubic(let first, let second, let end):
                add(first)
                add(second)
                add(end)
            case .close: break
            }
        }
        guard low.x <= high.x, low.y <= high.y else { return nil }
        return (low - Point(reach, reach), high + Point(reach, reach))
    }

    /// Gives the samples of the outline in the scan converter a value; of a fill or of its border it notes the cells.
    mutating func paintSpans(_ value: UInt16, rule: FillRule, isBorder: Bool = false) {
        let stride = sampleColumns
        let columns = columns
        let isFill = value & 1 != 0
        let scan = workspace.scan
        filled.withUnsafeMutableBufferPointer { filled in
            samples.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress, let cells = filled.baseAddress else { return }
                scan.spans(rule: rule) { row, start, end in
                    (base + (row &* stride &+ start)).update(repeating: value, count: end &- start)
                    // Of a fill one row of samples a row of cells is enough, and leaves the other seven their speed.
                    guard isBorder || isFill && row % CellSamples.rows == CellSamples.rows / 2 else { return }
                    let first = start / CellSamples.columns
                    let last = (end &- 1) / CellSamples.columns
                    (cells + (row / CellSamples.rows &* columns &+ first)).update(repeating: true, count: last &- first &+ 1)
                }
            }
        }
    }
}
