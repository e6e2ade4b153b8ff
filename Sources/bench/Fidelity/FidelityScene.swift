import Drawing
import Geometry
import Glibc

/// The drawings whose cells are compared with cairo's picture, each for 80×24 cells: 160×96 dots.
enum FidelityScene: String, CaseIterable {
    case lines, fills, text, boxes, overlap

    static let page = Rect(0, 0, 160, 96)

    private static let wordFaces = ["DejaVu Sans Book", "DejaVu Serif Book", "DejaVu Sans Mono Book"].map { FaceName($0) }
    private static let titleFace = FaceName("DejaVu Sans Bold")

    /// The faces that the scenes need.
    static let faces = wordFaces + [titleFace]

    /// The drawables, bottom first.
    var drawables: [Drawable] {
        let parts: [(Shape, Style)] =
            switch self {
            case .lines: FidelityScene.linesParts
            case .fills: FidelityScene.fillsParts
            case .text: FidelityScene.textParts
            case .boxes: FidelityScene.boxesParts
            case .overlap: FidelityScene.overlapParts
            }
        return parts.enumerated().compactMap { number, part in
            DrawableID("d\(number)").map { Drawable(id: $0, shape: part.0, style: part.1) }
        }
    }

    private static func colour(_ hex: String) -> Ink { Colour(hex: hex).map { .colour($0) } ?? .standard }

    /// Fourteen hairlines fanned out from a corner over a quarter of a circle, an ellipse and a curve.
    private static var linesParts: [(Shape, Style)] {
        let style = Style(width: 1, pen: .dots)
        let corner = Point(6.3, 90.6)
        let fan = (0..<14).map { step -> (Shape, Style) in
            let angle = Double(step) / 13 * Double.pi / 2
            return (.line(corner, corner + Point(cos(angle) * 90, -sin(angle) * 80)), style)
        }
        let curve = [
            CurveAnchor(Point(84, 88), handle: Point(100, 40)), CurveAnchor(Point(125, 80), handle: Point(140, 98)),
            CurveAnchor(Point(154, 56)),
        ]
        return fan + [(.oval(Rect(96.5, 7.5, 56, 38)), style), (.curve(curve, closed: false), style)]
    }

    /// Discs over each other, a triangle and a rectangle, filled.
    private static var fillsParts: [(Shape, Style)] {
        func disc(_ x: Double, _ y: Double, _ radius: Double, _ hex: String) -> (Shape, Style) {
            (.oval(Rect(x - radius, y - radius, 2 * radius, 2 * radius)), filled(hex))
        }
        let triangle = [Point(96.2, 88.4), Point(127.7, 33.1), Point(155.3, 81.6)].map { CurveAnchor($0) }
        return [
            disc(38, 36, 29.3, "#d03030"), disc(66.4, 44.7, 27.6, "#30a050"), disc(43.2, 65.5, 24.1, "#3050d0"),
            (.curve(triangle, closed: true), filled("#e0a020")), (.rectangle(Rect(94.6, 9.2, 51.3, 35.7)), filled("#8040a0")),
        ]
    }

    /// A shape without a stroke of its own: the stroke has the colour of the fill.
    private static func filled(_ hex: String) -> Style {
        Style(stroke: colour(hex), fill: colour(hex), width: 1, pen: .dots)
    }

    /// One word at four sizes in three faces.
    private static var textParts: [(Shape, Style)] {
        let places: [(size: Int, top: Double)] = [(10, 3), (14, 17), (18, 36), (22, 61)]
        return places.flatMap { size, top in
            wordFaces.enumerated().map { column, face -> (Shape, Style) in
                (.text(TextBox("dots", at: Point(4 + Double(column) * 52, top))), Style(pen: .dots, face: face, size: size))
            }
        }
    }

    /// Five boxes with lines between them, on the middles of cells.
    private static var boxesParts: [(Shape, Style)] {
        func box(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int, _ pen: Pen) -> (Shape, Style) {
            let (x, y) = (Double(column) * 2, Double(row) * 4)
            return (.rectangle(Rect(x, y, Double(columns) * 2, Double(rows) * 4)), Style(pen: pen))
        }
        func line(_ from: (Int, Int), _ to: (Int, Int), _ pen: Pen = .light) -> (Shape, Style) {
            func middle(_ cell: (Int, Int)) -> Point { Point(Double(cell.0) * 2 + 1, Double(cell.1) * 4 + 2) }
            return (.line(middle(from), middle(to)), Style(pen: pen))
        }
        return [
            box(2, 1, 20, 6, .light), box(34, 1, 18, 7, .heavy), box(58, 2, 18, 8, .double), box(6, 14, 22, 7, .rounded),
            box(44, 14, 26, 8, .light), line((21, 4), (34, 4)), line((51, 5), (58, 5)), line((12, 6), (12, 14)),
            line((27, 17), (44, 17)), line((64, 9), (64, 14)),
        ]
    }

    /// Nine turned rectangles over each other, filled and outlined, with a word on top.
    private static var overlapParts: [(Shape, Style)] {
        let colours = [
            "#c03030", "#30a050", "#3060d0", "#d0a020", "#8040a0", "#20a0a0", "#e07030", "#607080", "#a0c040",
        ]
        let rectangles = colours.enumerated().map { number, hex -> (Shape, Style) in
            let middle = Point(34 + Double(number % 3) * 45, 22 + Double(number / 3) * 26)
            let angle = 0.35 + Double(number) * 0.61
            let (along, across) = (Point(cos(angle), sin(angle)), Point(-sin(angle), cos(angle)))
            let corners = [(-24.0, -13.0), (24, -13), (24, 13), (-24, 13)].map { x, y in
                CurveAnchor(middle + along * x + across * y)
            }
            return (.curve(corners, closed: true), Style(fill: colour(hex), width: 2, pen: .dots))
        }
        let word = Style(pen: .dots, face: titleFace, size: 36)
        return rectangles + [(.text(TextBox("dudel", at: Point(26, 26))), word)]
    }
}
