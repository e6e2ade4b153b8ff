import Drawing
import Geometry
import Lines

/// A drawable as a line, shared by drawings, the journal, scripts and the command line of the program.
public enum DrawableSyntax {
    /// The names of the statements that describe a drawable.
    public static let names: Set<String> = ["pencil", "line", "rectangle", "oval", "curve", "text"]

    /// What a place that reads drawables allows in them.
    public enum Units: Hashable, Sendable {
        /// Files: numbers are dots, attributes that are not known are kept.
        case dots
        /// Commands that people type: `10c` means cells, attributes that are not known are refused.
        case cellsAllowed
    }

    /// Reads a drawable.
    ///
    /// - Parameters:
    ///   - defaults: the style that counts where the line says nothing.
    ///   - id: makes an id for a line that names none.
    /// - Throws: `LineError`; `.unknownName` when the line describes no drawable at all.
    public static func drawable(
        from line: Line, defaults: Style = .documented, units: Units = .dots, id: () -> DrawableID
    ) throws(LineError) -> Drawable {
        let shape = try shape(of: line, units: units)
        var values = Values(style: defaults)
        for attribute in line.attributes { try values.read(attribute, shape: shape, units: units) }
        return Drawable(
            id: values.id ?? id(), shape: values.isClosed ? shape.closed : shape, style: values.style, label: values.label,
            groups: values.groups, isLocked: values.isLocked, extras: values.extras)
    }

    private static func shape(of line: Line, units: Units) throws(LineError) -> Shape {
        var arguments = ArgumentReader(line, units: units)
        let shape: Shape
        switch line.name {
        case "pencil":
            var points = [try arguments.point()]
            points.reserveCapacity(arguments.count + 1)
            while arguments.count > 0 { points.append(try arguments.point()) }
            shape = .pencil(points)
        case "line":
            let start = try arguments.separatePoint()
            shape = .line(start, try arguments.separatePoint())
        case "rectangle": shape = .rectangle(try rect(&arguments))
        case "oval": shape = .oval(try rect(&arguments))
        case "curve":
            var anchors: [CurveAnchor] = []
            anchors.reserveCapacity(arguments.count)
            repeat {
                let (point, handle) = try arguments.points()
                anchors.append(CurveAnchor(point, handle: handle))
            } while arguments.count > 0
            shape = .curve(anchors, closed: false)
        case "text": shape = .text(try textBox(&arguments))
        default: throw LineError(.unknownName(line.name), column: 1)
        }
        try arguments.end()
        return shape
    }

    private static func rect(_ arguments: inout ArgumentReader) throws(LineError) -> Rect {
        let origin = try arguments.separatePoint()
        let size = try arguments.separatePoint()
        return Rect(origin.x, origin.y, size.x, size.y)
    }

    private static func textBox(_ arguments: inout ArgumentReader) throws(LineError) -> TextBox {
        let origin = try arguments.separatePoint()
        var frame: Size?
        if arguments.count > 1 {
            let size = try arguments.separatePoint()
            guard size.x >= 0, size.y >= 0 else { throw LineError(.outOfRange(DecimalNumber.text(min(size.x, size.y)))) }
            frame = Size(size.x, size.y)
        }
        let string = try arguments.next()
        guard string.text.utf8.count <= DrawingLimits.text else { throw LineError(.textTooLong, column: string.column) }
        return TextBox(string.text, at: origin, frame: frame)
    }
}

extension DrawableSyntax {
    /// What the attributes of a drawable's line say.
    private struct Values {
        var style: Style
        var id: DrawableID?
        var label = ""
        var groups: [DrawableID] = []
        var isLocked = false
        var isClosed = false
        var extras: [Drawable.Extra] = []

        mutating func read(_ attribute: Attribute, shape: Shape, units: Units) throws(LineError) {
            guard attribute.value.utf8.count <= DrawingLimits.text else {
                throw LineError(.textTooLong, column: attribute.column)
            }
            switch (attribute.key, shape) {
            case ("id", _):
                guard let id = DrawableID(attribute.value) else {
                    throw LineError(.badID(attribute.value), column: attribute.column)
                }
                self.id = id
            case ("label", .rectangle), ("label", .oval):
                label = attribute.value
            case ("closed", .curve): isClosed = try Values.flag(attribute)
            case ("locked", _): isLocked = try Values.flag(attribute)
            case ("group", _): groups = try Values.groups(attribute)
            default:
                guard try !StyleSyntax.set(attribute, in: &style) else { return }
                guard units == .dots else { throw LineError(.unknownAttribute(attribute.key), column: attribute.column) }
                extras.append(Drawable.Extra(key: attribute.key, value: attribute.value))
            }
        }

        private static func flag(_ attribute: Attribute) throws(LineError) -> Bool {
            guard ["yes", "no"].contains(attribute.value) else {
                throw LineError(.badValue(key: attribute.key, value: attribute.value), column: attribute.column)
            }
            return attribute.value == "yes"
        }

        /// The ids of groups from the outermost to the innermost, slashes between them, none of them twice.
        private static func groups(_ attribute: Attribute) throws(LineError) -> [DrawableID] {
            let names = attribute.value.split(separator: "/", maxSplits: Drawable.deepestGroup, omittingEmptySubsequences: false)
            let ids = names.compactMap { DrawableID(String($0)) }
            guard ids.count == names.count, ids.count <= Drawable.deepestGroup, Set(ids).count == ids.count else {
                throw LineError(.badValue(key: attribute.key, value: attribute.value), column: attribute.column)
            }
            return ids
        }
    }
}

extension Shape {
    /// The shape, a curve being closed.
    fileprivate var closed: Shape {
        if case .curve(let anchors, _) = self { .curve(anchors, closed: true) } else { self }
    }
}
