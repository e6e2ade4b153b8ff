import Drawing
import Geometry

extension GlyphMask {
    /// The dots that are on as rectangles, one for each row's run of dots, with a dot measuring `unit`.
    func path(unit: Double) -> Path {
        var path = Path()
        for row in 0..<height {
            var column = 0
            while column < width {
                guard dots[row * width + column] else {
                    column += 1
                    continue
                }
                let start = column
                while column < width, dots[row * width + column] { column += 1 }
                let box = Rect(Double(left + start) * unit, Double(top + row) * unit, Double(column - start) * unit, unit)
                path.append(Path(rectangle: box))
            }
        }
        return path
    }
}
