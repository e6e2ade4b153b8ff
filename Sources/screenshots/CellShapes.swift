import Raster

/// The characters that are drawn as shapes, so that they join whatever font the picture is seen with.
///
/// A cell is 8 units wide and 16 high, which puts a braille dot on every fourth unit.
enum CellShapes {
    static let width = 8
    static let height = 16

    /// Path data that is filled, for braille and block elements; nothing for any other character.
    static func filledPath(of scalar: Unicode.Scalar, x: Int, y: Int) -> String? {
        switch scalar.value {
        case 0x2800...0x28FF: braille(Int(scalar.value - 0x2800), x, y)
        case 0x2580...0x2590, 0x2594...0x259F: block(scalar.value).map { rectangle($0, x, y) }.joined()
        default: nil
        }
    }

    /// Path data that is stroked and the stroke's width, for box-drawing characters; nothing for any other character.
    static func strokedPaths(of scalar: Unicode.Scalar, x: Int, y: Int) -> [(path: String, width: Int)]? {
        guard let arms = BoxArms(scalar) else { return nil }
        let centre = (x: x + width / 2, y: y + height / 2)
        if arms.isRounded {
            let startY = arms.up == .none ? y + height : y
            let endX = arms.left == .none ? x + width : x
            return [("M\(centre.x) \(startY)Q\(centre.x) \(centre.y) \(endX) \(centre.y)", 1)]
        }
        if arms.dashes > 1 { return [dashed(arms, x, y)] }
        let ends: [(BoxArms.Weight, Int, Int)] = [
            (arms.up, centre.x, y), (arms.right, x + width, centre.y), (arms.down, centre.x, y + height),
            (arms.left, x, centre.y),
        ]
        var paths: [(path: String, width: Int)] = []
        for (weight, endX, endY) in ends where weight != .none {
            let isVertical = endX == centre.x
            for shift in weight == .double ? [-1, 1] : [0] {
                let (dx, dy) = isVertical ? (shift, 0) : (0, shift)
                // Arms begin a little behind the centre, so that corners close.
                let back = weight == .light && !ends.contains { $0.0 == .double } ? 0 : 1
                let startX = centre.x + dx - (endX - centre.x).signum() * back
                let startY = centre.y + dy - (endY - centre.y).signum() * back
                paths.append(("M\(startX) \(startY)L\(endX + dx) \(endY + dy)", weight == .heavy ? 2 : 1))
            }
        }
        return paths
    }

    private static func dashed(_ arms: BoxArms, _ x: Int, _ y: Int) -> (path: String, width: Int) {
        let isVertical = arms.up != .none
        let length = isVertical ? height : width
        let period = length / arms.dashes
        var path = ""
        for dash in 0..<arms.dashes {
            let start = dash * length / arms.dashes
            let end = start + max(1, period - (isVertical ? 2 : 1))
            path +=
                isVertical
                ? "M\(x + width / 2) \(y + start)V\(y + end)" : "M\(x + start) \(y + height / 2)H\(x + end)"
        }
        return (path, arms.up == .heavy || arms.left == .heavy ? 2 : 1)
    }

    /// Dots in the order of the Unicode chart "Braille Patterns": 1 to 3 down on the left, 4 to 6 on the right, 7 and 8 below.
    private static func braille(_ pattern: Int, _ x: Int, _ y: Int) -> String {
        let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
        return places.enumerated().filter { pattern >> $0.offset & 1 != 0 }
            .map { rectangle((left: $0.element.0 * 4, top: $0.element.1 * 4, width: 3, height: 3), x, y) }.joined()
    }

    private typealias Part = (left: Int, top: Int, width: Int, height: Int)

    private static func rectangle(_ part: Part, _ x: Int, _ y: Int) -> String {
        "M\(x + part.left) \(y + part.top)h\(part.width)v\(part.height)h-\(part.width)z"
    }

    /// The parts of a block element, by the Unicode chart "Block Elements".
    private static func block(_ value: UInt32) -> [Part] {
        let quadrants: [Part] = [(0, 0, 4, 8), (4, 0, 4, 8), (0, 8, 4, 8), (4, 8, 4, 8)]
        switch value {
        case 0x2580: return [(0, 0, 8, 8)]
        case 0x2581...0x2588:
            let eighths = Int(value - 0x2580)
            return [(0, 16 - eighths * 2, 8, eighths * 2)]
        case 0x2589...0x258F: return [(0, 0, 8 - Int(value - 0x2588), 16)]
        case 0x2590: return [(4, 0, 4, 16)]
        case 0x2594: return [(0, 0, 8, 2)]
        case 0x2595: return [(7, 0, 1, 16)]
        default:
            // U+2596…259F: the quadrants upper left 1, upper right 2, lower left 4, lower right 8.
            let sets = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
            let set = sets[Int(value - 0x2596)]
            return quadrants.enumerated().filter { set >> $0.offset & 1 != 0 }.map(\.element)
        }
    }
}
