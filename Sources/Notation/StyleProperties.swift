import Drawing

/// The values of a style that mean something for a shape; the others are not written.
struct StyleProperties: OptionSet {
    let rawValue: UInt8

    static let pen = StyleProperties(rawValue: 1)
    static let width = StyleProperties(rawValue: 2)
    static let stroke = StyleProperties(rawValue: 4)
    static let fill = StyleProperties(rawValue: 8)
    static let heads = StyleProperties(rawValue: 16)
    /// Face, size, language, and how the lines stand.
    static let text = StyleProperties(rawValue: 32)
    static let all: StyleProperties = [.pen, .width, .stroke, .fill, .heads, .text]

    /// The properties of a drawable: ovals and free paths ignore pens, and only what holds text has a face.
    static func meaningful(for drawable: Drawable) -> StyleProperties {
        let label: StyleProperties = drawable.label.isEmpty ? [] : .text
        switch drawable.shape {
        case .pencil: return [.width, .stroke]
        case .line: return [.pen, .width, .stroke, .heads]
        case .rectangle: return [.pen, .width, .stroke, .fill, label]
        case .oval: return [.width, .stroke, .fill, label]
        case .curve(_, let closed): return closed ? [.width, .stroke, .fill] : [.width, .stroke, .fill, .heads]
        case .text: return [.stroke, .text]
        case .unknown: return []
        }
    }
}

extension Drawable {
    /// The style with what means nothing for the shape at the documented defaults, and the alignment left out where it says
    /// what goes without saying: texts stand at their start, and labels in the middle.
    var keptStyle: Style {
        var result = style.keeping(.meaningful(for: self))
        if result.alignment == naturalAlignment { result.alignment = nil }
        return result
    }
}

extension Style {
    /// The style with every other property at a drawing file's documented default.
    func keeping(_ properties: StyleProperties) -> Style {
        var style = Style.documented
        if properties.contains(.pen) { style.pen = pen }
        if properties.contains(.width) { style.width = width }
        if properties.contains(.stroke) { style.stroke = stroke }
        if properties.contains(.fill) { style.fill = fill }
        if properties.contains(.heads) { style.heads = heads }
        if properties.contains(.text) {
            style.face = face
            style.size = size
            style.language = language
            style.alignment = alignment
            style.leading = leading
            style.tracking = tracking
        }
        return style
    }
}
