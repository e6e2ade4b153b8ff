import Drawing
import Geometry
import Raster
import Screen

/// Paints the canvas and keeps what did not change since the frame before.
struct CanvasPainter {
    /// What decides how the document looks, without what is half-drawn.
    struct Key: Equatable {
        var revision: Int
        var view: CellView
        var capabilities: Capabilities
        /// Drawables shown in another way than the document has them, and those not shown.
        var substitutes: [DrawableID: Drawable?]
        /// Faces that were loaded meanwhile set texts anew.
        var facesLoading: Bool
    }

    let source: any GlyphSource
    private var key: Key?
    private var base: DotPainter?
    private var baseSurface: Surface?

    init(source: any GlyphSource) { self.source = source }

    /// The canvas with the document and the overlay above it.
    mutating func surface(
        _ document: Document, key: Key, setter: some TextSetter, overlay: CanvasOverlay
    ) -> Surface {
        if key != self.key || base == nil {
            var painter = DotPainter(view: key.view, capabilities: key.capabilities, glyphs: source)
            let bounds = key.view.bounds
            for drawable in document.drawables {
                guard let shown = key.substitutes[drawable.id, default: drawable] else { continue }
                guard let area = shown.bounds(setter: setter), area.intersects(bounds) else { continue }
                shown.paint(on: &painter, setter: setter)
            }
            self.key = key
            base = painter
            baseSurface = nil
        }
        guard let base else { return Surface(key.view.size) }
        guard !overlay.isEmpty else {
            if let baseSurface { return baseSurface }
            let surface = CanvasPainter.compose(base, size: key.view.size)
            baseSurface = surface
            return surface
        }
        var painter = base
        overlay.paint(on: &painter, setter: setter)
        return CanvasPainter.compose(painter, size: key.view.size)
    }

    private static func compose(_ painter: DotPainter, size: CellSize) -> Surface {
        var surface = Surface(size)
        painter.compose(onto: &surface, at: .zero)
        return surface
    }
}
