import Drawing

/// A change of one value, or of one popover's values, of a style.
public enum StyleChange: Hashable, Sendable {
    case face(FaceName)
    case size(Int)
    case width(Int)
    case pen(Pen)
    /// Stroke width and pen together, as their popover chooses them.
    case stroke(width: Int, pen: Pen)
    case strokeInk(Ink)
    case fillInk(Ink?)
    case heads(ArrowHeads)
    case language(String)
    case alignment(TextAlignment?)
    case leading(Int)
    case tracking(Int)
    /// Alignment and both spacings together, as their popover chooses them.
    case textSetting(TextSetting)

    /// The values that the change sets.
    var values: StyleValues {
        switch self {
        case .face: .face
        case .size: .size
        case .width: .width
        case .pen: .pen
        case .stroke: [.width, .pen]
        case .strokeInk: .stroke
        case .fillInk: .fill
        case .heads: .heads
        case .language: []
        case .alignment, .leading, .tracking, .textSetting: .setting
        }
    }

    /// A style with the change made.
    func applied(to style: Style) -> Style {
        var style = style
        switch self {
        case .face(let face): style.face = face
        case .size(let size): style.size = size
        case .width(let width): style.width = width
        case .pen(let pen): style.pen = pen
        case .stroke(let width, let pen): (style.width, style.pen) = (width, pen)
        case .strokeInk(let ink): style.stroke = ink
        case .fillInk(let ink): style.fill = ink
        case .heads(let heads): style.heads = heads
        case .language(let language): style.language = language
        case .alignment(let alignment): style.alignment = alignment
        case .leading(let leading): style.leading = leading
        case .tracking(let tracking): style.tracking = tracking
        case .textSetting(let setting):
            (style.alignment, style.leading, style.tracking) = (setting.alignment, setting.leading, setting.tracking)
        }
        return style
    }
}
