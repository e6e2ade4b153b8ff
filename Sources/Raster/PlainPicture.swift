import Drawing
import Geometry
import Screen

/// Draws drawables on a surface of their own, without the program around them.
public struct PlainPicture {
    /// The characters the picture may be made of.
    public var glyphs: GlyphSet
    /// How many colours it may use; `none` leaves every cell in the terminal's own.
    public var colours: ColourDepth
    /// The size of the picture in cells, from the drawing's top left; without one it is as large as the drawing.
    public var size: CellSize?
    /// The most columns; a wider drawing is shown smaller.
    public var fittingColumns: Int?

    /// The part of the plane in dots, in the place of the drawing's bounds.
    public var area: Rect?

    /// Creates a picture's settings.
    public init(glyphs: GlyphSet, colours: ColourDepth = .none, size: CellSize? = nil, fittingColumns: Int? = nil) {
        self.glyphs = glyphs
        self.colours = colours
        self.size = size
        self.fittingColumns = fittingColumns
    }

    /// The surface around the drawables, or nothing where nothing would be seen.
    ///
    /// - Parameter watch: told how much is done, from 0 to 1; with its `false` the work ends, and there is no surface.
    public func surface(
        of drawables: some Collection<Drawable>, setter: some TextSetter, source: (any GlyphSource)?,
        watch: (Double) -> Bool = { _ in true }
    ) -> Surface? {
        var bounds = area
        if bounds == nil {
            for drawable in drawables {
                if let next = drawable.bounds(setter: setter) { bounds = bounds?.union(next) ?? next }
            }
        }
        guard let bounds else { return nil }
        let view = view(of: bounds)
        var painter = DotPainter(
            view: view, capabilities: Capabilities(glyphs: glyphs, colours: colours), glyphs: source)
        guard drawables.paint(on: &painter, setter: setter, watch: watch) else { return nil }
        var surface = Surface(view.size)
        painter.compose(onto: &surface, at: .zero)
        return size == nil && area == nil ? surface.trimmed() : surface
    }

    /// The view around the drawing, small enough to fit.
    private func view(of bounds: Rect) -> CellView {
        let natural = view(of: bounds, zoom: 1)
        guard let fittingColumns, natural.size.columns > fittingColumns else { return natural }
        // The grid of the zoom may need one column more than the width alone.
        let columns = Double(max(1, fittingColumns - 1))
        var fitted = view(of: bounds, zoom: columns * CellRun.cellWidth / bounds.width)
        fitted.size.columns = min(fittingColumns, fitted.size.columns)
        return fitted
    }

    /// The view whose cells keep to the grid of a zoom, so that box lines fall on the same cells as on the canvas.
    private func view(of bounds: Rect, zoom: Double) -> CellView {
        var view = CellView(size: CellSize(columns: 0, rows: 0))
        // What has to fit may be smaller than the canvas ever shows it.
        view.zoom = zoom
        let cell = view.cellSize
        let left = (bounds.minX / cell.width).rounded(.down)
        let top = (bounds.minY / cell.height).rounded(.down)
        view.origin = Point(left * cell.width, top * cell.height)
        let natural = CellSize(
            columns: CellView.saturated((bounds.maxX / cell.width).rounded(.up) - left),
            rows: CellView.saturated((bounds.maxY / cell.height).rounded(.up) - top))
        view.size = PlainPicture.limited(size ?? natural)
        return view
    }

    /// A size of at least one cell and at most 4,000 columns and a million cells, so that one drawable that is far away cannot
    /// ask for all memory.
    private static func limited(_ size: CellSize) -> CellSize {
        let columns = min(4_000, max(1, size.columns))
        return CellSize(columns: columns, rows: min(1_000_000 / columns, max(1, size.rows)))
    }
}
