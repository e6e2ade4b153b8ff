import Drawing
import Geometry
import Graphemes

/// The bytes of an SVG file as they are written.
struct SVGText {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ text: String) { bytes += text.utf8 }

    /// Writes text so that XML reads it as text: markup escaped, what would act or may not stand in XML made visible.
    mutating func escaped(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
            default: bytes += UTF8.encode(VisibleReplacement.of(scalar)) ?? UTF8.encodedReplacementCharacter
            }
        }
    }

    mutating func attribute(_ name: String, _ value: Double) {
        append(" \(name)=\"")
        number(value)
        append("\"")
    }

    mutating func ink(_ name: String, _ ink: Ink) {
        switch ink {
        case .standard: append(" \(name)=\"currentColor\"")
        case .colour(let colour): append(" \(name)=\"\(colour.hex)\"")
        }
    }

    mutating func numbers(_ values: [Double]) {
        for (index, value) in values.enumerated() {
            if index > 0 { append(" ") }
            number(value)
        }
    }

    /// Writes a number with at most three digits behind the point; what is no number is 0.
    mutating func number(_ value: Double) {
        let thousandths = value.isNaN ? 0 : Int((min(1e12, max(-1e12, value)) * 1000).rounded())
        if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
        let magnitude = thousandths.magnitude
        append(String(magnitude / 1000))
        var rest = magnitude % 1000
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var unit: UInt = 100
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
            unit /= 10
        }
    }

    /// Begins the element that a path is: a rectangle, an ellipse or a line where it is one; tells whether there is anything.
    mutating func beginShape(_ path: Path) -> Bool {
        if let rect = PathKind.rectangle(path) {
            append("<rect")
            attribute("x", rect.minX)
            attribute("y", rect.minY)
            attribute("width", rect.width)
            attribute("height", rect.height)
        } else if let rect = PathKind.ellipse(path) {
            append("<ellipse")
            attribute("cx", rect.centre.x)
            attribute("cy", rect.centre.y)
            attribute("rx", rect.width / 2)
            attribute("ry", rect.height / 2)
        } else {
            guard !path.isEmpty else { return false }
            append("<path d=\"")
            for element in path.elements { step(element) }
            append("\"")
        }
        return true
    }

    private mutating func step(_ element: Path.Element) {
        switch element {
        case .move(let point): place("M", point)
        case .line(let point): place("L", point)
        case .cubic(let first, let second, let end):
            place("C", first)
            place(" ", second)
            place(" ", end)
        case .close: append("Z")
        }
    }

    private mutating func place(_ command: String, _ point: Point) {
        append(command)
        number(point.x)
        append(" ")
        number(point.y)
    }
}
