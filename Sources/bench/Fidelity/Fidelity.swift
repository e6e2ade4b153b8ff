import Drawing
import Export
import Geometry
import Raster
import Screen
import Typography

/// How like cairo's picture of a drawing its cells are, as the structural similarity of both.
///
/// Cells are drawn at 8×16 pixels, cairo paints the same drawables at the same size with anti-aliasing, and both pictures are
/// blurred by a Gaussian of two pixels.
struct Fidelity {
    private let typesetter = Typesetter()
    private var pixels = PicturePaper.allCases.map { CellPixels(paper: $0) }

    /// Loads the machine's faces; those of the scenes have to be there, since others would give other figures.
    init() throws(BenchError) {
        typesetter.install(FontCatalogue.load(languages: ["en"]))
        for face in FidelityScene.faces where typesetter.resolve(face, language: "en") != .installed {
            throw BenchError("\(face.text) is not installed")
        }
    }

    /// The figures of all scenes with the default glyphs, and of three with octants.
    mutating func figures() throws(BenchError) -> [Figure] {
        var result: [Figure] = []
        for scene in FidelityScene.allCases {
            result.append(Figure(name: "ssim_\(scene)", value: try similarity(of: scene, glyphs: .braille), unit: "ratio"))
        }
        for scene in [FidelityScene.lines, .text, .overlap] {
            result.append(Figure(name: "ssim_\(scene)_octant", value: try similarity(of: scene, glyphs: .octants), unit: "ratio"))
        }
        return result
    }

    /// The lower of the similarities on light and on dark paper.
    private mutating func similarity(of scene: FidelityScene, glyphs: GlyphSet) throws(BenchError) -> Double {
        let surface = surface(of: scene, glyphs: glyphs)
        var lowest = 1.0
        for index in pixels.indices {
            // As the eye blurs cells.
            let cells = pixels[index].image(of: surface).blurred(sigma: 2, radius: 8)
            let reference = try reference(for: scene, on: pixels[index].paper).blurred(sigma: 2, radius: 8)
            lowest = min(lowest, StructuralSimilarity.mean(cells, reference))
        }
        return lowest
    }

    private func surface(of scene: FidelityScene, glyphs: GlyphSet) -> Surface {
        let size = CellSize(columns: 80, rows: 24)
        var painter = DotPainter(
            view: CellView(size: size), capabilities: Capabilities(glyphs: glyphs, colours: .exact), glyphs: typesetter)
        for drawable in scene.drawables { drawable.paint(on: &painter, setter: typesetter) }
        var surface = Surface(size)
        painter.compose(onto: &surface, at: .zero)
        return surface
    }

    private func reference(for scene: FidelityScene, on paper: PicturePaper) throws(BenchError) -> LuminanceImage {
        do throws(ExportError) {
            let picture = try PixelPicture(
                of: scene.drawables, page: FidelityScene.page, pixelsPerDot: 4, paper: paper, typesetter: typesetter)
            return LuminanceImage(
                width: picture.width, height: picture.height, values: picture.pixels.map { LuminanceImage.luminance(of: $0) })
        } catch {
            throw BenchError("cairo: \(error)")
        }
    }
}
