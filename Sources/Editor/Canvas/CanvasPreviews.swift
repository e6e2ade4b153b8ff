import Drawing
import Geometry
import Popovers
import Raster
import Screen

/// Draws the samples of popovers with the canvas's own painter.
struct CanvasPreviews: PreviewSource {
    let setter: any TextSetter
    let source: any GlyphSource
    let capabilities: Capabilities

    func surface(for preview: Preview, size: CellSize) -> Surface? {
        guard size.columns > 0, size.rows > 0 else { return nil }
        var painter = DotPainter(
            view: CellView(origin: .zero, zoom: 1, size: size), capabilities: preview.subject.capabilities ?? capabilities,
            glyphs: source)
        let area = Rect(0, 0, Double(size.columns) * CellRun.cellWidth, Double(size.rows) * CellRun.cellHeight)
        if case .colour(let ink?) = preview.subject { painter.fill(Path(rectangle: area), rule: .nonzero, ink: ink) }
        TestScene.paint(preview.subject, in: area, on: &painter, setter: setter)
        for drawable in drawables(for: preview, in: area) { drawable.paint(on: &painter, setter: setter) }
        var surface = Surface(size)
        painter.compose(onto: &surface, at: .zero)
        return surface
    }

    private func drawables(for preview: Preview, in area: Rect) -> [Drawable] {
        guard let id = DrawableID("sample") else { return [] }
        func make(_ shape: Shape, _ style: Style) -> Drawable { Drawable(id: id, shape: shape, style: style) }
        switch preview.subject {
        case .text(let text):
            let request = TextRequest(text, face: preview.style.face, size: preview.style.size, language: preview.style.language)
            let spare = area.height - setter.layout(request).size.height
            let top = preview.style.face.isTerminal ? 0 : max(min(0, spare), spare / 2)
            return [make(.text(TextBox(text, at: Point(0, top))), preview.style)]
        case .strokes:
            return SampleStrokes.shapes(in: area).map { make($0, preview.style) }
        case .colour, .scene, .spectrum: return []
        }
    }
}

extension Preview.Subject {
    /// What the sample is to be drawn for, where that is not what the terminal shows.
    fileprivate var capabilities: Capabilities? {
        switch self {
        case .scene(let capabilities), .spectrum(let capabilities): capabilities
        case .text, .strokes, .colour: nil
        }
    }
}
