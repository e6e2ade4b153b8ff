import Drawing
import Geometry
import Lines

extension DrawableSyntax {
    /// The line that describes a drawable: its id, then what differs from the documented defaults, in a fixed order.
    ///
    /// What means nothing for the shape is left out, as `normalised` does. `Shape.unknown` becomes `kept "LINE" id=…`, the form
    /// of the journal, where such lines need their ids; `DrawingWriter` writes them as they are.
    public static func line(for drawable: Drawable) -> Line {
        var line = Line(name(of: drawable.shape), positional(of: drawable.shape))
        line.attributes.append(Attribute("id", drawable.id.text))
        line.attributes += StyleSyntax.attributes(of: drawable.keptStyle)
        switch drawable.shape {
        case .curve(_, closed: true): line.attributes.append(Attribute("closed", "yes"))
        case .rectangle where !drawable.label.isEmpty, .oval where !drawable.label.isEmpty:
            line.attributes.append(Attribute("label", drawable.label))
        default: break
        }
        if !drawable.groups.isEmpty {
            line.attributes.append(Attribute("group", drawable.groups.map(\.text).joined(separator: "/")))
        }
        if drawable.isLocked { line.attributes.append(Attribute("locked", "yes")) }
        for extra in drawable.extras where isExtra(extra.key, of: drawable.shape) && line[extra.key] == nil {
            line.attributes.append(Attribute(extra.key, extra.value))
        }
        return line
    }

    /// The drawable as a file gives it back: values of its style that mean nothing for its shape at the documented defaults.
    public static func normalised(_ drawable: Drawable) -> Drawable {
        var result = drawable
        result.style = drawable.keptStyle
        return result
    }

    private static func isExtra(_ key: String, of shape: Shape) -> Bool {
        guard Attribute.isKey(key), !["id", "group", "locked"].contains(key), !StyleSyntax.keys.contains(key) else {
            return false
        }
        switch (key, shape) {
        case ("label", .rectangle), ("label", .oval), ("closed", .curve): return false
        default: return true
        }
    }

    private static func name(of shape: Shape) -> String {
        switch shape {
        case .pencil: "pencil"
        case .line: "line"
        case .rectangle: "rectangle"
        case .oval: "oval"
        case .curve: "curve"
        case .text: "text"
        case .unknown: "kept"
        }
    }

    private static func positional(of shape: Shape) -> [Argument] {
        switch shape {
        case .pencil(let points): return points.map { Argument(pair($0)) }
        case .line(let start, let end): return numbers(start.x, start.y, end.x, end.y)
        case .rectangle(let rect), .oval(let rect): return numbers(rect.minX, rect.minY, rect.width, rect.height)
        case .curve(let anchors, _): return anchors.map { Argument(pair($0.point) + "," + pair($0.handle)) }
        case .text(let box):
            let place = numbers(box.origin.x, box.origin.y)
            let frame = box.frame.map { numbers($0.width, $0.height) } ?? []
            return place + frame + [Argument(box.string, isQuoted: true)]
        case .unknown(let text): return [Argument(text, isQuoted: true)]
        }
    }

    private static func pair(_ point: Point) -> String { DecimalNumber.text(point.x) + "," + DecimalNumber.text(point.y) }

    private static func numbers(_ values: Double...) -> [Argument] { values.map { Argument(DecimalNumber.text($0)) } }
}
