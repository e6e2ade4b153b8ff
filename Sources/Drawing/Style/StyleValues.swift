/// Values of a style, as a set.
public struct StyleValues: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt16

    /// Creates a set of its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The face of texts and labels.
    public static let face = StyleValues(rawValue: 1)
    /// The font size.
    public static let size = StyleValues(rawValue: 2)
    /// The stroke width.
    public static let width = StyleValues(rawValue: 4)
    /// What strokes are made of.
    public static let pen = StyleValues(rawValue: 8)
    /// The colour of strokes and texts.
    public static let stroke = StyleValues(rawValue: 16)
    /// The colour inside.
    public static let fill = StyleValues(rawValue: 32)
    /// The arrow heads.
    public static let heads = StyleValues(rawValue: 64)
    /// Alignment and the spacings of lines and letters.
    public static let setting = StyleValues(rawValue: 128)
    /// The language that a text is shaped with: it goes with the words, and no popover of styles changes it.
    public static let language = StyleValues(rawValue: 256)
    /// What a text has and other shapes have not.
    public static let text: StyleValues = [.face, .size, .setting]

    /// The values that mean something for a drawable: ovals and free paths ignore pens, and only what holds text has a face.
    public static func meaningful(for drawable: Drawable) -> StyleValues {
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
}

extension Style {
    /// The style with some values of another.
    public func taking(_ values: StyleValues, from other: Style) -> Style {
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
        if values.contains(.language) { style.language = other.language }
        return style
    }

    /// The values that another style has otherwise.
    public func differences(from other: Style) -> StyleValues {
        var result: StyleValues = []
        if face != other.face { result.insert(.face) }
        if size != other.size { result.insert(.size) }
        if width != other.width { result.insert(.width) }
        if pen != other.pen { result.insert(.pen) }
        if stroke != other.stroke { result.insert(.stroke) }
        if fill != other.fill { result.insert(.fill) }
        if heads != other.heads { result.insert(.heads) }
        if language != other.language { result.insert(.language) }
        if (alignment, leading, tracking) != (other.alignment, other.leading, other.tracking) { result.insert(.setting) }
        return result
    }
}
