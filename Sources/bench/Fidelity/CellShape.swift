import Raster

/// How much of each pixel of a cell a character covers, at 8×16 pixels a cell.
struct CellShape {
    static let width = 8
    static let height = 16

    /// The covered part of each pixel, row by row, 0–1.
    let coverage: [Float]

    /// Points across and down a pixel that are tried.
    private static let steps = 8

    /// Braille dots are discs of 78 % of their distance; block elements, sextants, octants and box lines are as Unicode describes
    /// them. Nothing for a character that is none of these.
    init?(_ scalar: Unicode.Scalar) {
        guard let covers = CellShape.test(for: scalar) else { return nil }
        var coverage: [Float] = []
        let step = 1 / Double(CellShape.steps)
        for y in 0..<CellShape.height {
            for x in 0..<CellShape.width {
                var count = 0
                for point in 0..<CellShape.steps * CellShape.steps {
                    let across = Double(x) + (Double(point % CellShape.steps) + 0.5) * step
                    let down = Double(y) + (Double(point / CellShape.steps) + 0.5) * step
                    if covers(across, down) { count += 1 }
                }
                coverage.append(Float(count) / Float(CellShape.steps * CellShape.steps))
            }
        }
        self.coverage = coverage
    }

    private static func test(for scalar: Unicode.Scalar) -> ((Double, Double) -> Bool)? {
        if scalar == " " { return { _, _ in false } }
        if (0x2800...0x28FF).contains(scalar.value) { return braille(Int(scalar.value - 0x2800)) }
        if let lines = BoxLineShapes(scalar) { return lines.covers }
        if let parts = BlockParts(scalar) { return parts.covers }
        return nil
    }

    /// Dots in the order of the Unicode chart "Braille Patterns": 1 to 3 down on the left, 4 to 6 on the right, 7 and 8 below.
    private static func braille(_ pattern: Int) -> (Double, Double) -> Bool {
        let bits = [[0, 3], [1, 4], [2, 5], [6, 7]]
        let pitch = 4.0
        let radius = 0.78 * pitch / 2
        return { x, y in
            let (column, row) = (Int(x / pitch), Int(y / pitch))
            guard pattern >> bits[row][column] & 1 != 0 else { return false }
            let (dx, dy) = (x - (Double(column) + 0.5) * pitch, y - (Double(row) + 0.5) * pitch)
            return dx * dx + dy * dy <= radius * radius
        }
    }
}
