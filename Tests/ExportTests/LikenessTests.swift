import Drawing
import Export
import Files
import Foundation
import Geometry
import Graphemes
import Raster
import Screen
import TestSupport
import Testing
import Typography

@testable import bench

/// Pages and pictures, drawn by programs of others and compared with the canvas.
///
/// Both are taken at 8×16 pixels a cell, the cells as a terminal shows them, blurred as the eye blurs them, and compared by the
/// structural similarity that `docs/benchmarks.md` describes. Letters of the terminal's own font are left out of both, since how
/// they look is the terminal's.
@Suite("Exports look like the canvas", .serialized)
struct LikenessTests {
    /// What is drawn, and the least similarity of its exports to the canvas, and of the others to the picture.
    struct Example: CustomTestStringConvertible, Sendable {
        var name: String
        var drawables: [Drawable]
        var canvas: Double
        var others: Double
        var testDescription: String { name }
    }

    private static let page = FidelityScene.page
    private static let canRun =
        (try? CairoLibrary()) != nil && ["rsvg-convert", "pdftoppm", "pngtopnm"].allSatisfy { OutsideProgram.isExpected($0) }

    private static func scene(_ scene: FidelityScene, canvas: Double, others: Double) -> Example {
        Example(name: scene.rawValue, drawables: scene.drawables, canvas: canvas, others: others)
    }

    /// A drawing of the documentation.
    private static func documented(_ name: String, canvas: Double, others: Double) -> Example {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let bytes = (try? Data(contentsOf: folder.appending(path: "docs/examples/\(name).dudel"))).map { Array($0) } ?? []
        let drawing = try? DrawingReader.read(bytes)
        return Example(name: name, drawables: drawing.map { Array($0.document.drawables) } ?? [], canvas: canvas, others: others)
    }

    /// Texts in real faces, of several scripts and sizes.
    private static var faces: [Drawable] {
        [
            Drawings.text("Release", face: FaceName("DejaVu Serif Book"), size: 36, at: Point(2, 0)),
            Drawings.text("αβγ Ждё", face: FaceName("DejaVu Sans Bold"), size: 20, at: Point(2, 44)),
            Drawings.text("שלום", face: Drawings.sans, size: 24, at: Point(100, 40)),
            Drawings.text("office fi", face: FaceName("DejaVu Serif Italic"), size: 18, at: Point(2, 70)),
        ]
    }

    /// The limits lie a hundredth or two below what was measured, which leaves room for another release of a drawing program and its
    /// fonts. A canvas that is moved by one dot is as like itself as 0.64 (lines), 0.92 (fills and the diagram) or 0.75 (text), which is
    /// always below.
    static let examples: [Example] = [
        scene(.lines, canvas: 0.88, others: 0.99), scene(.fills, canvas: 0.975, others: 0.99),
        scene(.text, canvas: 0.865, others: 0.95), scene(.boxes, canvas: 0.99, others: 0.99),
        scene(.overlap, canvas: 0.91, others: 0.975), documented("banner", canvas: 0.85, others: 0.97),
        documented("diagram", canvas: 0.99, others: 0.99), documented("picture", canvas: 0.98, others: 0.99),
        Example(name: "faces", drawables: faces, canvas: 0.835, others: 0.95),
    ]

    @Test(.enabled(if: canRun), arguments: examples)
    func looksLikeTheCanvas(example: Example) throws {
        try #require(!example.drawables.isEmpty)
        let typesetter = Drawings.typesetter()
        var (cells, letters) = canvas(of: example.drawables, typesetter)
        let outside = [
            ("svg", try drawn(example.drawables, as: .svg, typesetter)),
            ("pdf", try drawn(example.drawables, as: .pdf, typesetter)),
            ("png", try drawn(example.drawables, as: .png, typesetter)),
        ]
        cells.blank(letters)
        let moved = cells.movedByADot().blurred(sigma: 2, radius: 8)
        cells = cells.blurred(sigma: 2, radius: 8)
        #expect(StructuralSimilarity.mean(cells, moved) < example.canvas, "a drawing a dot from its place must not pass")
        var pictures: [(name: String, image: LuminanceImage)] = []
        for (name, image) in outside {
            try #require(image.width == cells.width && image.height == cells.height, "\(name): \(image.width)×\(image.height)")
            var image = image
            image.blank(letters)
            pictures.append((name, image.blurred(sigma: 2, radius: 8)))
        }
        for (name, image) in pictures {
            let likeness = StructuralSimilarity.mean(cells, image)
            #expect(likeness >= example.canvas, "\(name) and the canvas")
        }
        for (one, other) in [(0, 2), (1, 2)] {
            let likeness = StructuralSimilarity.mean(pictures[one].image, pictures[other].image)
            #expect(likeness >= example.others, "\(pictures[one].name) and \(pictures[other].name)")
        }
    }

    /// The cells of the canvas as pixels, and the places of those that show a letter.
    private func canvas(of drawables: [Drawable], _ typesetter: Typesetter) -> (LuminanceImage, letters: [CellPosition]) {
        let size = CellSize(columns: 80, rows: 24)
        var painter = DotPainter(
            view: CellView(size: size), capabilities: Capabilities(glyphs: .braille, colours: .exact), glyphs: typesetter)
        for drawable in drawables { drawable.paint(on: &painter, setter: typesetter) }
        var surface = Surface(size)
        painter.compose(onto: &surface, at: .zero)
        var letters: [CellPosition] = []
        for row in 0..<size.rows {
            for column in 0..<size.columns where CellShape(surface[column, row].grapheme.base) == nil {
                letters.append(CellPosition(column: column, row: row))
            }
        }
        var pixels = CellPixels(paper: .light)
        return (pixels.image(of: surface), letters)
    }

    /// An export as a program of others draws it, at 4 pixels a dot.
    private func drawn(_ drawables: [Drawable], as format: ExportFormat, _ typesetter: Typesetter) throws -> LuminanceImage {
        var export = DrawingExport(format, capabilities: Capabilities(glyphs: .braille, colours: .exact))
        export.area = LikenessTests.page
        let bytes = try export.bytes(for: Document(drawables: drawables), typesetter: typesetter)
        var picture = bytes
        switch format {
        case .svg: picture = try made(by: "rsvg-convert", ["--background-color=white", "--format=png", "{}"], of: bytes)
        case .pdf: return try #require(LuminanceImage(pnm: made(by: "pdftoppm", ["-r", "288", "{}"], of: bytes)))
        default: break
        }
        return try #require(LuminanceImage(pnm: made(by: "pngtopnm", ["{}"], of: picture)))
    }

    private func made(by program: String, _ arguments: [String], of bytes: [UInt8]) throws -> [UInt8] {
        let result = try OutsideProgram.run(program, arguments, on: bytes)
        try #require(result.status == 0, "\(program) fails")
        return result.bytes
    }
}

extension LuminanceImage {
    /// The picture moved by four pixels to the right and down.
    fileprivate func movedByADot() -> LuminanceImage {
        LuminanceImage(
            width: width, height: height,
            values: values.indices.map { place in
                place % width >= 4 && place / width >= 4 ? values[place - 4 * width - 4] : 255
            })
    }

    /// Makes some cells white.
    fileprivate mutating func blank(_ cells: [CellPosition]) {
        for cell in cells {
            for row in 0..<CellShape.height {
                let start = (cell.row * CellShape.height + row) * width + cell.column * CellShape.width
                for place in start..<start + CellShape.width { values[place] = 255 }
            }
        }
    }
}
