import Drawing
import Files
import Geometry
import TestSupport

/// Large drawings that are the same on every machine.
///
/// Of 100 drawables 35 are lines, 20 rectangles, half of them filled, 15 ovals, 10 curves of 3 anchors, 15 pencil paths of 12
/// points and 5 texts of 8 letters at 12, in random order. Each lies in a box of 4–48 dots, and all are spread over a plane twice
/// as wide as high, with 128 square dots a drawable.
struct SeededDrawing {
    private var random: SeededGenerator
    private let width: Double
    private let height: Double

    private enum Kind: CaseIterable {
        case line, rectangle, filledRectangle, oval, curve, pencil, text

        var share: Int {
            switch self {
            case .line: 35
            case .rectangle, .filledRectangle: 10
            case .oval: 15
            case .curve: 10
            case .pencil: 15
            case .text: 5
            }
        }
    }

    private static let inks: [Ink] =
        [.standard]
        + ["#d02020", "#20a020", "#2040d0", "#c0a000", "#a030a0", "#20a0a0"].compactMap { Colour(hex: $0) }.map { .colour($0) }

    private init(count: Int, seed: UInt64) {
        random = SeededGenerator(seed: seed)
        height = (Double(count) * 128 / 2).squareRoot()
        width = 2 * height
    }

    /// A drawing of some hundreds of drawables.
    static func document(_ count: Int, seed: UInt64 = 1) -> Document {
        var generator = SeededDrawing(count: count, seed: seed)
        var drawables: [Drawable] = []
        while drawables.count < count {
            let kinds = Kind.allCases.flatMap { Array(repeating: $0, count: $0.share) }.shuffled(using: &generator.random)
            for kind in kinds.prefix(count - drawables.count) { drawables.append(generator.drawable(kind)) }
        }
        return Document(drawables: drawables)
    }

    /// Writes a drawing as a file.
    static func write(_ document: Document, to path: String) throws(BenchError) {
        do {
            try FileBytes.write(DrawingWriter.bytes(for: document), to: path)
        } catch let error as BenchError {
            throw error
        } catch {
            throw BenchError("the drawing cannot be written")
        }
    }

    private mutating func drawable(_ kind: Kind) -> Drawable {
        let size = Size(.random(in: 4...48, using: &random).rounded(), .random(in: 4...48, using: &random).rounded())
        let box = Rect(
            Double.random(in: 0...max(1, width - size.width), using: &random).rounded(),
            Double.random(in: 0...max(1, height - size.height), using: &random).rounded(), size.width, size.height)
        var style = Style(stroke: ink(), width: Int.random(in: 1...3, using: &random))
        let shape: Shape
        switch kind {
        case .line: shape = .line(point(in: box), point(in: box))
        case .rectangle: shape = .rectangle(box)
        case .filledRectangle:
            style.fill = ink()
            shape = .rectangle(box)
        case .oval: shape = .oval(box)
        case .curve:
            shape = .curve((0..<3).map { _ in CurveAnchor(point(in: box), handle: point(in: box)) }, closed: false)
        case .pencil: shape = .pencil((0..<12).map { _ in point(in: box) })
        case .text:
            style.face = FaceName("DejaVu Sans Book")
            style.size = 12
            shape = .text(TextBox(letters(8), at: box.origin))
        }
        return Drawable(id: .random(using: &random), shape: shape, style: style)
    }

    private mutating func ink() -> Ink { SeededDrawing.inks.randomElement(using: &random) ?? .standard }

    private mutating func point(in box: Rect) -> Point {
        Point(
            Double.random(in: box.minX...box.maxX, using: &random).rounded(),
            Double.random(in: box.minY...box.maxY, using: &random).rounded())
    }

    private mutating func letters(_ count: Int) -> String {
        String((0..<count).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) })
    }
}
