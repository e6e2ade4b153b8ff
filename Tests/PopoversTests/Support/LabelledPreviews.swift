import Drawing
import Popovers
import Screen

/// Answers every sample with a surface that says in words what it would show.
struct LabelledPreviews: PreviewSource {
    /// Whether the samples are there already.
    var areReady = true

    func surface(for preview: Preview, size: CellSize) -> Surface? {
        guard areReady else { return nil }
        var surface = Surface(size)
        let style = preview.style
        switch preview.subject {
        case .text(let text), .specimen(let text):
            surface.write("[\(style.face.text) \(style.size)]", column: 0, row: 0, width: size.columns)
            surface.write(text, column: 0, row: 1, width: size.columns)
        case .paragraph(let text):
            let setting = "\(style.alignment?.rawValue ?? "-") \(style.leading) \(style.tracking)"
            surface.write("[\(setting)]", column: 0, row: 0, width: size.columns)
            surface.write(text, column: 0, row: 1, width: size.columns)
        case .strokes:
            surface.write("[\(style.width) \(style.pen.rawValue)]", column: 0, row: 0, width: size.columns)
        case .scene(let capabilities), .spectrum(let capabilities):
            let text = "[\(capabilities.glyphs.rawValue) \(capabilities.colours.rawValue)]"
            surface.write(text, column: 0, row: 0, width: size.columns)
        case .colour(let ink):
            let text = size.columns > 2 ? "[\(ink?.text ?? "none")]" : "##"
            surface.write(text, column: 0, row: 0, width: size.columns)
        }
        return surface
    }

    func picture(of thumbnail: Thumbnail) -> ThumbnailPicture? {
        guard areReady else { return nil }
        var surface = Surface(thumbnail.size)
        surface.write("[\(thumbnail.name)]", column: 0, row: 0, width: thumbnail.size.columns)
        return .cells(surface)
    }

    func surface(for sample: FaceSample) -> Surface? {
        guard areReady else { return nil }
        var surface = Surface(sample.size)
        surface.write("[\(sample.face.text)]", column: 0, row: 0, width: sample.size.columns)
        surface.write(sample.text, column: 0, row: sample.size.rows - 1, width: sample.size.columns)
        return surface
    }
}
