import Export
import Geometry
import Graphemes
import Raster
import Screen

/// The pixels of a surface as a terminal shows it.
struct CellPixels {
    /// The terminal's own colours.
    let paper: PicturePaper

    private var shapes: [Unicode.Scalar: CellShape] = [:]

    init(paper: PicturePaper) { self.paper = paper }

    /// The luminance of a surface's cells, 8×16 pixels each; a character without a known shape is left blank.
    mutating func image(of surface: Surface) -> LuminanceImage {
        let width = surface.columns * CellShape.width
        let height = surface.rows * CellShape.height
        var values = [Float](repeating: LuminanceImage.luminance(of: paper.colour), count: width * height)
        for row in 0..<surface.rows {
            for column in 0..<surface.columns {
                let cell = surface[column, row]
                guard let shape = shape(of: cell.grapheme.base) else { continue }
                var ink = luminance(of: cell.foreground, standard: paper.ink)
                var ground = luminance(of: cell.background, standard: paper.colour)
                if cell.attributes.contains(.reverse) {
                    ground = luminance(of: cell.foreground, standard: paper.ink)
                    ink = luminance(of: cell.background, standard: paper.colour)
                }
                for (index, coverage) in shape.coverage.enumerated() {
                    let x = column * CellShape.width + index % CellShape.width
                    let y = row * CellShape.height + index / CellShape.width
                    values[y * width + x] = ground + (ink - ground) * coverage
                }
            }
        }
        return LuminanceImage(width: width, height: height, values: values)
    }

    private mutating func shape(of scalar: Unicode.Scalar) -> CellShape? {
        if let known = shapes[scalar] { return known }
        let shape = CellShape(scalar)
        shapes[scalar] = shape
        return shape
    }

    private func luminance(of colour: CellColour, standard: Colour) -> Float {
        switch colour {
        case .standard: LuminanceImage.luminance(of: standard)
        case .palette(let number): LuminanceImage.luminance(of: TerminalPalette.colours[Int(number)])
        case .exact(let colour): LuminanceImage.luminance(of: colour)
        }
    }
}
