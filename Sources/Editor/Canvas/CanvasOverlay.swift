import Drawing
import Geometry
import Raster
import Screen

/// What is painted above the document and is no part of it: half-drawn work, guides, and a text being typed.
struct CanvasOverlay {
    /// What is half-drawn or carried, the lowest first.
    var drafts: [Drawable] = []
    var guides: [Path] = []
    var text: TextBlock?

    var isEmpty: Bool { drafts.isEmpty && guides.isEmpty && text == nil }

    /// Guides are dashed, two dots on and two off, so that nobody takes them for a stroke.
    private static let guideStroke = Stroke(ink: .standard, width: 1, cap: .butt, dashes: [2, 2])

    /// The cells that the overlay may paint into, or nothing where it paints nothing.
    func cells(in view: CellView, setter: some TextSetter) -> CellRect? {
        var reaches = guides.compactMap { $0.controlBounds }
        for draft in drafts { if let reach = draft.reach(setter: setter) { reaches.append(reach) } }
        if let reach = text?.reach(setter: setter) { reaches.append(reach) }
        guard let first = reaches.first else { return nil }
        return CanvasDamage.cells(of: reaches.reduce(first) { $0.union($1) }, in: view)
    }

    func paint(on painter: inout DotPainter, setter: some TextSetter) {
        for draft in drafts { draft.paint(on: &painter, setter: setter) }
        for guide in guides { painter.stroke(guide, with: CanvasOverlay.guideStroke) }
        text?.paint(on: &painter, setter: setter)
    }
}
