import Drawing
import Geometry
import Notation

/// Random drawings and edits.
extension SeededGenerator {
    /// A coordinate within ±10⁷ dots, whole in half of the cases.
    public mutating func number() -> Double {
        let limits: [Double] = [10, 1_000, 1e7]
        let limit = limits.randomElement(using: &self) ?? 10
        let value = Double.random(in: -limit...limit, using: &self)
        return Bool.random(using: &self) ? value.rounded() : value
    }

    /// A point anywhere in the plane.
    public mutating func point() -> Point { Point(number(), number()) }

    /// A rectangle anywhere in the plane, of any size.
    public mutating func rect() -> Rect {
        Rect(number(), number(), abs(number()), abs(number()))
    }

    /// One to six pieces of text that are hard to keep: quotes, escapes, control characters, wide and joined characters.
    public mutating func text() -> String {
        let pieces = ["a", "Größe", " ", "\n", "\t", "\"", "\\", "=", "#", "\u{1b}[31m", "\u{202e}", "字", "👩‍👩‍👧", "\r\n", "%s%n"]
        return (0..<Int.random(in: 1...6, using: &self)).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
    }

    /// The terminal's own colour, a named one or another.
    public mutating func ink() -> Ink {
        switch Int.random(in: 0..<3, using: &self) {
        case 0: .standard
        case 1: .colour((NamedColour.allCases.randomElement(using: &self) ?? .red).colour)
        default: .colour(Colour(red: UInt8.random(in: 0...255, using: &self), green: 7, blue: 200))
        }
    }

    /// A style whose every value is in its range.
    public mutating func style() -> Style {
        Style(
            stroke: ink(), fill: Bool.random(using: &self) ? ink() : nil, width: Int.random(in: 1...20, using: &self),
            pen: Pen.allCases.randomElement(using: &self) ?? .dots,
            face: Bool.random(using: &self) ? .terminal : FaceName("DejaVu \(text())"),
            size: Int.random(in: 1...999, using: &self),
            heads: ArrowHeads.allCases.randomElement(using: &self) ?? .none,
            language: ["en", "de", "zh-Hant"].randomElement(using: &self) ?? "en",
            alignment: Bool.random(using: &self) ? nil : TextAlignment.allCases.randomElement(using: &self),
            leading: Int.random(in: Style.leadings, using: &self), tracking: Int.random(in: Style.trackings, using: &self))
    }

    /// A shape of any kind but the unknown one.
    public mutating func shape() -> Shape {
        switch Int.random(in: 0..<6, using: &self) {
        case 0: .pencil((0..<Int.random(in: 1...9, using: &self)).map { _ in point() })
        case 1: .line(point(), point())
        case 2: .rectangle(rect())
        case 3: .oval(rect())
        case 4:
            .curve(
                (0..<Int.random(in: 1...5, using: &self)).map { _ in CurveAnchor(point(), handle: point()) },
                closed: Bool.random(using: &self))
        default:
            .text(
                TextBox(text(), at: point(), frame: Bool.random(using: &self) ? Size(abs(number()), abs(number())) : nil))
        }
    }

    /// A drawable with a random id, as a file gives it back.
    public mutating func drawable() -> Drawable {
        let shape = shape()
        var label = ""
        switch shape {
        case .rectangle, .oval: if Bool.random(using: &self) { label = text() }
        default: break
        }
        let extras = Bool.random(using: &self) ? [] : [Drawable.Extra(key: "shade", value: text())]
        return DrawableSyntax.normalised(
            Drawable(
                id: .random(using: &self), shape: shape, style: style(), label: label, groups: groups(),
                isLocked: Int.random(in: 0..<8, using: &self) == 0, extras: extras))
    }

    /// Up to three groups inside one another, mostly none.
    private mutating func groups() -> [DrawableID] {
        let names = ["g1", "g2", "g3"].prefix(max(0, Int.random(in: -3...3, using: &self)))
        return names.compactMap { DrawableID($0) }
    }

    /// A document of random drawables, with or without articles.
    public mutating func document(drawables count: Int = 20) -> Document {
        Document(
            drawables: (0..<count).map { _ in drawable() },
            articles: Bool.random(using: &self)
                ? [] : ["https://en.wikipedia.org/w/index.php?title=Rome", "https://de.wikipedia.org/wiki/Köln"])
    }

    /// An edit that fits a document, most of the time.
    public mutating func edit(for document: Document) -> Edit {
        let ids = document.drawables.map(\.id).shuffled(using: &self)
        let some = Array(ids.prefix(Int.random(in: 1...4, using: &self)))
        guard !some.isEmpty else { return .insert([Edit.Placement(drawable(), at: 0)]) }
        switch Int.random(in: 0..<5, using: &self) {
        case 0: return .remove(some)
        case 1:
            return .replace(
                some.map { drawable().renamed(to: $0) })
        case 2: return .reorder(some.enumerated().map { Edit.Move($0.element, to: $0.offset) })
        case 3: return .articles(["https://fr.wikipedia.org/wiki/\(text())"])
        default:
            let start = Int.random(in: 0...ids.count, using: &self)
            return .insert([Edit.Placement(drawable(), at: start), Edit.Placement(drawable(), at: start + 1)])
        }
    }
}
