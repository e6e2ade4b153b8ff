import Drawing
import Geometry
import Popovers
import Raster
import Screen

/// Draws the picture of a whole drawing into a few cells, on whichever thread its typesetter belongs to.
public struct ThumbnailPainter {
    private let setter: any TextSetter
    private let source: any GlyphSource

    /// The drawables that are painted between two looks at the clock.
    private static let batch = 32

    /// Creates a painter with the typesetter that sets the texts and gives their glyphs.
    public init(_ typesetter: any TextSetter & GlyphSource) {
        setter = typesetter
        source = typesetter
    }

    /// The drawing, as small as it has to be; nothing where there is nothing to see.
    ///
    /// - Parameter time: what it may take; of a drawing that needs longer, what was painted by then is shown.
    public func surface(of document: Document, for thumbnail: Thumbnail, colours: ColourDepth, within time: Duration) -> Surface?
    {
        let deadline = ContinuousClock.now + time
        var bounds: Rect?
        forEach(of: document, until: deadline) { drawable in
            if let extent = drawable.bounds(setter: setter) { bounds = bounds?.union(extent) ?? extent }
        }
        guard let bounds, thumbnail.size.columns > 0, thumbnail.size.rows > 0 else { return nil }
        var painter = DotPainter(
            view: view(of: bounds, in: thumbnail.size), capabilities: Capabilities(glyphs: thumbnail.glyphs, colours: colours),
            glyphs: source)
        forEach(of: document, until: deadline) { $0.paint(on: &painter, setter: setter) }
        var surface = Surface(thumbnail.size)
        painter.compose(onto: &surface, at: .zero)
        return surface
    }

    private func forEach(of document: Document, until deadline: ContinuousClock.Instant, _ body: (Drawable) -> Void) {
        for (number, drawable) in document.drawables.enumerated() {
            if number % ThumbnailPainter.batch == 0, ContinuousClock.now > deadline { return }
            body(drawable)
        }
    }

    /// The view of the whole drawing; its zoom is a whole part of 100 %, so that lines stay on the grid of the cells.
    private func view(of bounds: Rect, in size: CellSize) -> CellView {
        let width = Double(size.columns - 1) * CellRun.cellWidth
        let height = Double(size.rows - 1) * CellRun.cellHeight
        let parts = max(1, (bounds.width / max(1, width)).rounded(.up), (bounds.height / max(1, height)).rounded(.up))
        var view = CellView(origin: .zero, zoom: 1 / parts, size: size)
        let cell = view.cellSize
        view.origin = Point(
            (bounds.minX / cell.width).rounded(.down) * cell.width, (bounds.minY / cell.height).rounded(.down) * cell.height)
        return view
    }
}
