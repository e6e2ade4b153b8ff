import Drawing

/// Values of a style that popovers change, as a set.
struct StyleValues: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let face = StyleValues(rawValue: 1)
    static let size = StyleValues(rawValue: 2)
    static let width = StyleValues(rawValue: 4)
    static let pen = StyleValues(rawValue: 8)
    static let stroke = StyleValues(rawValue: 16)
    static let fill = StyleValues(rawValue: 32)
    static let heads = StyleValues(rawValue: 64)
    /// Alignment and the spacings of lines and letters.
    static let setting = StyleValues(rawValue: 128)
    static let text: StyleValues = [.face, .size, .setting]

    /// The values that mean something for a drawable: ovals and free paths ignore pens, and only what holds text has a face.
    static func meaningful(for drawable: Drawable) -> StyleValues {
        let label: StyleValues = drawable.label.isEmpty ? [] : .text
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

    /// The values that differ among the drawables they mean something for.
    static func mixed(in drawables: [Drawable]) -> StyleValues {
        guard drawables.count > 1 else { return [] }
        var result: StyleValues = []
        var first: Style?
        var seen: StyleValues = []
        for drawable in drawables {
            let own = meaningful(for: drawable)
            let former = first ?? drawable.style
            let known = own.intersection(seen)
            if !known.isEmpty, former != drawable.style {
                result.formUnion(former.differences(from: drawable.style).intersection(known))
            }
            // A value that is met for the first time is what the others are compared with.
            first = former.taking(own.subtracting(seen), from: drawable.style)
            seen.formUnion(own)
        }
        return result
    }
}

extension Style {
    /// The style with some values of another.
    func taking(_ values: StyleValues, from other: Style) -> Style {
        guard !values.isEmpty else { return self }
        var style = self
        if values.contains(.face) { style.face = other.face }
        if values.contains(.size) { style.size = other.size }
        if values.contains(.width) { style.width = other.width }
        if values.contains(.pen) { style.pen = other.pen }
        if values.contains(.stroke) { style.stroke = other.stroke }
        if values.contains(.fill) { style.fill = other.fill }
        if values.contains(.heads) { style.heads = other.heads }
        if values.contains(.setting) {
            (style.alignment, style.leading, style.tracking) = (other.alignment, other.leading, other.tracking)
        }
        return style
    }

    /// The values that another style has otherwise.
    func differences(from other: Style) -> StyleValues {
        var result: StyleValues = []
        if face != other.face { result.insert(.face) }
        if size != other.size { result.insert(.size) }
        if width != other.width { result.insert(.width) }
        if pen != other.pen { result.insert(.pen) }
        if stroke != other.stroke { result.insert(.stroke) }
        if fill != other.fill { result.insert(.fill) }
        if heads != other.heads { result.insert(.heads) }
        if (alignment, leading, tracking) != (other.alignment, other.leading, other.tracking) { result.insert(.setting) }
        return result
    }
}
