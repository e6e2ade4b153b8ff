import Drawing
import Lines

/// A style as attributes of a line, shared by drawings, the journal, scripts and the state file.
public enum StyleSyntax {
    /// The keys of a style, in the order in which they are written.
    public static let keys = [
        "pen", "width", "face", "size", "stroke", "fill", "end", "start", "lang", "align", "leading", "tracking",
    ]

    /// Sets the property that an attribute names; answers whether it is one of a style at all.
    ///
    /// - Throws: `LineError` when the value is none that the property takes.
    public static func set(_ attribute: Attribute, in style: inout Style) throws(LineError) -> Bool {
        do throws(LineError.Reason) {
            return try set(attribute.key, attribute.value, in: &style)
        } catch {
            throw LineError(error, column: attribute.column)
        }
    }

    private static func set(_ key: String, _ value: String, in style: inout Style) throws(LineError.Reason) -> Bool {
        switch key {
        case "pen": style.pen = try known(key, value, Pen(rawValue: value))
        case "width": style.width = try DecimalNumber.whole(value, in: Style.widths)
        case "face": style.face = try known(key, value, isFace(value) ? FaceName(value) : nil)
        case "size": style.size = try DecimalNumber.whole(value, in: Style.sizes)
        case "stroke": style.stroke = try known(key, value, Ink(text: value))
        case "fill": style.fill = value == "none" ? nil : try known(key, value, Ink(text: value))
        case "end": style.heads = ArrowHeads(atStart: style.heads.atStart, atEnd: try head(key, value))
        case "start": style.heads = ArrowHeads(atStart: try head(key, value), atEnd: style.heads.atEnd)
        case "lang": style.language = try known(key, value, isLanguage(value) ? value : nil)
        case "align": style.alignment = try known(key, value, TextAlignment(rawValue: value))
        case "leading": style.leading = try DecimalNumber.whole(value, in: Style.leadings)
        case "tracking": style.tracking = try DecimalNumber.whole(value, in: Style.trackings)
        default: return false
        }
        return true
    }

    private static func known<Value>(_ key: String, _ text: String, _ value: Value?) throws(LineError.Reason) -> Value {
        guard let value else { throw .badValue(key: key, value: text) }
        return value
    }

    private static func head(_ key: String, _ value: String) throws(LineError.Reason) -> Bool {
        try known(key, value, value == "arrow" ? true : value == "none" ? false : nil)
    }

    private static func isFace(_ text: String) -> Bool { (1...1_024).contains(text.utf8.count) }

    /// Whether a text can be the code of a language: up to 64 letters, digits and hyphens, which holds every BCP 47 tag in use.
    public static func isLanguage(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                let lower = byte | 0x20
                return byte == UInt8(ascii: "-") || (48...57).contains(byte) || (97...122).contains(lower)
            }
    }

    /// The attributes of a style that differ from a drawing file's documented defaults, in their fixed order.
    public static func attributes(of style: Style) -> [Attribute] {
        let defaults = Style.documented
        guard style != defaults else { return [] }
        var result: [Attribute] = []
        if style.pen != defaults.pen { result.append(Attribute("pen", style.pen.rawValue)) }
        if style.width != defaults.width { result.append(Attribute("width", String(clamped(style.width, to: Style.widths)))) }
        if style.face != defaults.face { result.append(Attribute("face", style.face.text)) }
        if style.size != defaults.size { result.append(Attribute("size", String(clamped(style.size, to: Style.sizes)))) }
        if style.stroke != defaults.stroke { result.append(Attribute("stroke", style.stroke.text)) }
        if style.fill != defaults.fill { result.append(Attribute("fill", style.fill?.text ?? "none")) }
        if style.heads.atEnd { result.append(Attribute("end", "arrow")) }
        if style.heads.atStart { result.append(Attribute("start", "arrow")) }
        if style.language != defaults.language { result.append(Attribute("lang", style.language)) }
        if let alignment = style.alignment { result.append(Attribute("align", alignment.rawValue)) }
        if style.leading != defaults.leading {
            result.append(Attribute("leading", String(clamped(style.leading, to: Style.leadings))))
        }
        if style.tracking != defaults.tracking {
            result.append(Attribute("tracking", String(clamped(style.tracking, to: Style.trackings))))
        }
        return result
    }

    private static func clamped(_ value: Int, to range: ClosedRange<Int>) -> Int {
        min(range.upperBound, max(range.lowerBound, value))
    }
}
