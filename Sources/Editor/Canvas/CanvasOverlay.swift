import Drawing
import Geometry
import Raster

/// What is painted above the document and is no part of it: half-drawn work, guides, and a text being typed.
struct CanvasOverlay {
    var draft: Drawable?
    var guides: [Path] = []
    var text: TextBlock?

    var isEmpty: Bool { draft == nil && guides.isEmpty && text == nil }

    /// Guides are dashed, two dots on and two off, so that nobody takes them for a stroke.
    private static let guideStroke = Stroke(ink: .standard, width: 1, cap: .butt, dashes: [2, 2])

    func paint(on painter: inout DotPainter, setter: some TextSetter) {
        draft?.paint(on: &painter, setter: setter)
        for guide in guides { painter.stroke(guide, with: CanvasOverlay.guideStroke) }
        text?.paint(on: &painter, setter: setter)
    }
}
