import Drawing
import Geometry
import Raster
import Screen

/// Paints the canvas and keeps what did not change since the frame before.
///
/// The picture of the document is kept as a raster; what is half-drawn is painted over a copy of the cells it touches. A change
/// of the document paints those cells anew that it may have reached, what was put on top is painted over what is there, and
/// nothing else is composed again.
struct CanvasPainter {
    /// What decides how all of the canvas looks.
    struct Frame: Equatable {
        var view: CellView
        var capabilities: Capabilities
    }

    let source: any GlyphSource
    /// Where everything lies, as of the last `follow`.
    private(set) var index = SpatialIndex()
    private var frame: Frame?
    private var base: DotPainter
    private var top: DotPainter
    private var surface = Surface(CellSize(columns: 0, rows: 0))
    /// What of the document changed since the last frame.
    private var change = IndexChange()
    private var substitutes: [DrawableID: Drawable?] = [:]
    /// The drawables whose substitutes reach farther than they do themselves, which the index cannot know.
    private var farther: Set<DrawableID> = []
    /// The machine's faces as of the last frame, as a number: others set texts anew.
    private var faces: Int?
    /// The cells that what is half-drawn took in the last frame.
    private var overlaid: CellRect?

    init(source: any GlyphSource) {
        self.source = source
        let nothing = CellView(size: CellSize(columns: 0, rows: 0))
        base = DotPainter(view: nothing, capabilities: Capabilities(glyphs: .ascii, colours: .none), glyphs: source)
        top = base
    }

    /// Brings the index up to the document, and remembers what that changes on the canvas.
    mutating func follow(_ document: Document, setter: some TextSetter) {
        change.add(index.update(to: document.drawables, setter: setter))
    }

    /// Lets the next frame paint everything anew.
    mutating func redraw() { frame = nil }

    /// The canvas with the document and the overlay above it.
    ///
    /// - Parameters:
    ///   - faces: a number that changes with the machine's faces.
    ///   - substitutes: drawables shown in another way than the document has them, and those not shown.
    mutating func surface(
        _ document: Document, frame: Frame, faces: Int, substitutes: [DrawableID: Drawable?], setter: some TextSetter,
        overlay: CanvasOverlay
    ) -> Surface {
        if faces != self.faces {
            self.faces = faces
            index.removeAll()
            redraw()
        }
        follow(document, setter: setter)
        var damage = CanvasDamage(view: frame.view)
        if frame != self.frame {
            begin(frame)
            self.substitutes = substitutes
            damage.add(CellRect(origin: .zero, size: frame.view.size))
            findFarther(in: document, setter: setter)
            repaint(damage, setter: setter)
        } else {
            for rect in change.damage { damage.add(rect) }
            let isExchanged = substitutes != self.substitutes
            if let top = change.top, !isExchanged {
                base.beginOnTop()
                paint(CellRect(origin: .zero, size: frame.view.size), from: top, setter: setter)
            } else {
                if isExchanged { exchange(substitutes, of: document, &damage, setter: setter) }
                if isExchanged || !change.damage.isEmpty { findFarther(in: document, setter: setter) }
                if damage.isMost { damage.add(CellRect(origin: .zero, size: frame.view.size)) }
                damage = widened(damage, in: frame.view)
                repaint(damage, setter: setter)
            }
        }
        change = IndexChange()
        let area = overlay.cells(in: frame.view, setter: setter)
        for cells in [area, overlaid].compactMap({ $0 }) { damage.add(cells) }
        overlaid = area
        for cells in widened(damage, in: frame.view).rects { compose(cells, overlay: overlay, setter: setter) }
        return surface
    }

    private mutating func begin(_ frame: Frame) {
        self.frame = frame
        base.reset(view: frame.view, capabilities: frame.capabilities)
        if surface.size != frame.view.size { surface = Surface(frame.view.size) }
        overlaid = nil
    }

    /// Adds where drawables begin or cease to be shown in another way.
    private mutating func exchange(
        _ substitutes: [DrawableID: Drawable?], of document: Document, _ damage: inout CanvasDamage, setter: some TextSetter
    ) {
        for drawable in [substitutes, self.substitutes].flatMap(\.values) {
            if let reach = drawable?.reach(setter: setter) { damage.add(reach) }
        }
        for id in Set(substitutes.keys).union(self.substitutes.keys) {
            if let reach = index.reach(of: id, in: document.drawables) { damage.add(reach) }
        }
        self.substitutes = substitutes
    }

    private mutating func findFarther(in document: Document, setter: some TextSetter) {
        farther.removeAll()
        for case let (id, shown?) in substitutes {
            guard let reach = shown.reach(setter: setter) else { continue }
            if index.reach(of: id, in: document.drawables)?.contains(reach) != true { farther.insert(id) }
        }
    }

    private func widened(_ damage: CanvasDamage, in view: CellView) -> CanvasDamage {
        var result = CanvasDamage(view: view)
        for cells in damage.rects { result.add(base.widened(cells)) }
        return result
    }

    /// Paints the document anew into some cells of the kept raster.
    private mutating func repaint(_ damage: CanvasDamage, setter: some TextSetter) {
        for cells in damage.rects {
            base.begin(repainting: cells)
            paint(cells, setter: setter)
        }
    }

    /// Paints what of the document may reach some cells, from a position upwards.
    private mutating func paint(_ cells: CellRect, from bottom: Int = 0, setter: some TextSetter) {
        let first = base.view.point(of: cells.origin)
        let last = base.view.point(of: CellPosition(column: cells.endColumn, row: cells.endRow))
        let area = Rect(corner: first, opposite: last).inset(by: -1 / base.view.zoom)
        if substitutes.isEmpty {
            index.forEach(touching: area, from: bottom) { drawable in drawable.paint(on: &base, setter: setter) }
        } else {
            let substitutes = substitutes
            index.forEach(touching: area, from: bottom, and: farther) { drawable in
                if let shown = substitutes[drawable.id, default: drawable] { shown.paint(on: &base, setter: setter) }
            }
        }
    }

    /// Brings some cells of the surface up to the raster, with what is half-drawn over it.
    private mutating func compose(_ cells: CellRect, overlay: CanvasOverlay, setter: some TextSetter) {
        guard let frame else { return }
        surface.fill(cells, with: .blank)
        guard !overlay.isEmpty, let overlaid, !overlaid.intersection(cells).isEmpty else {
            base.compose(cells, onto: &surface, at: .zero)
            return
        }
        if top.view != frame.view || top.capabilities != frame.capabilities {
            top.reset(view: frame.view, capabilities: frame.capabilities)
        }
        top.begin(over: base, in: cells)
        overlay.paint(on: &top, setter: setter)
        top.compose(cells, onto: &surface, at: .zero)
    }
}
