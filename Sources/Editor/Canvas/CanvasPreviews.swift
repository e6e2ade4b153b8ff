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
    let samples: SampleShelf
    let thumbnails: ThumbnailShelf

    func surface(for sample: FaceSample) -> Surface? { samples.surface(for: sample) }

    func picture(of thumbnail: Thumbnail) -> ThumbnailPicture? { thumbnails.picture(of: thumbnail) }

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
        func make(_ text: String, _ style: Style) -> Drawable {
            let (text, height) = lines(of: text, style: style, in: area)
            let spare = area.height - height
            let top = style.face.isTerminal ? 0 : max(min(0, spare), spare / 2)
            return make(.text(TextBox(text, at: Point(0, top))), style)
        }
        switch preview.subject {
        case .text(let text): return [make(text, preview.style)]
        case .specimen(let text): return [make(setter.sampleText(for: preview.style.face, preferring: text), preview.style)]
        case .paragraph(let text): return [make(.text(TextBox(text, at: .zero, frame: area.size)), preview.style)]
        case .strokes:
            return SampleStrokes.shapes(in: area).map { make($0, preview.style) }
        case .colour, .scene, .spectrum: return []
        }
    }

    /// A text that is too wide on as many lines as there is room for, and their height in dots; where that is one line, the text as
    /// it is, whose end is cut.
    private func lines(of text: String, style: Style, in area: Rect) -> (text: String, height: Double) {
        var request = TextRequest(text, face: style.face, size: style.size, language: style.language)
        let single = setter.layout(request).size
        guard single.width > area.width else { return (text, single.height) }
        request.width = area.width
        let lines = setter.layout(request).lines.prefix { $0.top + $0.height <= area.height }
        guard lines.count > 1, let last = lines.last else { return (text, single.height) }
        let characters = Array(text)
        return (lines.map { String(characters[$0.range]) }.joined(separator: "\n"), last.top + last.height)
    }
}

extension Preview.Subject {
    /// What the sample is to be drawn for, where that is not what the terminal shows.
    fileprivate var capabilities: Capabilities? {
        switch self {
        case .scene(let capabilities), .spectrum(let capabilities): capabilities
        case .text, .specimen, .paragraph, .strokes, .colour: nil
        }
    }
}
